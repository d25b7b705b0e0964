import type { Fact, Slot } from "../../../facts/Fact";
import { hasClause } from "../prose/clauses";
import { listOf } from "./listOf";
import { denialSentence, onsetWords } from "./symptomSentences";
import { sentenceCase } from "../../../../shared/sentenceCase";

/** A sentence and the facts that it states. */
interface AttributeSentence {
  text: string;
  facts: Fact[];
}

/** A value that an answer gives for one attribute. */
interface Found {
  text: string;
  fact: Fact;
}

/** Matches a rating, with its number and, if it has one, its moment as groups: "| 8 | /10 | at worst |". */
const ratingPattern =
  /^(\d{1,2}(?:\.5)?(?: to \d{1,2})?)\/10( (?:at worst|at best|at rest|when moving|on average|now|with(?:out)? [a-z]+))?$/;

/**
 * Returns how a symptom is rated: "rated 6/10 now" as said, "6 on a scale of 10 now" for "6" after a question on a
 * scale of 10.
 */
function ratingPhrase(rating: string, said: string): string {
  const [, number = "", moment = ""] = ratingPattern.exec(rating) ?? [];
  if (number === "") return rating;
  return said.includes("/10") ? `rated ${rating}` : `${number} on a scale of 10${moment}`;
}

/**
 * Returns the ratings of several moments, "8 at worst and 3 now on a scale of 10", and adds their facts to `used`. Null
 * for a single rating, and for ratings that are not those of moments.
 */
function momentRatings(facts: readonly Fact[], used: Fact[]): string | null {
  const rated = facts.filter(({ slots, polarity }) => polarity === "present" && slots.severity);
  const texts = [...new Set(rated.map(({ slots }) => slots.severity?.text ?? ""))];
  const found = texts.flatMap((text) => {
    const match = ratingPattern.exec(text);
    return match ? [{ number: match[1] ?? "", moment: match[2] ?? "" }] : [];
  });
  const isOfMoments = found.length === texts.length && found.filter(({ moment }) => moment === "").length <= 1;
  if (texts.length < 2 || !isOfMoments) return null;
  used.push(...rated);
  const all = found.map(({ number, moment }) => `${number}${moment}`);
  if (rated.some(({ said }) => said.includes("/10"))) return `rated ${listOf(texts, "and")}`;
  return `${listOf(all, "and")} on a scale of 10`;
}

/** Matches a quality that opens with a noun or a comparison and not with an adjective: "pressure", "like a band". */
const nominalQualityPattern = /^(?:pressure(?!-)|tightness|as if|like)\b/;

/** Matches what a symptom is compared with: "as if somebody is sitting on the patient". */
const comparesPattern = /\b(?:as if|like) /;

/** Returns how a symptom feels as written after "is": "described as pressure". */
const qualityPhrase = (text: string): string =>
  nominalQualityPattern.test(text) ? `described as ${text.replace(/^(?:as if|like)\b/, "feeling $&")}` : text;

/** Matches a word for whether a symptom is always there: "constant". */
const stabilityPattern = /^(?:constant|continuous|intermittent)/;
/** Matches a word for how a symptom has changed: "worsening". */
const trendPattern = /^(?:unchanged|worsening|improving)/;

/** Matches a place that has its own preposition: "near the right hip". */
const ownPrepositionPattern =
  /^(?:all|at|inside|down|towards?|mainly|sometimes|near|below|above|under|underneath|behind|around|beside|between|in|on|along|across|over)\b/;
/** Returns where a symptom is: "located at the left knee", "located near the right hip". */
const locationPhrase = (place: string, side: string): string =>
  ownPrepositionPattern.test(place) ? `located ${place}` : `located at the ${side}${place}`;

/** Returns the value of a slot: the first for times, the last for other slots; null if no fact has one. */
function valueOf(slot: Slot, facts: readonly Fact[]): Found | null {
  const has = ({ slots, polarity }: Fact): boolean => Boolean(slots[slot]) && polarity === "present";
  // Later questions about time are often about something else ("and the fever?"), so the first answer counts.
  const fact = slot === "duration" || slot === "when" ? facts.find(has) : facts.findLast(has);
  return fact ? { text: fact.slots[slot]?.text ?? "", fact } : null;
}

/** Returns the last frequency or course that a test accepts; null if there is none. */
function frequencyOf(facts: readonly Fact[], accepts: (text: string) => boolean): Found | null {
  const fact = facts.findLast(
    ({ polarity, slots }) => polarity === "present" && slots.frequency && accepts(courseWord(slots.frequency.text)),
  );
  return fact ? { text: courseWord(fact.slots.frequency?.text ?? ""), fact } : null;
}

/** Returns a spoken course as one word: "comes and goes" → "intermittent"; other texts unchanged. */
const courseWord = (text: string): string =>
  /^(?:comes and goes|come and go|on and off|off and on)$/.test(text)
    ? "intermittent"
    : /^(?:all the time|constantly)$/.test(text)
      ? "constant"
      : text;

/** Adds the fact of a value to the facts that are used, and returns its words; "" if there is no value. */
type Phrase = (found: Found | null, words: (text: string) => string) => string;

/** Matches the face of a part, which leaves its side open: "on the inside". */
const facePattern = /^(?:on|at) the (?:inside|outside|front|back|top|bottom|inner side|outer side)$/;

/** Returns where a symptom is, unless its name says that already: "located near the right hip", "on both sides". */
function placePhrase(complaint: string, facts: readonly Fact[], phrase: Phrase): string {
  const site = valueOf("site", facts);
  const side = valueOf("side", facts);
  if (
    site &&
    side &&
    facePattern.test(site.text) &&
    /^(?:left|right)$/.test(side.text) &&
    !complaint.includes(side.text)
  )
    return `${phrase(side, (text) => `on the ${text} side`)}, ${phrase(site, (text) => `located ${text}`)}`;
  if (site && !complaint.includes(site.text))
    return phrase(site, (text) =>
      side?.fact === site.fact && side.text === "both" && !ownPrepositionPattern.test(text)
        ? `located at the ${text} on both sides`
        : locationPhrase(text, side?.fact === site.fact ? `${side.text} ` : ""),
    );
  if (!side || complaint.includes(side.text)) return "";
  return phrase(side, (text) => (text === "both" ? "on both sides" : `on the ${text} side`));
}

/**
 * Formats time, quality, course, place and severity of a symptom; empty if none was given. A comparison and the ratings
 * of several moments are sentences of their own.
 */
function detailSentences(complaint: string, facts: readonly Fact[]): AttributeSentence[] {
  const head = complaint === "symptoms" ? "Symptoms" : sentenceCase(complaint);
  const isPlural = complaint === "symptoms" || /[^s]s$/.test(complaint);
  const is = isPlural ? "are" : "is";
  const used: Fact[] = [];
  const phrase: Phrase = (found, words) => {
    if (!found) return "";
    used.push(found.fact);
    return words(found.text);
  };
  const rated = valueOf("severity", facts);
  const severity = momentRatings(facts, used) ?? phrase(rated, (text) => ratingPhrase(text, rated?.fact.said ?? ""));
  const quality = phrase(valueOf("quality", facts), qualityPhrase);
  const out: AttributeSentence[] = [];
  const isCompared = comparesPattern.test(quality);
  const isRatedTwice = / and \d/.test(severity);
  if (isCompared) out.push({ text: `${head} ${is} ${quality}.`, facts: used.filter(({ slots }) => slots.quality) });
  if (isRatedTwice) out.push({ text: `${head} ${is} ${severity}.`, facts: used.filter(({ slots }) => slots.severity) });
  const described = listOf(
    [
      isCompared ? "" : quality,
      ...coursePhrases(facts, phrase),
      placePhrase(complaint, facts, phrase),
      isRatedTwice ? "" : severity,
    ].filter(Boolean),
    "and",
  );
  const occurs = phrase(
    frequencyOf(facts, (text) => !stabilityPattern.test(text) && !trendPattern.test(text)),
    (text) => `${isPlural ? "occur" : "occurs"} ${text.replace(/^(?:like|maybe|probably) /, "about ")}`,
  );
  const details = listOf([described && `${is} ${described}`, occurs].filter(Boolean), "and");
  const time =
    phrase(valueOf("duration", facts), (text) => ` for ${text.replace(/^for /, "")}`) ||
    phrase(valueOf("when", facts), onsetWords);
  if (time) {
    const text = `${head} ${isPlural ? "have" : "has"} been present${time}${details && ` and ${details}`}.`;
    return [...out, { text, facts: used }];
  }
  return details ? [...out, { text: `${head} ${details}.`, facts: used }] : out;
}

/** Returns words for the course of a symptom: "constant", "worsening". */
function coursePhrases(facts: readonly Fact[], phrase: Phrase): string[] {
  return [stabilityPattern, trendPattern].map((pattern) =>
    phrase(
      frequencyOf(facts, (text) => pattern.test(text)),
      (text) => text,
    ),
  );
}

/**
 * Formats the answers about one symptom in up to five sentences: its details ("Cough has been present for 5 days and is
 * dry."), what is denied, what makes it worse, what makes it better, and what else is reported. Of several values for
 * one detail, the last is used; for times, the first.
 * @param complaint the name of the symptom.
 * @param facts the facts of these answers, in spoken order.
 */
export function attributeSentences(complaint: string, facts: readonly Fact[]): AttributeSentence[] {
  const out = detailSentences(complaint, facts);
  const absent = facts.filter(
    ({ polarity, slots }) => polarity === "absent" && (slots.detail ?? slots.triggers ?? slots.relief),
  );
  if (absent.length > 0)
    out.push({
      text: denialSentence(absent.map(({ slots }) => (slots.detail ?? slots.triggers ?? slots.relief)?.text ?? "")),
      facts: absent,
    });
  out.push(...factorSentences(facts));
  const before = facts.filter(({ polarity, slots }) => polarity === "present" && slots.detail);
  if (before.length > 0)
    out.push({ text: `Reports ${before.map(({ slots }) => slots.detail?.text ?? "").join(", ")}.`, facts: before });
  return out;
}

/** Matches a factor that starts with a preposition: "after meals". */
const prepositionalPattern = /^(?:with|after|during|before|by|at|in|on|when|while|from|once|first thing|if)\b/i;

/** Returns a factor without the words of the question: "it is worse when coughing" → "when coughing". */
const factorIn = (said = ""): string =>
  said.replace(
    /^(?:it|that) (?:is|gets|was|feels) (?:much |slightly |even |a bit |a lot )?(?:worse|better|more painful) (?=when|with|if|after|during|at|in|on)/i,
    "",
  );

/** Maximum number of words of a factor: "going up the stairs at work with something heavy". */
const maxFactorWords = 12;

/**
 * Returns whether words name something that makes a symptom worse or better: a few words that are not a clause of
 * their own ("it burns"), a yes or no, or only a degree ("a little").
 */
function isFactor(text: string): boolean {
  return (
    text !== "" &&
    text.split(" ").length <= maxFactorWords &&
    (prepositionalPattern.test(text) || !hasClause(text)) &&
    !/^(?:yeah|yes|no|slightly|a (?:little|bit|lot)|it|that|this|better|worse|much|very|maybe|well)\b/i.test(text)
  );
}

/** Formats what makes a symptom worse and what makes it better, each in one sentence: "Worse when coughing." */
function factorSentences(facts: readonly Fact[]): AttributeSentence[] {
  return (
    [
      ["triggers", "Aggravated by", "Worse"],
      ["relief", "Relieved by", "Better"],
    ] as const
  ).flatMap(([slot, label, before]) => {
    const named = facts.filter(
      ({ polarity, slots }) => polarity === "present" && isFactor(factorIn(slots[slot]?.text)),
    );
    const texts = named.map(({ slots }) => factorIn(slots[slot]?.text));
    const opens = prepositionalPattern.test(texts[0] ?? "") ? before : label;
    return named.length > 0 ? [{ text: `${opens} ${listOf(texts, "and")}.`, facts: named }] : [];
  });
}
