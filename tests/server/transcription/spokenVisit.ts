import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { speak } from "../../web/support/speech";

/** A wav as the recorder sends it: Ogg Opus, a page a second, the two header pages before the first. */
export function toParts(wav: string): Buffer[] {
  const ogg = join(mkdtempSync(join(tmpdir(), "chartside-ogg-")), "take.ogg");
  const opus = ["-ac", "1", "-ar", "48000", "-c:a", "libopus", "-b:a", "24k", "-page_duration", "1000000"];
  execFileSync("ffmpeg", ["-v", "error", "-i", wav, ...opus, ogg]);
  const [head, tags, first, ...rest] = splitPages(readFileSync(ogg));
  if (!head || !tags || !first) throw new Error("ffmpeg made no Ogg pages");
  return [Buffer.concat([head, tags, first]), ...rest];
}

/** Lines spoken by flite, as parts, with the 16 kHz sound a listener of those parts would hear. */
export function spokenParts(lines: readonly string[]): { parts: Buffer[]; wav: string; seconds: number } {
  const { wav, seconds } = speak(lines, 48_000);
  const parts = toParts(wav);
  const heard = join(mkdtempSync(join(tmpdir(), "chartside-heard-")), "heard.wav");
  execFileSync("ffmpeg", ["-v", "error", "-i", "pipe:0", "-ar", "16000", heard], { input: Buffer.concat(parts) });
  return { parts, wav: heard, seconds };
}

/** Silence, or hum with `volume`, as a wav of that many seconds. */
export function silence(seconds: number): string {
  const wav = join(mkdtempSync(join(tmpdir(), "chartside-silence-")), "silence.wav");
  execFileSync("sox", ["-D", "-n", "-r", "48000", "-c", "1", "-b", "16", wav, "trim", "0", String(seconds)]);
  return wav;
}

function splitPages(stream: Buffer): Buffer[] {
  const pages: Buffer[] = [];
  for (let at = 0; at < stream.length;) {
    const segments = stream.readUInt8(at + 26);
    const body = stream.subarray(at + 27, at + 27 + segments).reduce((sum, lacing) => sum + lacing, 0);
    pages.push(stream.subarray(at, at + 27 + segments + body));
    at += 27 + segments + body;
  }
  return pages;
}
