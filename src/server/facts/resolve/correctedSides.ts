import type { Turn } from "../../transcription/Turn";
import type { Fact, Value } from "../Fact";
import type { Sentence } from "../segment/Sentence";

/**
 * A side that the patient corrected. `at`, `turn` and `length`: index, id and length of the text of the correcting
 * turn. `part`: the body part ("knee"), or "" if none is named. `isOfClinician`: the clinician had named the wrong side
 * in the turn before, and only what clinicians said shortly before is corrected.
 */
interface Correction {
  at: number;
  turn: string;
  length: number;
  wrong: string;
  right: string;
  part: string;
  isOfClinician: boolean;
  /** Whether the turn answers the corrected words, so that its no becomes a yes. */
  isAnswer: boolean;
}

type CorrectedSide = Omit<Correction, "at" | "turn" | "length">;

/** Matches a corrected side after the wrong one: "it's not the right knee, it's the left knee". */
const notThisPattern =
  /\b(?:not|isn't|wasn't|n't)(?: on| in)? (?:the|my|his|her) (left|right)(?: ([a-z]+))?\b[^.?!]{0,20}?\b(?:it's|it is|it was|but|its|it)?\s?(?:on |in )?(?:the|my|his|her) (left|right)(?: ([a-z]+))?\b/i;
/** Matches a corrected side before the wrong one: "my left hip, not the right". */
const thisNotPattern =
  /\b(?:the|my|his|her) (left|right)(?: ([a-z]+))?,? (?:and )?not (?:on |in )?(?:the|my|his|her) (left|right)\b/i;
/**
 * Matches words before the right side: "no, sorry". They are removed where the corrected words then need a yes.
 */
const objects = "(?:(?:oh|um|uh|well|sorry|no|nope|actually|wait|hang on)\\b[,. ]*)+";
/**
 * Matches a side in place of the one that the clinician named, with objecting words, the side and the part as groups:
 * "no, sorry, the left one", "it's the right wrist", "it's the right one, actually", "no, the other ear".
 */
const noThisPattern = new RegExp(
  `^(${objects})?(?:(?:it's|it is|that's|it was|it's on|it is on) )?(?:actually |really )?(?:(?:the|my|his|her|on the|on my) )?(left|right|other)\\b(?! (?:now|away|after|there|here|before|behind|in front)\\b)(?: ([a-z]+))?([^.?!]*)`,
  "i",
);
/** Matches a bare "right" as a side only after an objection; otherwise it agrees. */
const agreesPattern = /^(?:(?:oh|um|uh|well|wait)[,. ]*)*right\b/i;
/** Matches what makes a side no correction: both sides are spoken of, or this one is well. */
const ofBothPattern = /\b(?:too|also|as well|both|either|neither|than|worse|better|fine|okay|good|normal|never|not)\b/i;
/** Matches the start of an answer that objects. */
const startPattern = new RegExp(`^${objects}`, "i");
/** Matches a side that the speaker named wrongly: "I said left, didn't I? I meant the right one". */
const saidWrongPattern =
  /\b(?:did I say|I (?:just )?said|I keep saying) (?:the |my )?(left|right)\b[^.?!]{0,25}[.?!,]{1,2} I (?:meant|mean) (?:the |my |it is (?:the |my )?)?(left|right)\b|\bI (?:meant|mean) (?:the |my )?(left|right)(?: [a-z]+)?,? not (?:the |my )?(?:left|right)\b/i;
/** Matches words after a side that are not a body part: "one", "is". */
const notPartPattern = /^(?:it|one|side|is|was|and|so|that|now|here|there|hurts?|not)$/i;

/** Returns the sides that patients correct, in order. */
export function correctedSides(turns: readonly Turn[]): Correction[] {
  return turns.flatMap((turn, at): Correction[] => {
    const { id, text, speaker } = turn;
    if (speaker === "clinician") return [];
    const found = { at, turn: id, length: text.length, isOfClinician: false, isAnswer: false };
    const not = notThisPattern.exec(text);
    const but = not ? null : thisNotPattern.exec(text);
    const meant = saidWrongPattern.exec(text);
    const right = (meant?.[2] ?? meant?.[3] ?? not?.[3] ?? but?.[1])?.toLowerCase();
    if (!right)
      return (correctedQuestion(turn, turns[at - 1]) ?? reportedSide(turn, turns[at - 1], turns[at + 1])).map(
        (correction) => ({ ...found, ...correction }),
      );
    const wrong = otherOf(right);
    if (not && not[1]?.toLowerCase() !== wrong) return [];
    if (meant) return [{ ...found, wrong, right, part: "" }];
    const named = [not?.[2], not?.[4], but?.[2]].find((word) => word && !notPartPattern.test(word))?.toLowerCase();
    const part = named ?? partOf(wrong, turns[at - 1]?.text ?? "");
    return part === "" ? [] : [{ ...found, wrong, right, part }];
  });
}

const otherOf = (side: string): string => (side === "left" ? "right" : "left");

/** Returns the word after a side in a text: "knee" of "the left knee"; "" if the text does not name the side. */
const partOf = (side: string, text: string): string =>
  new RegExp(`\\b${side} ([a-z]+)`, "i").exec(text)?.[1]?.toLowerCase() ?? "";

/** Returns the side that a turn corrects in the clinician's turn before it, which names only the other side. */
function correctedQuestion({ text }: Turn, before: Turn | undefined): CorrectedSide[] | null {
  const [, objection = "", said = "", word = "", after = ""] = noThisPattern.exec(text) ?? [];
  if (said === "" || before?.speaker !== "clinician" || ofBothPattern.test(`${after} ${before.text}`)) return null;
  const [wrong, another] = sidesIn(before.text);
  const right = said.toLowerCase() === "other" && wrong ? otherOf(wrong) : said.toLowerCase();
  if (another || !wrong || right === wrong || !/left|right/.test(right)) return null;
  // Without an objection, a side is a correction only as a short sentence: "It's the right wrist."
  const isBrief = after.trim() === "" || /^,? (?:actually|sorry|in fact)\b/i.test(after);
  if (!/\b(?:no|nope|sorry|actually|wait)\b/i.test(objection) && (!isBrief || agreesPattern.test(text))) return null;
  if (new RegExp(`\\b${wrong}\\b`, "i").test(text)) return null;
  const named = word !== "" && !notPartPattern.test(word) ? word.toLowerCase() : "";
  const asked = partOf(wrong, before.text);
  if (named !== "" && asked !== "" && !notPartPattern.test(asked) && named !== asked) return null;
  return [{ wrong, right, part: notPartPattern.test(asked) ? "" : asked, isOfClinician: true, isAnswer: true }];
}

/** Matches the side that someone else named to the patient: "They told me left". */
const reportedPattern =
  /\b(?:they|he|she|the (?:nurse|doctor|letter|report|lady|radiologist)|it)(?: always| all)? (?:told me|said|says)(?: that)?(?: it (?:was|is))?(?: (?:on|in))?(?: the| my)? (left|right)\b/i;

/** Returns the side that others told a patient, not the one the clinician named, if the clinician then repeats it. */
function reportedSide({ text }: Turn, before: Turn | undefined, after: Turn | undefined): CorrectedSide[] {
  const right = reportedPattern.exec(text)?.[1]?.toLowerCase();
  const [wrong, another] = before?.speaker === "clinician" ? sidesIn(before.text) : [];
  if (!right || !before || !wrong || another || right === wrong || after?.speaker !== "clinician") return [];
  if (!new RegExp(`\\b${right}\\b`, "i").test(after.text)) return [];
  const asked = partOf(wrong, before.text);
  return [{ wrong, right, part: notPartPattern.test(asked) ? "" : asked, isOfClinician: true, isAnswer: false }];
}

/** Returns the sides that a text names, each once. */
const sidesIn = (text: string): string[] => [
  ...new Set((text.match(sidePattern) ?? []).map((side) => side.toLowerCase())),
];

/** Matches a side of the body. */
const sidePattern = /\b(?:left|right)(?= (?!now\b|away\b|after\b|there\b|here\b)[a-z]|[?.,]?$)/gi;

/** Returns a pattern for the wrong side of the part, or for any wrong side if the correction names no part. */
const wrongSide = ({ wrong, part }: Correction): RegExp =>
  new RegExp(`\\b${wrong}${part === "" ? "\\b" : `(?= ${part}\\b)`}`, "gi");
/** Number of turns before a correction that names no part, in which the side is corrected. */
const maxTurnsBefore = 4;

/** Returns whether a correction holds for what a sentence says. */
function isCorrected({ at, by }: Sentence, { at: correctedAt, part, isOfClinician }: Correction): boolean {
  const isNear = at >= correctedAt - maxTurnsBefore;
  return at < correctedAt && (isOfClinician ? isNear && by === "clinician" : part !== "" || isNear);
}

/**
 * Returns the sentences said before a correction with the corrected side, and with the correction as evidence. The no
 * that corrects the clinician becomes a yes to the corrected words: "In your left ear?" "No, the other one."
 */
export function withCorrectedSides(sentences: readonly Sentence[], corrections: readonly Correction[]): Sentence[] {
  return sentences.map((sentence, i) => {
    let out = sentence;
    for (const correction of corrections) {
      const { turn, length: end, right, isAnswer } = correction;
      if (isAnswer && sentence.turn === turn && sentences[i - 1]?.turn !== turn)
        out = { ...out, text: `Yes, ${out.text.replace(startPattern, "").replace(/\bother\b/i, right)}` };
      if (!isCorrected(sentence, correction)) continue;
      const text = out.text.replace(wrongSide(correction), right);
      if (text === out.text) continue;
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
