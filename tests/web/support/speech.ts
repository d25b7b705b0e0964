import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A visit of two speakers, one line per turn, about a minute when spoken. pocketsphinx recognizes each line at any
 * sample offset; with other lines, the result changes if the audio starts some milliseconds later.
 */
export const visitLines = [
  "Please tell me what happened to you.",
  "Are you taking any medicine right now?",
  "I take ten milligrams of the blue pill every evening.",
  "Are you allergic to anything?",
  "I am allergic to penicillin.",
  "I have had a bad headache for three weeks, and some pain in my chest.",
  "Do you have a fever?",
  "No fever. I feel tired all the time.",
  "Today the blood pressure is one forty over ninety.",
  "Is the pain worse at night?",
  "It is worse in the morning.",
  "Is there any pain in your chest?",
  "There is no pain in my chest.",
  "Do you smoke cigarettes?",
  "I stopped smoking five years ago.",
  "Do you live with anyone?",
  "I live with my husband and two children.",
  "We will take some blood today.",
  "Please come back in two weeks if you are not better.",
  "Should I come back if it gets worse?",
  "Do you have any questions?",
];

/**
 * Synthesizes the lines with flite, with pauses in between, as a mono WAV with 1 s of leading silence.
 * @returns the file and its length.
 */
export function speak(lines: readonly string[], rate: 16_000 | 48_000): { wav: string; seconds: number } {
  const folder = mkdtempSync(join(tmpdir(), "chartside-speech-"));
  const silence = (name: string, seconds: number): string => {
    const path = join(folder, name);
    sox("-n", "-r", "16000", "-c", "1", "-b", "16", path, "trim", "0", String(seconds));
    return path;
  };
  const pause = silence("pause.wav", 1.1);
  const spoken = lines.flatMap((line, index) => {
    const path = join(folder, `${index}.wav`);
    execFileSync("flite", ["-voice", "slt", "-t", line, "-o", path]);
    return [path, pause];
  });
  const wav = join(folder, "all.wav");
  sox(silence("lead.wav", 1), ...spoken, "-r", String(rate), wav);
  return { wav, seconds: Number(execFileSync("soxi", ["-D", wav]).toString()) };
}

/** Runs sox without dither, which is random noise and makes pocketsphinx's results vary. */
function sox(...args: string[]): void {
  execFileSync("sox", ["-D", ...args]);
}

/** Returns pocketsphinx's transcript of a whole file. @param wav 16 kHz mono. */
export function recognize(wav: string): string {
  return execFileSync("pocketsphinx_continuous", ["-infile", wav], { stdio: ["ignore", "pipe", "ignore"] }).toString();
}

/** Returns the words of a text in lower case, without punctuation. */
export function words(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
}

/**
 * Returns the word error rate of `recognized` against `reference`: insertions, deletions and substitutions divided by
 * the number of reference words.
 */
export function wordErrorRate(reference: readonly string[], recognized: readonly string[]): number {
  let row = Array.from({ length: recognized.length + 1 }, (_, index) => index);
  for (const [i, word] of reference.entries()) {
    const next = [i + 1];
    for (const [j, other] of recognized.entries()) {
      next.push(Math.min((row[j] ?? 0) + (word === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / Math.max(1, reference.length);
}
