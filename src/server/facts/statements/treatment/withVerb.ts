import { questionTopic } from "../../acts/questions/questionTopic";
import type { Sentence } from "../../segment/Sentence";
import { findDrugs } from "../../terms/findDrugs";
import { withTestResult } from "../results/withTestResult";

/** Matches how often or when a drug is taken, right after its name: "the apixaban's | twice a day". */
const isTakenPattern =
  /^(?:(?:['’]s| is)(?: only| just)?) ((?:once|twice|(?:\d|two|three|four) times|every|each|in the (?:morning|evening)|at (?:night|bedtime)|daily|nightly|as needed)\b[a-z ]{0,30})[.]?$/i;

/** Returns a sentence that only says how often a drug is taken as one with a verb: "I take apixaban twice a day". */
function drugTaken(text: string): string | null {
  const [drug, another] = findDrugs(text);
  if (!drug || another || !/^(?:(?:and|but|so|then),? )*(?:the |my )?$/i.test(text.slice(0, drug.start))) return null;
  const isOwned = /['’]s$/.test(text.slice(0, drug.end));
  const how = isTakenPattern.exec(text.slice(isOwned ? drug.end - 2 : drug.end))?.[1];
  return how ? `I take ${text.slice(drug.start, isOwned ? drug.end - 2 : drug.end)} ${how}` : null;
}

/** Returns a sentence about drugs without a verb with "I take", and the words of a test result as read. */
export const withVerb = (text: string, asked: Sentence | null): string =>
  drugTaken(text) ?? (listsDrugs(text, asked) ? `I take ${text}` : withTestResult(text));

/**
 * Returns whether an answer to a question about medicines is a list of drugs without a verb: "Codeine, 30 mg, and …".
 */
function listsDrugs(text: string, asked: Sentence | null): boolean {
  const topic = asked && questionTopic(asked.text);
  const [first] = findDrugs(text);
  if (!first || first.start > 0 || (topic !== "medications" && topic !== "tried")) return false;
  const after = text.slice(first.end);
  return (
    after !== "" &&
    !/^,? (?:I|it|that|which|they|is|was|has|did|does|he|she|works?|helps?|helped|makes?|made)\b/i.test(after)
  );
}
