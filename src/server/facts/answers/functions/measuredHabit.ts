import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Source of a pattern for a day whose count is given: "yesterday". */
const day =
  "(?:yesterday|today|this morning|last night|the day before|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)";
/** Source of a pattern for a count of one day: "yesterday 6", "4 today". */
const ofDay = `(?:${day},? (?:(?:about|already|only|like|it was) ){0,2}\\d{1,2}|(?:(?:about|already|only|like) ){0,2}\\d{1,2}(?: times)?(?: already)? ${day})(?: already| so far)?`;
/** Matches counts of single days, or how often: "yesterday 6, today 4 already", "every couple of hours". */
const byDay = new RegExp(
  `\\b${ofDay}(?:,? (?:and )?${ofDay}){0,3}|${every().source}|^(?:(?:about|maybe|around) )?\\d{1,2}(?: (?:to|or) \\d{1,2})?(?= a day|$|[.,])(?: a day)?`,
  "i",
);

/** Questions for a measure of daily life, with its name in a note and the pattern of its value in the answer. */
const measures: readonly (readonly [asked: RegExp, name: string, value: RegExp])[] = [
  [
    /\bhow (?:far|much|long|many \w+) (?:can|could|are) (?:you|he|she) (?:able to )?(?:walk|go|run|climb)\b/i,
    "walking distance",
    /\b(?:(?:about|around|maybe|only|less than|up to|over) ){0,3}(?:\d{1,4}|a|one|a few|a couple(?: of)?|half a) (?:meters?|metres?|feet|blocks?|miles?|km|kilometers?|kilometres?|steps?|yards?|flights?(?: of stairs)?|minutes?)\b/i,
  ],
  [
    /\b(?:us(?:e|ing)|on|wear(?:ing)?|need(?:ing)?)\b[^?]{0,20}\boxygen\b|\bhow much oxygen\b/i,
    "home oxygen",
    /\b\d(?:\.\d)?(?: (?:to|or) \d(?:\.\d)?)? ?(?:liters?|litres?|l)\b(?: (?:at night|all the time|around the clock|continuously|with (?:activity|exertion|exercise)|when I (?:sleep|walk|am active)|during the day|as needed)){0,2}/i,
  ],
  [/\bhow many pillows\b/i, "pillows at night", /\b(?:\d|one|two|three|four|none|a couple(?: of)?)\b/i],
  [
    /\bhow (?:often|frequently|many times)\b[^?]{0,40}\b(?:pee|urinat\w+|wee|to (?:go to )?the (?:bathroom|toilet|washroom))\b/i,
    "urination",
    every(),
  ],
  [
    /\bhow (?:often|frequently|many(?: times)?)\b[^?]{0,40}\b(?:bowel movements?|bowels|stools?|poop\w*|bms?)\b/i,
    "bowel movements",
    byDay,
  ],
  [/\bhow (?:often|frequently|many times)\b[^?]{0,40}\b(?:vomit\w*|throw\w* up)\b/i, "vomiting", every()],
  [
    /\bhow (?:much|many)\b[^?]{0,60}\b(?:sputum|phlegm|mucus|bring\w* up|brought up|produc\w+|cough\w* up|spit\w* up)\b|^(?:and |so |okay,? )*how much would you say\b[^?]{0,40}\b(?:bring|produc|cough)\w*/i,
    "sputum",
    /\b(?:(?:about|around|maybe|only|up to) ){0,3}(?:\d{1,3}(?: (?:to|or) \d{1,3})?|an?|one|a few|a couple(?: of)?|half an?|couple(?: of)?) (?:tea|table)?(?:spoons?|spoonfuls?|cups?|ml|milliliters?)\b(?: (?:a|an|per|each|every|in the|in a|of it a) (?:day|time|hour|cough|couple hours))?/i,
  ],
];

/** Returns the pattern of how often something happens: "every couple of hours", "twice a day". */
function every(): RegExp {
  return /\bevery (?:(?:\d{1,2}|few|couple(?: of)?|other)(?: (?:to|or) \d{1,2})? )?(?:hours?|minutes?|days?|nights?)\b|\b(?:(?:about|around|at least|up to) )?(?:once|twice|\d{1,2}(?: (?:to|or) \d{1,2})? times?)(?: (?:a|per|each|every) (?:day|night|hour|week))?\b/i;
}

/**
 * Number of sentences that are searched for the measure: "Not far. Maybe 100 meters." Later ones are about other
 * things.
 */
const maxSentences = 2;

/** Reads an answer with a measure of daily life: "How far can you walk?" "Maybe 100 meters." Null for other answers. */
export function measuredHabit(exchange: Exchange): Fact | null {
  const { asked, turn } = exchange;
  const [, name, pattern] = measures.find(([question]) => question.test(asked)) ?? [];
  if (!name || !pattern || exchange.isExam) return null;
  const said = turn
    .slice(0, maxSentences)
    .map(({ text }) => text)
    .join(". ")
    .split(/\b(?:but|before|used to|usually)\b/i)[0];
  const value = said ? pattern.exec(said)?.[0] : undefined;
  if (!value || /\b(?:no|not|never|cannot)\b/i.test(said ?? "")) return null;
  return makeFact({
    kind: "statement",
    from: questionAndAnswer(exchange),
    slots: {
      topic: "amount",
      name: name === "sputum" && /\bblood\b/i.test(asked) ? "amount of blood" : name,
      value: value.replace(/\bmaybe /gi, "about ").replace(/\bcouple (?!of\b)/i, "couple of "),
    },
    said: exchange.answer.text,
  });
}
