/** A line of a transcript. */
export interface Row {
    /** Counted from 1, as an editor does. */
    readonly line: number;
    /** Bytes, without the newline. */
    readonly bytes: number;
    /** Whether there is anything but white space. */
    readonly blank: boolean;
    /** Whether it starts like an object and ends like one, which a torn or overwritten row mostly does not. */
    readonly whole: boolean;
}
/** Parts bytes into rows without keeping any: the one place of the project that knows where a row ends. */
export interface RowSplitter {
    /** Takes the next bytes: those of `bytes` from `from` and before `to`. */
    feed(bytes: Buffer, from: number, to: number): void;
    /** Ends the last row, where the file does not end with a newline. */
    end(): void;
}
/** What is told of rows: first every part of one as it comes in, then the row itself. */
export interface RowListener {
    part?(bytes: Buffer, from: number, to: number): void;
    row(row: Row): void;
}
export declare function rowSplitter(listener: RowListener): RowSplitter;
/** Keeps the largest of the rows it is shown, largest first. */
export declare function largestRows(count: number): {
    add(row: Row): void;
    list(): readonly {
        line: number;
        bytes: number;
    }[];
};
