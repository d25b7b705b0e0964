import type { QuestionTopic } from "../../acts/questions/questionTopic";
import { makeFact } from "../../frames/makeFact";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";

/** Patterns for what is consumed, by topic. */
const consumedPatterns: Partial<Record<QuestionTopic, RegExp>> = {
  alcohol:
    /\b(?:beers?|wine|glass(?:es)?|drinks?|pints?|bottles?|cans?|shots?|vodka|whisk(?:e)?y|gin|rum|bourbon|tequila|cocktails?|cider|sherry|prosecco|champagne|six[- ]packs?)\b/i,
  smoking: /\b(?:cigars?|cigarettes?|packs?|pipe|hookah|shisha|roll-?ups?|\d+ (?:a|per) (?:day|week|weekend))\b/i,
  vaping: /\b(?:vape|puffs?|pods?|cartridges?|hits?)\b/i,
  drugs:
    /\b(?:marijuana|cannabis|weed|pot|edibles?|gumm(?:y|ies)|joints?|thc|cbd|bong|mushrooms|shrooms|kratom|poppers|cocaine|coke|ecstasy|molly)\b/i,
};

/** Matches a "no" that holds only for a time, a place or a kind: "Not during the week", "Not cigarettes". */
const limitedPattern =
  /^(?:(?:no|well|oh|um|nah),? )*(?:not (?:really )?(?:during|on|at|in|inside|while|when|around|in front of|before|every) [a-z ']{2,30}?|not (?:lately|recently|so far|at the moment|currently|today|this (?:week|month|year)|for (?:ages|a while|years|months|weeks)|in (?:ages|a while|years|months|weeks))|not (?:cigarettes|beer|wine|spirits|hard liquor|the hard stuff|liquor|smoking)|nothing (?:hard|heavy|crazy|serious|major))(?=$|[,.;]| but\b)/i;
/** Matches a "no" after which more can follow: "No", "Not really". */
const plainNoPattern = /^(?:(?:no|nope|nah|not really|not much|well|oh|um|I mean)[,. ]*)+$/i;
/** Matches words that do not report a use of the patient's own at present. */
const notNowPattern =
  /\b(?:no|not|never|none|nothing|used to|quit|stopped|gave|ago|was|were|did|had|last|since|before|he|she|they|husband|wife|partner|mother|father|mom|mum|dad|son|daughter|brother|sister|roommates?|friends?|doctor|if|would)\b/i;
/** Matches words at the start of the report that add nothing: "I mean, maybe". */
const leadPattern = /^(?:(?:well|but|and|so|I mean|I guess|I will say|maybe|just|only|oh|um|you know|like)\b,? ?)+/i;
/** Matches "no" and hesitation before a limited "no". */
const noLeadPattern = /^(?:(?:no|well|oh|um|nah),? )+/i;
/** Maximum number of words of a report that is kept. */
const maxWords = 16;

/**
 * Reads what a patient drinks, smokes or uses after a "no" that is limited, or taken back by the sentence after it:
 * "Not during the week. Friday and Saturday, four beers each." A limited "no" alone is kept as said. Null for other
 * answers.
 */
export function usedAfterNo(topic: QuestionTopic, exchange: Exchange): AnswerResult | null {
  const pattern = consumedPatterns[topic];
  const { answer, turn } = exchange;
  const limit = limitedPattern.exec(answer.text)?.[0];
  if (!pattern || (limit === undefined && !plainNoPattern.test(answer.text))) return null;
  const parts = [
    { text: answer.text.slice((limit ?? answer.text).length).replace(/^[,.; ]+/, ""), from: answer },
    ...turn.slice(1).map((from) => ({ text: from.text, from })),
  ];
  const used = parts.find(
    ({ text }) => (pattern.test(text) || isAmount(text, limit)) && !notNowPattern.test(text) && isShort(text),
  );
  if (!used && limit === undefined) return null;
  const detail = withoutPerson(
    used ? used.text.replace(leadPattern, "") : noneInTime((limit ?? "").replace(noLeadPattern, "")),
  );
  if (!used && /^nothing\b/i.test(detail)) return null;
  const from = used && used.from !== answer ? [...questionAndAnswer(exchange), used.from] : questionAndAnswer(exchange);
  const fact = makeFact({ kind: "social", from, slots: { topic, detail }, said: used?.text ?? answer.text });
  return { facts: [fact], coversAnswer: true };
}

/** Returns a "not" that holds for a time as a note says it: "not lately" → "none recently". */
const noneInTime = (limit: string): string =>
  limit
    .replace(/^not (?:lately|recently)$/i, "none recently")
    .replace(/^not (?:at the moment|currently|so far|today)$/i, "none at present")
    .replace(/^not (?=(?:for|in) (?:ages|a while|years|months|weeks)|this )/i, "none ");

/** Returns words without "my" and "I am": "for my back" → "for the back", "while I am pregnant" → "while pregnant". */
const withoutPerson = (text: string): string =>
  text.replace(/\bfor my (?=[a-z]+(?: pain)?[.]?$)/i, "for the ").replace(/\b(while|when) I am (?=[a-z]+$)/i, "$1 ");

/** Returns whether a text gives an amount, after a "no" that excepts a time: "Five or six a day at work". */
const isAmount = (text: string, limit: string | undefined): boolean =>
  limit !== undefined && /^(?:[a-z]+,? ){0,3}\d+(?: (?:or|to) \d+)? (?:a|per|each) (?:day|night|week)\b/i.test(text);

const isShort = (text: string): boolean => text.split(" ").length <= maxWords;
