import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Short sentences, each one utterance. */
const lines = [
  "How are you feeling today?",
  "I have had a bad headache for three weeks.",
  "Do you have a fever?",
  "I feel tired all the time.",
  "Are you taking any medicine right now?",
  "I take ten milligrams of the blue pill every evening.",
  "Are you allergic to anything?",
  "I am allergic to penicillin.",
  "Your blood pressure is one forty over ninety.",
  "I wake up three times a night because I cannot breathe.",
  "Do you smoke cigarettes?",
  "I stopped smoking five years ago.",
];
/** Silence before the first line, and after each line. */
const leadSeconds = 3;
const pauseSeconds = 1.3;

/** A WAV file, its length, and when speech begins and each line ends, in milliseconds from the start of the file. */
export interface SpokenLines {
  wav: string;
  onsetMs: number;
  endsMs: number[];
  seconds: number;
}

/** Synthesizes the lines repeatedly, without the silence that flite adds, so that the end of each is known exactly. */
export function spokenLines(rounds: number): SpokenLines {
  const folder = mkdtempSync(join(tmpdir(), "chartside-lines-"));
  const silence = (name: string, seconds: number): string => {
    const path = join(folder, name);
    execFileSync("sox", ["-D", "-n", "-r", "16000", "-c", "1", "-b", "16", path, "trim", "0", String(seconds)]);
    return path;
  };
  const pause = silence("pause.wav", pauseSeconds);
  const trim = ["silence", "1", "0.005", "1%", "reverse"];
  const spoken = lines.map((line, index) => {
    const [raw, path] = [join(folder, `raw-${index}.wav`), join(folder, `${index}.wav`)];
    execFileSync("flite", ["-voice", "slt", "-t", line, "-o", raw]);
    execFileSync("sox", ["-D", raw, path, ...trim, ...trim]);
    return { path, seconds: secondsOf(path) };
  });
  const repeated = Array.from({ length: rounds }, () => spoken).flat();
  const wav = join(folder, "all.wav");
  const pieces = repeated.flatMap(({ path }) => [path, pause]);
  execFileSync("sox", ["-D", silence("lead.wav", leadSeconds), ...pieces, "-r", "48000", wav]);
  let at = leadSeconds;
  const endsMs = repeated.map(({ seconds }) => {
    const end = at + seconds;
    at = end + pauseSeconds;
    return end * 1_000;
  });
  return { wav, onsetMs: leadSeconds * 1_000, endsMs, seconds: secondsOf(wav) };
}

const secondsOf = (wav: string): number => Number(execFileSync("soxi", ["-D", wav]).toString());
