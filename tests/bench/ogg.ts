import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { oggPageBorders } from "../../src/shared/recording/oggPage";
import { speak, visitLines } from "../web/support/speech";

/**
 * Returns a spoken visit of about `minutes` as recorder parts: one Ogg page per second, the first with the two header
 * pages. Repeats the same minute of speech.
 */
export function spokenParts(minutes: number): { parts: Buffer[]; seconds: number } {
  const { wav, seconds } = speak(visitLines, 48_000);
  const folder = mkdtempSync(join(tmpdir(), "chartside-bench-"));
  const [once, ogg] = [join(folder, "once.ogg"), join(folder, "visit.ogg")];
  const loops = String(Math.max(0, Math.ceil((minutes * 60) / seconds) - 1));
  const opus = ["-ac", "1", "-c:a", "libopus", "-b:a", "24k", "-application", "voip"];
  const pageOfSecond = ["-page_duration", "1000000"];
  // Encoded once and repeated, because encoding hours takes minutes.
  execFileSync("ffmpeg", ["-v", "error", "-i", wav, ...opus, once]);
  const length = ["-t", String(minutes * 60), "-c", "copy", ...pageOfSecond];
  execFileSync("ffmpeg", ["-v", "error", "-stream_loop", loops, "-i", once, ...length, ogg]);
  const pages = splitPages(readFileSync(ogg));
  rmSync(folder, { recursive: true });
  const [head, tags, first, ...rest] = pages;
  if (!head || !tags || !first) throw new Error("ffmpeg made no Ogg pages");
  return { parts: [Buffer.concat([head, tags, first]), ...rest], seconds: minutes * 60 };
}

/** Cuts an Ogg stream into its pages. */
export function splitPages(stream: Buffer): Buffer[] {
  const borders = oggPageBorders(stream);
  return borders.slice(1).map((end, index) => stream.subarray(borders[index], end));
}
