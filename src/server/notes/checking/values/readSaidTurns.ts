import { isQuestion, withoutLead } from "../../../facts/acts/questions/isQuestion";
import { readAnswer } from "../../../facts/acts/readAnswer";
import { cleanSpeech } from "../../../facts/segment/cleanSpeech";
import { splitSentences } from "../../../facts/segment/splitSentences";
import type { Turn } from "../../../transcription/Turn";
import {
  allergyPattern,
  allergyAnswer,
  allergySubstances,
  asksAllergyPattern,
  noAllergyPattern,
} from "./allergySubstances";

/** A turn with its clean speech, and the substances that it says the patient is allergic to. */
export interface SaidTurn {
  turn: Turn;
  /** The text after `cleanSpeech`. */
  clean: string;
  /** The sentences of `clean`. */
  sentences: readonly string[];
  /** Generic names of drugs, and the words for other substances. */
  allergies: string[];
}

/** Reads the turns of a visit with the allergies that each of them states or gives as an answer. */
export function readSaidTurns(turns: readonly Turn[]): SaidTurn[] {
  const said: SaidTurn[] = [];
  let asked: { turn: Turn; text: string } | null = null;
  for (const turn of turns) {
    const own = readTurn(turn);
    const last = own.sentences.at(-1) ?? "";
    // Speakers are often assigned wrong: a turn that does not end with a question answers the question before it, even
    // if both turns have the same speaker.
    if (asked && (asked.turn.speaker !== turn.speaker || !isQuestion(last))) {
      own.allergies.push(...answeredAllergies(asked.text, own.clean));
      asked = null;
    }
    if (isQuestion(last)) asked = { turn, text: withoutLead(last) };
    said.push(own);
  }
  return said;
}

/** Reads one turn with the allergies that it states. */
function readTurn(turn: Turn): SaidTurn {
  const clean = cleanSpeech(turn.text);
  const sentences = splitSentences(clean);
  const stated = sentences.filter(
    (sentence) => allergyPattern.test(sentence) && !isQuestion(sentence) && !noAllergyPattern.test(sentence),
  );
  return { turn, clean, sentences, allergies: stated.flatMap(allergySubstances) };
}

/**
 * Returns the substances that a short answer names, and those of the question if the answer is a clear yes. Empty if
 * the question is not about allergies.
 */
function answeredAllergies(asked: string, answer: string): string[] {
  if (!asksAllergyPattern.test(asked)) return [];
  const { polarity, isHedged } = readAnswer(answer);
  const isShort = answer.split(" ").length <= 8 || allergyPattern.test(answer);
  return [
    ...(isShort ? allergyAnswer(answer) : []),
    ...(polarity === "yes" && !isHedged ? allergySubstances(asked) : []),
  ];
}
