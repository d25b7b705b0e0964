import type { Fact } from "../../Fact";
import { siteOf, symptomName, systemOf } from "../../frames/readSymptoms";
import { makeFact } from "../../frames/makeFact";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";
import { symptomsAsked } from "./symptomsAsked";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Source of a pattern for a number of times: "twice", "3 or 4 times", "a couple of times". */
const times =
  "(?:once|twice|(?:a (?:few|couple(?: of)?)|couple(?: of)?|several|\\d{1,2}(?: (?:or|to) \\d{1,2})?) times?|\\d{1,2}(?: (?:or|to) \\d{1,2})?(?= (?:yesterday|today|last night|this morning|so far|on|overnight)\\b))";
/** Matches an answer that begins with how many times a symptom occurred: "Twice on Saturday, nothing since". */
const countedPattern = new RegExp(
  String.raw`^(?:(?:oh|well|um|yeah|yes|just|only|maybe|about|like|probably|I think),? )*(${times}\b[^.;?]{0,60})$`,
  "i",
);
/** Matches symptoms that occur a number of times: "vomiting", "nosebleed". */
const episodicPattern =
  /vomit|diarrh|nosebleed|seizure|faint|syncop|loss of consciousness|palpitation|headache|chest pain|fall|dizz|vertigo|incontinen|bleed|blood|cramp|fever|chills|night sweats|wheez|hives|stool|hemat|coughing|panic/i;
/** Matches words for earlier years or for what the patient does against it: "as a kid", "I took". */
const otherTimePattern = /\b(?:as a (?:kid|child)|years? ago|when I was|I (?:took|take|tried|used)|medic\w+)\b/i;

/**
 * Reads how many times the symptom asked about occurred: "Vomiting?" "Twice on Saturday, nothing since." Null for other
 * answers.
 */
export function countedSymptom(exchange: Exchange): AnswerResult | null {
  const { asked, answer, turn, isExam } = exchange;
  if (isExam || /\bhow\b/i.test(asked)) return null;
  const [mention, ...others] = symptomsAsked(exchange);
  const said = countedPattern.exec(answer.text)?.[1];
  if (!mention || others.length > 0 || !said || said.split(" ").length > 10) return null;
  if (!episodicPattern.test(mention.term.name) || otherTimePattern.test(said) || /\b(?:I|my|we|it)\b/.test(said))
    return null;
  const site = siteOf(asked, mention);
  const name = symptomName(mention, site);
  const from = questionAndAnswer(exchange);
  const facts: Fact[] = [
    makeFact({
      kind: "symptom",
      from,
      slots: { name, system: systemOf(mention, site), site: site?.part, side: site?.side ?? undefined },
      said: `${asked} ${answer.text}`,
    }),
    makeFact({
      kind: "statement",
      from,
      slots: { topic: "amount", name, value: asAmount(said) },
      said: `${asked} ${answer.text}`,
    }),
  ];
  return { facts, coversAnswer: turn[0] === answer };
}

/**
 * Returns an amount as written in a note: "Couple times Saturday, nothing since" → "a couple of times Saturday, none
 * afterwards".
 */
const asAmount = (said: string): string =>
  lowerFirst(said)
    .replace(/\b(?:a )?couple (?:of )?/i, "a couple of ")
    .replace(/\b(?:nothing|none|not) since\b(?: then)?$/i, "none afterwards");

/**
 * Matches a question that asks how many times something occurs that it does not name: "How many times a day would you
 * say?"
 */
const asksHowManyPattern =
  /^(?:(?:and|so|okay|about|like),? )*how (?:many (?:times|episodes)|often)(?: (?:a|per|each|in a|every) day)?(?: (?:would you say|do you think|are we talking|roughly|about|now|did (?:it|that) happen|has (?:it|that) happened))*\?*$/i;
/** Matches an answer that begins with a number: "6 or 7 yesterday", "more like 10". */
const numberPattern =
  /^(?:(?:oh|well|um|yeah|just|only|maybe|about|like|probably|I would say|I think|more like|the (?:day|night) before (?:was|it was)(?: (?:more like|about|around|maybe))?),? )*\d/i;

/**
 * Reads how many times the symptom just talked about occurs, with all amounts of the turn: "How many times a day?" "6
 * or 7 yesterday. 3 so far this morning." Null for other questions and answers.
 */
export function countedEpisodes(exchange: Exchange): Fact | null {
  const { asked, turn, question, before, isExam } = exchange;
  if (isExam || !asksHowManyPattern.test(asked)) return null;
  const symptom = before.slice(2).find((name) => episodicPattern.test(name));
  const amounts = turn.filter(({ text }) => numberPattern.test(text) && text.split(" ").length <= 12);
  if (!symptom || amounts.length === 0 || amounts[0] !== turn[0]) return null;
  const said = amounts.map(({ text }) =>
    text.replace(/^(?:(?:oh|well|um|yeah|just|like|probably|maybe|I think|I would say),? )+/i, ""),
  );
  const perDay =
    /\b(?:a|per|each|every) day\b/i.test(asked) && amounts.length === 1 && /^\D*[\d or to]{1,9}$/.test(said[0] ?? "");
  const value = said.map(asAmount).join("; ");
  return makeFact({
    kind: "statement",
    from: [question, ...amounts],
    slots: {
      topic: "amount",
      name: /\bepisodes?\b/.test(symptom) ? symptom : `${symptom} episodes`,
      value: perDay ? `${value} a day` : value,
    },
    said: `${asked} ${value}`,
  });
}
