import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { splitPages } from "../../bench/ogg";
import { speak } from "../../web/support/speech";

/** Encodes a wav as the recorder does: Ogg Opus, one Ogg page per second, the two header pages in the first part. */
export function toParts(wav: string): Buffer[] {
  const ogg = join(mkdtempSync(join(tmpdir(), "chartside-ogg-")), "take.ogg");
  const opus = ["-ac", "1", "-ar", "48000", "-c:a", "libopus", "-b:a", "24k", "-page_duration", "1000000"];
  execFileSync("ffmpeg", ["-v", "error", "-i", wav, ...opus, ogg]);
  const [head, tags, first, ...rest] = splitPages(readFileSync(ogg));
  if (!head || !tags || !first) throw new Error("ffmpeg made no Ogg pages");
  return [Buffer.concat([head, tags, first]), ...rest];
}

/** Lines spoken by flite, as parts and as the 16 kHz wav that they decode to. */
export function spokenParts(lines: readonly string[]): { parts: Buffer[]; wav: string; seconds: number } {
  const { wav, seconds } = speak(lines, 48_000);
  const parts = toParts(wav);
  const decoded = join(mkdtempSync(join(tmpdir(), "chartside-decoded-")), "decoded.wav");
  execFileSync("ffmpeg", ["-v", "error", "-i", "pipe:0", "-ar", "16000", decoded], { input: Buffer.concat(parts) });
  return { parts, wav: decoded, seconds };
}

/** Writes a wav of that many seconds of silence. @returns its path. */
export function silence(seconds: number): string {
  const wav = join(mkdtempSync(join(tmpdir(), "chartside-silence-")), "silence.wav");
  execFileSync("sox", ["-D", "-n", "-r", "48000", "-c", "1", "-b", "16", wav, "trim", "0", String(seconds)]);
  return wav;
}
