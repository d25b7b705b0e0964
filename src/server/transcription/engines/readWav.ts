import { AppError } from "../../../shared/errors";

/**
 * Parses a wav file of 16-bit or 32-bit float samples, mixed down to mono. `rate` is in Hz.
 * @throws {AppError} `unsupported_audio` for any other file.
 */
export function readWav(bytes: Buffer): { rate: number; pcm: Float32Array } {
  const unsupported = (): AppError => new AppError("unsupported_audio", "This kind of wav file is not supported.");
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WAVE") throw unsupported();
  let format: { tag: number; channels: number; rate: number; bits: number } | null = null;
  for (let at = 12; at + 8 <= bytes.length;) {
    const id = bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const body = bytes.subarray(at + 8, Math.min(bytes.length, at + 8 + size));
    if (id === "fmt ") {
      const tag = body.readUInt16LE(0); // 0xfffe: an extensible format, with the actual tag at byte 24
      format = {
        tag: tag === 0xfffe ? body.readUInt16LE(24) : tag,
        channels: body.readUInt16LE(2),
        rate: body.readUInt32LE(4),
        bits: body.readUInt16LE(14),
      };
    }
    if (id === "data") {
      if (!format || format.channels === 0) throw unsupported();
      const { tag, bits, channels, rate } = format; // tag 1: integers, 3: floats
      if (tag === 1 && bits === 16) return { rate, pcm: mixed(body, 2, channels, (i) => body.readInt16LE(i) / 32_768) };
      if (tag === 3 && bits === 32) return { rate, pcm: mixed(body, 4, channels, (i) => body.readFloatLE(i)) };
      throw unsupported();
    }
    at += 8 + size + (size % 2);
  }
  throw unsupported();
}

/** Averages the channels. @param width bytes of a sample. */
function mixed(body: Buffer, width: number, channels: number, read: (byte: number) => number): Float32Array {
  const frames = Math.floor(body.length / (width * channels));
  return Float32Array.from({ length: frames }, (_, frame) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) sum += read((frame * channels + channel) * width);
    return sum / channels;
  });
}
