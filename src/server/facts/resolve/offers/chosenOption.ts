import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { isTreatmentOrTest } from "../../frames/namedItem";
import { namesOperation } from "../../frames/readHistory";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { findDrugs } from "../../terms/findDrugs";
import { treatmentPattern } from "../proposal";
import { isOptions } from "./settleOptions";

/** Matches words with which a clinician leaves a choice: "or", "one option", "which would you prefer". */
const choicePattern =
  /\b(?:or|options?|either|alternatives?|alternatively|which (?:would|do you (?:want|prefer)|of (?:those|these|the)|one would)|prefer|other choice)\b/i;
/** Matches a question about what was or is done, which offers nothing: "Did you try ice or heat?" */
const ofHistoryPattern =
  /\b(?:did|had|was|were|have you|do you (?:also |still |ever )*(?:have|take|use|get|usually)|are you (?:taking|using|on))\b/i;
/** Matches a question about how something is, which offers nothing: "Are you allergic to penicillin or sulfa?" */
const ofStatePattern =
  /^(?:(?:and|so|or|okay|now|just to check),? )*(?:is|are|am|do|does|did|have|has|had|was|were|any|which(?! (?:one|would|of)\b)|what)\b(?![^?]*\b(?:want|prefer|like|rather|happier|keen|interested|open to|fancy|choose|go with)\b)/i;
/** Matches a patient's choice with what is chosen as the group: "I'd rather do | the therapy | first". */
const choosesPattern =
  /^(?:(?:okay|ok|well|oh|hmm|um|yes|yeah|then|I think(?: that)?|probably|maybe|honestly|let us see|so|in that case|can we|could we),? )*(?:(?:I (?:would|will)(?: (?:probably|rather|just|much rather|definitely|prefer to|prefer|like to|like))? ?(?:go (?:with|for|ahead with)|try|do|have|take|get|start with|choose|pick|opt for|stick with|like)?|let us (?:go (?:with|for)|try|do|start(?: with)?|add|use|get|have|increase|book)|I (?:want|prefer|choose)(?: to (?:try|do|have|go (?:with|for|ahead with)|start with))?|(?:try|do|start with)) )?((?:the |just the |a |an |some )?[a-z][a-z-]+(?: [a-z-]+){0,3}?)(?: first| please| then| for now| to start| sounds (?:good|better|best|easier)| over (?:the )?[a-z ]{3,24}| rather than [a-z ]{3,30}| instead of [a-z ]{3,30}){0,2}[.!]?$/i;
/** Matches words that do not name what is chosen: "that", "the first one". */
const namesNothingPattern =
  /\b(?:it|that|this|them|either|both|neither|one|option|first|second|latter|former|not|no|think|know)\b/i;

/**
 * Returns the last word of a phrase that has at least 4 letters, without the "s" of a plural; "" if none has. Shorter
 * words do not distinguish treatments.
 */
export const headOf = (phrase: string): string =>
  (phrase.toLowerCase().match(/[a-z]{4,}/g) ?? []).at(-1)?.replace(/s$/, "") ?? "";

/** A choice of a patient: its sentence, and what is chosen in lower case. */
interface Choice {
  sentence: Sentence;
  chosen: string;
}

/** Returns what a turn chooses by name: "The therapy, please" → "the therapy"; null if it names nothing. */
export function choiceIn(turn: readonly Sentence[]): Choice | null {
  const sentence = turn.find(({ text }) => choosesPattern.test(text));
  const said = sentence ? choosesPattern.exec(sentence.text)?.[1] : undefined;
  if (!sentence || !said || namesNothingPattern.test(said)) return null;
  return { sentence, chosen: said.replace(/^just /i, "").replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()) };
}

/**
 * Reads which of the clinician's options the patient prefers: "We can inject it, or you can have therapy." "I'd rather
 * do the therapy." The orders of the other options in that turn are withdrawn. Null if the clinician left no choice.
 */
export function chosenOption(turn: readonly Sentence[], reading: ReadingState): Fact | null {
  const { lastSaid, beforeLast } = reading;
  const options = `${beforeLast ?? ""} ${lastSaid?.text ?? ""}`;
  const [first] = turn;
  if (!first || !lastSaid || lastSaid.at !== first.at - 1 || !choicePattern.test(options)) return null;
  if (ofHistoryPattern.test(lastSaid.text) || ofStatePattern.test(lastSaid.text)) return null;
  const choice = choiceIn(turn);
  if (!choice) return null;
  const { sentence, chosen } = choice;
  const isCare = (text: string): boolean =>
    isTreatmentOrTest(text) || namesOperation(text) || treatmentPattern.test(text);
  const head = headOf(chosen);
  if (!isCare(chosen) || head === "" || !options.toLowerCase().includes(head)) return null;
  // "the patches" of "nicotine patches" has the name of the drug
  const drug = findDrugs(options).find(({ name }) => / /.test(name) && headOf(name) === head)?.name;
  const isOfTurn = (fact: Fact): boolean => fact.evidence.at(-1)?.turn === lastSaid.turn;
  reading.facts = reading.facts.map((fact) =>
    (fact.kind === "order" || fact.kind === "advice") &&
    fact.status === "current" &&
    (fact.certainty === "possible" || isOptions(fact)) &&
    isOfTurn(fact)
      ? { ...fact, status: "withdrawn" as const }
      : fact,
  );
  reading.proposed = null;
  return makeFact({
    kind: "advice",
    from: [lastSaid, sentence],
    source: "patient",
    problem: reading.problem,
    time: { when: "planned" },
    slots: { action: "item", object: `the patient prefers ${drug ?? chosen}` },
  });
}
