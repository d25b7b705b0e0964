import { readFileSync } from "node:fs";

/** The functions of wasm/voiceKernels.ts. Arguments are byte addresses in its memory, and counts of numbers. */
interface Kernels {
  memory: { buffer: ArrayBuffer };
  free: { value: number };
  prepare(): void;
  magnitudes(samples: number, to: number, row: number): void;
  logarithms(x: number, y: number, n: number): number;
  shift(y: number, by: number, n: number): void;
  add(x: number, y: number, n: number): void;
  rectify(y: number, n: number): void;
  depthwise(x: number, w: number, b: number, y: number, frames: number, channels: number): void;
  dense(x: number, w: number, b: number, y: number, n: number, m: number, more: boolean): void;
  remember(gates: number, h: number, c: number, units: number): void;
}

/** The part of WebAssembly's standard interface that is used here; Node's types do not declare it. */
const { Module, Instance } = (
  globalThis as unknown as {
    WebAssembly: {
      Module: new (bytes: Uint8Array) => object;
      Instance: new (module: object, imports: object) => { exports: unknown };
    };
  }
).WebAssembly;

/** The compiled arithmetic of the speech detector, and the division of its memory, which never grows. */
export class VoiceKernels {
  readonly run: Kernels;
  private end: number;

  /** @param file path of `kernels.wasm`. */
  constructor(file: string) {
    this.run = new Instance(new Module(readFileSync(file)), {}).exports as Kernels;
    this.end = this.run.free.value;
    this.run.prepare();
  }

  /** Reserves memory, filled with zeros. @returns its address and a view of it. */
  space(length: number): { at: number; numbers: Float32Array } {
    const at = this.end;
    this.end += Math.ceil(length / 4) * 16;
    return { at, numbers: new Float32Array(this.run.memory.buffer, at, length) };
  }

  /** Stores numbers permanently. @returns their address. */
  place(values: Float32Array): number {
    const { at, numbers } = this.space(values.length);
    numbers.set(values);
    return at;
  }
}
