// Core is compiled without DOM and Node types; every runtime it runs in may have WebAssembly, and this is
// the one place that reaches for it.

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  /** In pages of 64 KB. Buffers taken before are no good any more. */
  grow(pages: number): number;
}

interface WasmPlatform {
  readonly WebAssembly?: {
    Module: new (bytes: Uint8Array) => unknown;
    Instance: new (module: unknown, imports: unknown) => { readonly exports: unknown };
    Memory: new (descriptor: { initial: number; maximum: number }) => WasmMemory;
  };
  atob(base64: string): string;
}

// The cast stands for the missing lib types, see above.
const platform = globalThis as unknown as WasmPlatform;

/** Makes a module; undefined where there is no WebAssembly, or not with SIMD, or the page's rules forbid it. */
export function compileModule(base64: string): unknown {
  try {
    const bytes = Uint8Array.from(platform.atob(base64), (letter) => letter.charCodeAt(0));
    return platform.WebAssembly && new platform.WebAssembly.Module(bytes);
  } catch {
    return undefined;
  }
}

/** Makes an instance with a memory of its own; pages of 64 KB. Undefined where there is no memory left for it. */
export function instantiate(
  module: unknown,
  pages: { readonly initial: number; readonly maximum: number },
): { readonly exports: unknown; readonly memory: WasmMemory } | undefined {
  const { WebAssembly } = platform;
  if (!WebAssembly) return undefined;
  try {
    const memory = new WebAssembly.Memory(pages);
    return { memory, exports: new WebAssembly.Instance(module, { env: { memory } }).exports };
  } catch {
    return undefined;
  }
}
