import type { ByteSearch } from './byte-search.ts';
import { instance, type SimdMemory, whereSimd } from './simd-instance.ts';
import { simdModule } from './simd-module.ts';
import { layout } from './simd-places.ts';

/** `undefined` where this Node cannot run WebAssembly with vectors, or has no address space for its memory. */
export function simdSearch(needles: readonly Buffer[]): ByteSearch | undefined {
  const engine = load(needles);
  if (engine === undefined) {
    return undefined;
  }
  const { find, last } = engine;
  const { input, block, output } = layout;
  const space = new Uint8Array(engine.memory, 0, output);
  const places = new Int32Array(engine.memory, output, block);

  function each(bytes: Buffer, from: number, found: (at: number) => void): void {
    for (let start = from; start < bytes.length; start += block) {
      const length = Math.min(block, bytes.length - start);
      const part = bytes.subarray(start, start + length + layout.compared - 1);
      space.set(part, input);
      space.fill(0, input + part.length);
      const count = find(input + length);
      for (let index = 0; index < count; index++) {
        const place = (places[index] as number) - input;
        if (place < length) {
          found(start + place);
        }
      }
    }
  }

  function lastQuote(bytes: Buffer, from: number, to: number): number {
    for (let end = to; end > from; end -= block) {
      const start = Math.max(from, end - block);
      const before = Math.min(2, start);
      space.fill(0, input - 2, input);
      space.set(bytes.subarray(start - before, end), input - before);
      const place = last(input + end - start) - input;
      if (place >= 0) {
        return start + place;
      }
    }
    return -1;
  }

  return { each, lastQuote };
}

interface Functions {
  find(end: number): number;
  last(end: number): number;
}

/** One memory for all searches, which never run at the same time, and the modules that were made for some needles. */
const modules = new Map<string, Functions>();
let memory: SimdMemory | undefined;

function load(needles: readonly Buffer[]): (Functions & { memory: ArrayBuffer }) | undefined {
  if (needles.length === 0) {
    return undefined;
  }
  return whereSimd((assembly) => {
    memory ??= new assembly.Memory({ initial: layout.pages });
    const key = needles.map((needle) => needle.toString('hex', 0, layout.compared)).join();
    const functions = modules.get(key) ?? instance<Functions>(assembly, simdModule(needles), memory);
    modules.set(key, functions);
    return { ...functions, memory: memory.buffer };
  });
}
