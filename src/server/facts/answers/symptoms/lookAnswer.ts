import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { deniedFact } from "../deniedFact";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Adjectives that a question asks about, with the symptom that a note names. */
const signs: readonly (readonly [asked: RegExp, name: string, system: string])[] = [
  [/^(?:warm|hot)(?:er)?$/i, "warmth", "Musculoskeletal"],
  [/^swollen$/i, "swelling", "Musculoskeletal"],
  [/^(?:red|pink)$/i, "redness", "Skin"],
  [/^(?:deformed|crooked|misaligned)$/i, "deformity", "Musculoskeletal"],
];
/** Source of a pattern for how a part of the body looks or feels: "swollen", as a group. */
const adjective =
  "(warm(?:er)?|hot(?:ter)?|swollen|red|deformed|crooked|misaligned|raised|flat|scaly|flaky|oozing|weeping|crusty|bumpy)";
/**
 * Matches a question that asks how the place of the complaint looks or feels: "Is it warm to the touch?", "does it feel
 * hot?"
 */
const asksPattern = new RegExp(
  `^(?:(?:and|so|or|okay),? )*(?:(?:is|are|was) (?:it|that|they|(?:the|that|this) (?:area|skin|spot|rash|joint|lump|bump|spots|lesion|one)) (?:also |at all |still |actually )*|do(?:es)? (?:it|that|they|the (?:area|skin|rash|joint)|you feel like (?:it|that) is|it seem like it is) ?(?:feel|look|seem|appear)? ?(?:like it is )?(?:any )?)${adjective}(?:,? that area|(?: at all)?(?: to (?:the )?touch)?(?: at all)?)\\?$`,
  "i",
);
/** Matches complaints that can be raised or flat. */
const ofSkinPattern = /\b(?:rash|spots?|bumps?|lumps?|lesions?|hives|moles?|blisters?|itch\w*)\b/i;
/** Matches an answer that only repeats the question: "it is not raised", "yes it is". */
const repeatsPattern =
  /^(?:(?:it|they|that) (?:is|are|does|do|was)(?: (?:it|they) (?:is|are))?(?: not)?(?: (?:feel|look|seem))?(?: [a-z]+)?)?\.?$/i;

/**
 * Reads how the place of the complaint looks or feels: "Is it warm to the touch?" "No." denies warmth, "Is it raised?"
 * "No, it's not raised" says so of a rash. Null for other questions and answers, and during the examination.
 */
export function lookAnswer(exchange: Exchange): Fact | null {
  const { asked, reply, complaint, isExam } = exchange;
  const said = asksPattern.exec(asked)?.[1]?.toLowerCase();
  if (!said || isExam || (reply.polarity !== "no" && reply.polarity !== "yes") || !repeatsPattern.test(reply.rest))
    return null;
  const [, name, system] = signs.find(([is]) => is.test(said)) ?? [];
  const isPresent = reply.polarity === "yes";
  if (name) {
    if (!isPresent) return deniedFact(exchange, "symptom", { name, system });
    return makeFact({
      kind: "symptom",
      from: questionAndAnswer(exchange),
      certainty: reply.isHedged ? "likely" : "stated",
      slots: { name, system },
    });
  }
  if (!ofSkinPattern.test(complaint)) return null;
  const detail = `the ${complaint} is ${isPresent ? "" : "not "}${said}`;
  return makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: detail });
}
