import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { speak, visitLines } from "../web/support/speech";

/**
 * A spoken visit of about `minutes`, as the recorder sends it: one Ogg page a second, the two header pages before the
 * first. The same minute of speech over and over.
 */
export function spokenParts(minutes: number): { parts: Uint8Array[]; seconds: number } {
  const { wav, seconds } = speak(visitLines, 48_000);
  const folder = mkdtempSync(join(tmpdir(), "chartside-bench-"));
  const ogg = join(folder, "visit.ogg");
  const loops = String(Math.max(0, Math.ceil((minutes * 60) / seconds) - 1));
  const opus = ["-ac", "1", "-c:a", "libopus", "-b:a", "24k", "-application", "voip", "-page_duration", "1000000"];
  const length = ["-t", String(minutes * 60)];
  execFileSync("ffmpeg", ["-v", "error", "-stream_loop", loops, "-i", wav, ...length, ...opus, ogg]);
  const pages = splitPages(readFileSync(ogg));
  rmSync(folder, { recursive: true });
  const [head, tags, first, ...rest] = pages;
  if (!head || !tags || !first) throw new Error("ffmpeg made no Ogg pages");
  return { parts: [Buffer.concat([head, tags, first]), ...rest], seconds: minutes * 60 };
}

/** The pages of an Ogg stream (RFC 3533: 27 bytes, then a lacing table whose sum is the body's length). */
function splitPages(stream: Buffer): Buffer[] {
  const pages: Buffer[] = [];
  let at = 0;
  while (at < stream.length) {
    const segments = stream.readUInt8(at + 26);
    const body = stream.subarray(at + 27, at + 27 + segments).reduce((sum, lacing) => sum + lacing, 0);
    const end = at + 27 + segments + body;
    pages.push(stream.subarray(at, end));
    at = end;
  }
  return pages;
}
