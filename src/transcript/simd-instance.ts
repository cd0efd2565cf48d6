/** The part of WebAssembly that is used here. */
interface Assembly {
  readonly Memory: new (size: { initial: number }) => SimdMemory;
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

export interface SimdMemory {
  readonly buffer: ArrayBuffer;
}

/** `undefined` where this Node cannot run WebAssembly with vectors, or has no address space for its memory. */
export function whereSimd<T>(make: (assembly: Assembly) => T): T | undefined {
  const { WebAssembly: assembly } = globalThis as { WebAssembly?: Assembly };
  if (assembly === undefined) {
    return undefined;
  }
  try {
    return make(assembly);
  } catch (error) {
    // A CompileError, or a RangeError where memory is limited: another way is taken.
    if (error instanceof Error) {
      return undefined;
    }
    throw error;
  }
}

/** The functions of a module that works on that memory. */
export function instance<Functions>(assembly: Assembly, code: Uint8Array, memory: SimdMemory): Functions {
  const { exports } = new assembly.Instance(new assembly.Module(code), { m: { m: memory } });
  return exports as Functions;
}
