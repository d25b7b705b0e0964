import { isQuestion, readAnswer, symptomsIn, withoutLead } from "../offline/answers";
import { relatives } from "../offline/lexicon";
import { cleanSpeech } from "../offline/cleanSpeech";
import { splitSentences } from "../offline/splitSentences";
import type { Turn } from "../../transcription/Turn";
import { type DrugMention, drugsIn, numbersIn, sidesIn, symptomPolarities } from "./facts";
import { allergic, allergyAnswer, allergySubstances, asksAllergy, noAllergy } from "./saidAllergies";

/** What one turn says, as far as a note can be held against it. */
export interface TurnFacts {
  turn: Turn;
  clean: string;
  numbers: Set<string>;
  drugs: DrugMention[];
  sides: Set<"left" | "right">;
  /** What the turn settles about a symptom, question and answer taken together. */
  polarities: { name: string; denied: boolean }[];
  /** Generic names and other substances that this turn says the patient is allergic to. */
  allergies: string[];
  aboutRelative: boolean;
}

export interface Transcript {
  turns: readonly TurnFacts[];
  byId: ReadonlyMap<string, TurnFacts>;
}

/** Reads the whole transcript once for all checks of a note. */
export function readTranscript(turns: readonly Turn[]): Transcript {
  const facts: TurnFacts[] = [];
  let asked: TurnFacts | null = null;
  for (const turn of turns) {
    const own = factsOf(turn);
    const last = splitSentences(own.clean).at(-1) ?? "";
    // Recognizers mix up speakers: what follows a question and is none itself answers it, whoever it is put down to.
    if (asked && (asked.turn.speaker !== turn.speaker || !isQuestion(last))) {
      settle(asked, own);
      asked = null;
    }
    if (isQuestion(last)) asked = { ...own, clean: withoutLead(last) };
    facts.push(own);
  }
  return { turns: facts, byId: new Map(facts.map((fact) => [fact.turn.id, fact])) };
}

function factsOf(turn: Turn): TurnFacts {
  const clean = cleanSpeech(turn.text);
  const drugs = drugsIn(clean);
  const said = splitSentences(clean);
  const told = said.filter((sentence) => allergic.test(sentence) && !isQuestion(sentence) && !noAllergy.test(sentence));
  return {
    turn,
    clean,
    numbers: numbersIn(clean),
    drugs,
    sides: new Set(sidesIn(clean).map(({ side }) => side)),
    polarities: said.filter((sentence) => !isQuestion(sentence)).flatMap(symptomPolarities),
    allergies: told.flatMap(allergySubstances),
    aboutRelative: relatives.test(clean),
  };
}

/** The answer says of the question's symptoms whether they are there, and of its drugs whether they are allergies. */
function settle(asked: TurnFacts, answer: TurnFacts): void {
  const { polarity } = readAnswer(answer.clean);
  const named = symptomsIn(asked.clean);
  if (polarity === "no") answer.polarities.push(...named.map(({ name }) => ({ name, denied: true })));
  if (polarity === "yes" && named.length === 1)
    answer.polarities.push(...named.map(({ name }) => ({ name, denied: false })));
  if (asksAllergy.test(asked.clean)) {
    const isShort = answer.clean.split(" ").length <= 8 || allergic.test(answer.clean);
    if (isShort) answer.allergies.push(...allergyAnswer(answer.clean));
    if (polarity === "yes") answer.allergies.push(...allergySubstances(asked.clean));
  }
}

/** Every substance the patient was said to be allergic to, with the turn. */
export function allergiesOf(transcript: Transcript): { substance: string; turn: Turn }[] {
  return transcript.turns.flatMap(({ allergies, turn }) => allergies.map((substance) => ({ substance, turn })));
}
