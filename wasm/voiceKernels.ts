/*
 * The arithmetic of the speech detector (AssemblyScript, 128-bit SIMD). `node scripts/kernels.mjs` compiles it to
 * resources/silero-vad/kernels.wasm; SileroNet.ts calls it and decides where its data is in the module's memory.
 * Addresses are in bytes; all numbers are 32-bit floats.
 */

/** Samples per frame, samples from one frame to the next, and magnitudes per frame. */
const frame: i32 = 256;
const hop: i32 = 64;
const bins: i32 = 129;
const pi: f64 = 3.141592653589793;

/**
 * Scratch: four complex signals of one frame each, one per lane, then the window and the twiddle factors (cosines,
 * sines).
 */
const re: usize = 1024;
const im: usize = re + 16 * frame;
const hann: usize = im + 16 * frame;
const cosines: usize = hann + 4 * frame;
const sines: usize = cosines + 2 * frame;

/** First address that the caller may use. */
export const free: usize = sines + 2 * frame;

/** Fills the tables. Call it once. */
export function prepare(): void {
  for (let n: i32 = 0; n < frame; n++) {
    store<f32>(hann + (n << 2), f32(0.5 - 0.5 * Math.cos((2 * pi * f64(n)) / frame)));
  }
  for (let n: i32 = 0; n < frame / 2; n++) {
    store<f32>(cosines + (n << 2), f32(Math.cos((2 * pi * f64(n)) / frame)));
    store<f32>(sines + (n << 2), f32(-Math.sin((2 * pi * f64(n)) / frame)));
  }
}

/**
 * Magnitudes of the spectra of eight frames of 704 samples: 129 numbers at `to` for the first frame, and at each `row` bytes
 * after it for the others. Frames 0 to 3 are the real part of the four signals and frames 4 to 7 the imaginary part.
 */
export function magnitudes(samples: usize, to: usize, row: usize): void {
  for (let n: i32 = 0; n < frame; n++) {
    const at = usize(reversed(n)) << 4;
    const weight = v128.load_splat<f32>(hann + (n << 2));
    const from = samples + (n << 2);
    store128(re + at, f32x4.mul(weight, everyHop(from)));
    store128(im + at, f32x4.mul(weight, everyHop(from + 16 * hop)));
  }
  transform();
  for (let k: i32 = 0; k < bins; k++) {
    const at = usize(k) << 4;
    const mirror = usize((frame - k) & (frame - 1)) << 4;
    const x = v128.load(re + at);
    const y = v128.load(im + at);
    const u = v128.load(re + mirror);
    const v = v128.load(im + mirror);
    everyRow(to + (k << 2), row, half(f32x4.add(x, u), f32x4.sub(y, v)));
    everyRow(to + (k << 2) + 4 * row, row, half(f32x4.add(y, v), f32x4.sub(u, x)));
  }
}

/** Radix-2, in place, of input in bit-reversed order. */
function transform(): void {
  for (let size: i32 = 1, step: i32 = frame / 2; size < frame; size <<= 1, step >>= 1) {
    for (let k: i32 = 0; k < size; k++) {
      const c = v128.load_splat<f32>(cosines + ((k * step) << 2));
      const s = v128.load_splat<f32>(sines + ((k * step) << 2));
      for (let start: i32 = k; start < frame; start += size << 1) {
        const p = usize(start) << 4;
        const q = usize(start + size) << 4;
        const x = v128.load(re + q);
        const y = v128.load(im + q);
        const r = f32x4.sub(f32x4.mul(x, c), f32x4.mul(y, s));
        const i = f32x4.add(f32x4.mul(x, s), f32x4.mul(y, c));
        const u = v128.load(re + p);
        const v = v128.load(im + p);
        store128(re + q, f32x4.sub(u, r));
        store128(im + q, f32x4.sub(v, i));
        store128(re + p, f32x4.add(u, r));
        store128(im + p, f32x4.add(v, i));
      }
    }
  }
}

/** Writes log(1 + 2^20 x) of `n` numbers, a multiple of 4. @returns their sum. */
export function logarithms(x: usize, y: usize, n: i32): f32 {
  let sum = f32x4.splat(0);
  for (const end = x + (n << 2); x < end; x += 16, y += 16) {
    const value = log(f32x4.add(f32x4.splat(1), f32x4.mul(f32x4.splat(1_048_576), v128.load(x))));
    sum = f32x4.add(sum, value);
    store128(y, value);
  }
  return total(sum);
}

/** Adds `by` to each of `n` numbers, a multiple of 4. */
export function shift(y: usize, by: f32, n: i32): void {
  for (const end = y + (n << 2); y < end; y += 16) store128(y, f32x4.add(v128.load(y), f32x4.splat(by)));
}

/** y += x for `n` numbers, a multiple of 4. */
export function add(x: usize, y: usize, n: i32): void {
  for (const end = x + (n << 2); x < end; x += 16, y += 16) store128(y, f32x4.add(v128.load(y), v128.load(x)));
}

/** Sets the negative ones of `n` numbers, a multiple of 4, to 0. */
export function rectify(y: usize, n: i32): void {
  for (const end = y + (n << 2); y < end; y += 16) store128(y, f32x4.max(v128.load(y), f32x4.splat(0)));
}

/**
 * Convolves each of `channels` (a multiple of 4) with its own 5 weights over the frames, rectified. `x` and `y`: frames of
 * channels; `w`: 5 rows of channels.
 */
export function depthwise(x: usize, w: usize, b: usize, y: usize, frames: i32, channels: i32): void {
  const row = usize(channels) << 2;
  for (let t: i32 = 0; t < frames; t++) {
    const first = max(0, 2 - t);
    const last = min(4, frames + 1 - t);
    for (let c: usize = 0; c < row; c += 16) {
      let sum = v128.load(b + c);
      for (let k = first; k <= last; k++) {
        sum = f32x4.add(sum, f32x4.mul(v128.load(w + usize(k) * row + c), v128.load(x + usize(t + k - 2) * row + c)));
      }
      store128(y + usize(t) * row + c, f32x4.max(sum, f32x4.splat(0)));
    }
  }
}

/** y = b + W x, added to `y` if `more`. `w`: for each 16 of the `m` outputs a row of 16 weights per input. */
export function dense(x: usize, w: usize, b: usize, y: usize, n: i32, m: i32, more: bool): void {
  for (let j: i32 = 0; j < m; j += 16, b += 64, y += 64) {
    let s0 = v128.load(b);
    let s1 = v128.load(b, 16);
    let s2 = v128.load(b, 32);
    let s3 = v128.load(b, 48);
    for (let i: i32 = 0; i < n; i++, w += 64) {
      const value = v128.load_splat<f32>(x + (i << 2));
      s0 = f32x4.add(s0, f32x4.mul(value, v128.load(w)));
      s1 = f32x4.add(s1, f32x4.mul(value, v128.load(w, 16)));
      s2 = f32x4.add(s2, f32x4.mul(value, v128.load(w, 32)));
      s3 = f32x4.add(s3, f32x4.mul(value, v128.load(w, 48)));
    }
    if (more) {
      s0 = f32x4.add(s0, v128.load(y));
      s1 = f32x4.add(s1, v128.load(y, 16));
      s2 = f32x4.add(s2, v128.load(y, 32));
      s3 = f32x4.add(s3, v128.load(y, 48));
    }
    v128.store(y, s0);
    v128.store(y, s1, 16);
    v128.store(y, s2, 32);
    v128.store(y, s3, 48);
  }
}

/**
 * One step of an LSTM of `units` (a multiple of 4). `gates`: the input, output, forget and cell gates before
 * activation.
 */
export function remember(gates: usize, h: usize, c: usize, units: i32): void {
  const row = usize(units) << 2;
  for (let i: usize = 0; i < row; i += 16) {
    const enter = f32x4.mul(sigmoid(v128.load(gates + i)), tanh(v128.load(gates + 3 * row + i)));
    const kept = f32x4.mul(sigmoid(v128.load(gates + 2 * row + i)), v128.load(c + i));
    const cell = f32x4.add(enter, kept);
    store128(c + i, cell);
    store128(h + i, f32x4.mul(sigmoid(v128.load(gates + row + i)), tanh(cell)));
  }
}

function store128(at: usize, value: v128): void {
  v128.store(at, value);
}

/** The samples of four frames at the same position. */
function everyHop(from: usize): v128 {
  let value = v128.load_splat<f32>(from);
  value = v128.load_lane<f32>(from + 4 * hop, value, 1);
  value = v128.load_lane<f32>(from + 8 * hop, value, 2);
  return v128.load_lane<f32>(from + 12 * hop, value, 3);
}

function everyRow(to: usize, row: usize, value: v128): void {
  v128.store_lane<f32>(to, value, 0);
  v128.store_lane<f32>(to + row, value, 1);
  v128.store_lane<f32>(to + 2 * row, value, 2);
  v128.store_lane<f32>(to + 3 * row, value, 3);
}

/** Half of the magnitude of x + iy. */
function half(x: v128, y: v128): v128 {
  return f32x4.mul(f32x4.splat(0.5), f32x4.sqrt(f32x4.add(f32x4.mul(x, x), f32x4.mul(y, y))));
}

function total(sum: v128): f32 {
  return (
    f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3)
  );
}

/** Reverses the 8 bits of a position in a frame. */
function reversed(n: i32): i32 {
  let value: i32 = 0;
  for (let bit: i32 = 1; bit < frame; bit <<= 1) value = (value << 1) | i32((n & bit) !== 0);
  return value;
}

function sigmoid(x: v128): v128 {
  return f32x4.div(f32x4.splat(1), f32x4.add(f32x4.splat(1), exp(f32x4.neg(x))));
}

function tanh(x: v128): v128 {
  const one = f32x4.splat(1);
  return f32x4.sub(f32x4.mul(f32x4.splat(2), sigmoid(f32x4.add(x, x))), one);
}

/** e^x by the polynomial of Cephes' expf, to 2e-7. */
function exp(power: v128): v128 {
  const x = f32x4.max(f32x4.min(power, f32x4.splat(88)), f32x4.splat(-87));
  const n = f32x4.nearest(f32x4.mul(x, f32x4.splat(1.44269504)));
  let r = f32x4.sub(x, f32x4.mul(n, f32x4.splat(0.693359375)));
  r = f32x4.sub(r, f32x4.mul(n, f32x4.splat(-2.1219444e-4)));
  let y = f32x4.splat(1.98756915e-4);
  y = f32x4.add(f32x4.mul(y, r), f32x4.splat(1.3981999507e-3));
  y = f32x4.add(f32x4.mul(y, r), f32x4.splat(8.3334519073e-3));
  y = f32x4.add(f32x4.mul(y, r), f32x4.splat(4.1665795894e-2));
  y = f32x4.add(f32x4.mul(y, r), f32x4.splat(1.6666665459e-1));
  y = f32x4.add(f32x4.mul(y, r), f32x4.splat(5.0000001201e-1));
  y = f32x4.add(f32x4.add(f32x4.mul(y, f32x4.mul(r, r)), r), f32x4.splat(1));
  const scale = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(n), i32x4.splat(127)), 23);
  return f32x4.mul(y, scale);
}

/** log x of positive numbers by the polynomial of Cephes' logf, to 1e-7. */
function log(value: v128): v128 {
  const mantissa = v128.or(v128.and(value, i32x4.splat(0x007fffff)), i32x4.splat(0x3f000000));
  const isSmall = f32x4.lt(mantissa, f32x4.splat(0.707106781));
  let e = f32x4.convert_i32x4_s(i32x4.sub(i32x4.shr_u(value, 23), i32x4.splat(126)));
  e = f32x4.sub(e, v128.and(isSmall, f32x4.splat(1)));
  const x = f32x4.sub(f32x4.add(mantissa, v128.and(isSmall, mantissa)), f32x4.splat(1));
  const z = f32x4.mul(x, x);
  let y = f32x4.splat(7.0376836292e-2);
  y = f32x4.add(f32x4.mul(y, x), f32x4.splat(-1.151461031e-1));
  y = f32x4.add(f32x4.mul(y, x), f32x4.splat(1.167699874e-1));
  y = f32x4.add(f32x4.mul(y, x), f32x4.splat(-1.2420140846e-1));
  y = f32x4.add(f32x4.mul(y, x), f32x4.splat(1.4249322787e-1));
  y = f32x4.add(f32x4.mul(y, x), f32x4.splat(-1.6668057665e-1));
  y = f32x4.add(f32x4.mul(y, x), f32x4.splat(2.0000714765e-1));
  y = f32x4.add(f32x4.mul(y, x), f32x4.splat(-2.4999993993e-1));
  y = f32x4.add(f32x4.mul(y, x), f32x4.splat(3.3333331174e-1));
  y = f32x4.mul(y, f32x4.mul(x, z));
  y = f32x4.add(y, f32x4.mul(e, f32x4.splat(-2.1219444e-4)));
  y = f32x4.sub(y, f32x4.mul(z, f32x4.splat(0.5)));
  return f32x4.add(f32x4.add(x, y), f32x4.mul(e, f32x4.splat(0.693359375)));
}
