import { writeSync } from 'node:fs';
import { oneLine } from '../bundle/layout.ts';
import type { Log } from '../log.ts';

const STDOUT = 1;
const STDERR = 2;

/** What is told while a command works: warnings, each on one line of standard error. */
export const terminalLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warning: (message) => writeLine(STDERR, oneLine(message)),
  group: (_title, work) => work(),
};

/** A line for people, without anything that a terminal would take for a command. */
export function say(line: string): void {
  writeLine(STDOUT, oneLine(line));
}

/** Columns under their titles, each as wide as its longest cell; the last one as long as it is. */
export function sayTable(titles: readonly string[], rows: readonly (readonly string[])[]): void {
  const table = [titles, ...rows].map((row) => row.map((cell) => oneLine(cell)));
  const widths = titles.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table) {
    writeLine(
      STDOUT,
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

/** One JSON document for programs, in which no character is left that a terminal would take for a command. */
export function sayJson(value: unknown): void {
  const json = JSON.stringify(value, undefined, 2);
  writeLine(STDOUT, json.replaceAll(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, escaped));
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/** Bytes in decimal units. */
export function bytes(amount: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(Math.floor(Math.log10(Math.max(amount, 1)) / 3), units.length - 1);
  const value = amount / 1000 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
}

/** `2026-11-30 12:00` in UTC. */
export function minute(time: Date): string {
  return Number.isNaN(time.getTime()) ? 'unknown' : time.toISOString().slice(0, 16).replace('T', ' ');
}

/** All of it, also into a pipe whose reader is slow. */
function writeLine(descriptor: number, line: string): void {
  let rest = Buffer.from(`${line}\n`);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      if (error.code === 'EPIPE') return;
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}
