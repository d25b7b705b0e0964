import type { Turn } from "../../transcription/Turn";
import type { Fact, Value } from "../Fact";
import type { Sentence } from "../segment/Sentence";

/**
 * A side that the patient corrected. `at`, `turn` and `length`: index, id and length of the text of the correcting
 * turn. `part`: the body part ("knee"), or "" if none is named.
 */
interface Correction {
  at: number;
  turn: string;
  length: number;
  wrong: string;
  right: string;
  part: string;
}

/** Matches a corrected side after the wrong one: "it's not the right knee, it's the left knee". */
const notThisPattern =
  /\b(?:not|isn't|wasn't|n't)(?: on| in)? (?:the|my|his|her) (left|right)(?: ([a-z]+))?\b[^.?!]{0,20}?\b(?:it's|it is|it was|but|its|it)?\s?(?:on |in )?(?:the|my|his|her) (left|right)(?: ([a-z]+))?\b/i;
/** Matches a corrected side before the wrong one: "my left hip, not the right". */
const thisNotPattern =
  /\b(?:the|my|his|her) (left|right)(?: ([a-z]+))?,? (?:and )?not (?:on |in )?(?:the|my|his|her) (left|right)\b/i;
/** Matches a corrected side after a no: "no, sorry, the left one". */
const noThisPattern =
  /^(?:oh|um|uh|well|sorry|no|nope|actually|wait|,|\.|\s)*\b(?:no|nope|actually|sorry)\b[,. ]*(?:it's |it is |that's |it was )?(?:actually |really )?(?:the|my|his|her) (left|right)(?: ([a-z]+))?\b/i;
/** Matches a side that the speaker named wrongly: "I said left, didn't I? I meant the right one". */
const saidWrongPattern =
  /\b(?:did I say|I (?:just )?said|I keep saying) (?:the |my )?(left|right)\b[^.?!]{0,25}[.?!,]{1,2} I (?:meant|mean) (?:the |my |it is (?:the |my )?)?(left|right)\b|\bI (?:meant|mean) (?:the |my )?(left|right)(?: [a-z]+)?,? not (?:the |my )?(?:left|right)\b/i;
/** Matches words after a side that are not a body part: "one", "is". */
const notPartPattern = /^(?:it|one|side|is|was|and|so|that|now|here|there|hurts?|not)$/i;

/** Returns the sides that patients correct, in order. */
export function correctedSides(turns: readonly Turn[]): Correction[] {
  return turns.flatMap(({ id, text, speaker }, at): Correction[] => {
    if (speaker === "clinician") return [];
    const not = notThisPattern.exec(text);
    const but = not ? null : thisNotPattern.exec(text);
    const no = not || but ? null : noThisPattern.exec(text);
    const meant = saidWrongPattern.exec(text);
    const right = (meant?.[2] ?? meant?.[3] ?? not?.[3] ?? but?.[1] ?? no?.[1])?.toLowerCase();
    if (!right) return [];
    const wrong = right === "left" ? "right" : "left";
    if (not && not[1]?.toLowerCase() !== wrong) return [];
    if (meant) return [{ at, turn: id, length: text.length, wrong, right, part: "" }];
    const named =
      [not?.[2], not?.[4], but?.[2], no?.[2]].find((word) => word && !notPartPattern.test(word))?.toLowerCase() ?? "";
    const before = turns[at - 1]?.text ?? "";
    const asked = new RegExp(`\\b${wrong} ([a-z]+)`, "i").exec(before)?.[1]?.toLowerCase() ?? "";
    if (no && asked === "") return [];
    const part = named || asked;
    return part === "" ? [] : [{ at, turn: id, length: text.length, wrong, right, part }];
  });
}

/** Returns a pattern for the wrong side of the part, or for any wrong side if the correction names no part. */
const wrongSide = ({ wrong, part }: Correction): RegExp =>
  new RegExp(`\\b${wrong}${part === "" ? "\\b" : `(?= ${part}\\b)`}`, "gi");
/** Number of turns before a correction that names no part, in which the side is corrected. */
const maxTurnsBefore = 4;

/** Returns the sentences said before a correction with the corrected side, and with the correction as evidence. */
export function withCorrectedSides(sentences: readonly Sentence[], corrections: readonly Correction[]): Sentence[] {
  return sentences.map((sentence) => {
    let out = sentence;
    for (const correction of corrections) {
      if (sentence.at >= correction.at) continue;
      if (correction.part === "" && sentence.at < correction.at - maxTurnsBefore) continue;
      const text = out.text.replace(wrongSide(correction), correction.right);
      if (text === out.text) continue;
      const { turn, length: end } = correction;
      out = { ...out, text, moreEvidence: [...(out.moreEvidence ?? []), { turn, start: 0, end }] };
    }
    return out;
  });
}

/** Returns a fact whose problem has the corrected side, even if the clinician named the wrong side later. */
export function withCorrectedProblem(fact: Fact, corrections: readonly Correction[]): Fact {
  let out = fact;
  for (const correction of corrections) {
    if (correction.part === "") continue;
    const correct = (text: string): string => text.replace(wrongSide(correction), correction.right);
    const name = out.slots.name;
    if (out.kind === "problem" && name && correct(name.text) !== name.text) {
      const evidence = [...name.evidence, { turn: correction.turn, start: 0, end: correction.length }];
      const correctedName: Value = { ...name, text: correct(name.text), evidence };
      out = {
        ...out,
        slots: { ...out.slots, name: correctedName },
        evidence: [...out.evidence, ...evidence.slice(-1)],
      };
    }
    if (out.problem && correct(out.problem) !== out.problem) out = { ...out, problem: correct(out.problem) };
  }
  return out;
}
