import { isQuestion, withoutLead } from "../../../facts/acts/isQuestion";
import { readAnswer } from "../../../facts/acts/readAnswer";
import { cleanSpeech } from "../../../facts/segment/cleanSpeech";
import { splitSentences } from "../../../facts/segment/splitSentences";
import type { Turn } from "../../../transcription/Turn";
import { allergic, allergyAnswer, allergySubstances, asksAllergy, noAllergy } from "./saidAllergies";

/** The words of one turn, and the substances that it says the patient is allergic to. */
export interface SaidTurn {
  turn: Turn;
  clean: string;
  sentences: string[];
  /** Generic names of drugs, and other substances. */
  allergies: string[];
}

/** Reads the words of a visit, whoever is thought to have said them. */
export function readSaid(turns: readonly Turn[]): SaidTurn[] {
  const said: SaidTurn[] = [];
  let asked: { turn: Turn; text: string } | null = null;
  for (const turn of turns) {
    const own = saidIn(turn);
    const last = own.sentences.at(-1) ?? "";
    // Speakers are often assigned wrong: what follows a question and is none itself answers it, whoever the speaker is.
    if (asked && (asked.turn.speaker !== turn.speaker || !isQuestion(last))) {
      own.allergies.push(...answeredAllergies(asked.text, own.clean));
      asked = null;
    }
    if (isQuestion(last)) asked = { turn, text: withoutLead(last) };
    said.push(own);
  }
  return said;
}

function saidIn(turn: Turn): SaidTurn {
  const clean = cleanSpeech(turn.text);
  const sentences = splitSentences(clean);
  const stated = sentences.filter(
    (sentence) => allergic.test(sentence) && !isQuestion(sentence) && !noAllergy.test(sentence),
  );
  return { turn, clean, sentences, allergies: stated.flatMap(allergySubstances) };
}

function answeredAllergies(asked: string, answer: string): string[] {
  if (!asksAllergy.test(asked)) return [];
  const { polarity, isHedged } = readAnswer(answer);
  const isShort = answer.split(" ").length <= 8 || allergic.test(answer);
  return [
    ...(isShort ? allergyAnswer(answer) : []),
    ...(polarity === "yes" && !isHedged ? allergySubstances(asked) : []),
  ];
}
