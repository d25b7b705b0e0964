import type { Fact } from "../../../facts/Fact";
import { sinceThen } from "../../../facts/frames/timeExpressions";
import { hasClause } from "../prose/clauses";
import { asSentence, listOf } from "./listOf";

/** Returns whether a denial is of pain while doing something, which does not deny all pain: "pain when you urinate". */
export const deniesPainWithAct = ({ slots, said }: Fact): boolean =>
  slots.name?.text === "pain" && /\b(?:urin|pee\b|peeing|bathroom|void|bowel|stool|intercourse)/i.test(said);

/** Formats a denial of one or more findings: "Denies nausea or vomiting." */
export function denialSentence(names: readonly string[]): string {
  return `Denies ${listOf(names, "or")}.`;
}

/** Formats a symptom with its time, its value and a severity on a scale: "left knee pain for 3 weeks (8/10)". */
export function symptomPhrase({ slots, time, certainty }: Fact): string {
  const name = slots.name?.text ?? "symptoms";
  const onset = time.onset ? onsetWords(time.onset).trim() : "";
  const parts = [
    certainty === "possible" && !/^possible/.test(name) ? `possible ${name}` : name,
    time.frequency && /^(?:daily|every|\d|once|twice)/.test(time.frequency) ? time.frequency : "",
    time.duration ? `for ${time.duration}` : "",
    time.duration && onset.startsWith("for ") ? "" : onset, // one length of time: "for the last 2 days"
    time.point ?? "",
  ];
  const measured = slots.value ? ` (${slots.value.text})` : "";
  const severity = slots.severity?.text ? (slots.severity.text.includes("/") ? ` (${slots.severity.text})` : "") : "";
  return `${parts.filter(Boolean).join(" ")}${measured}${severity}`;
}

/**
 * Formats symptoms in one sentence. A time that all share is given once: "Reports cough and a sore throat for 2 days."
 */
export const reportSentence = (symptoms: readonly Fact[]): string =>
  asSentence(`Reports ${listSymptoms([...new Set(symptoms.map(symptomPhrase))])}`);

/**
 * Lists phrases of `symptomPhrase`. A time that all share is given once, at the end.
 * @param named changes the words of each symptom without that time.
 */
export function listSymptoms(phrases: readonly string[], named = (words: string): string => words): string {
  const shared = / (?:for|since) [^()]+$/.exec(phrases[0] ?? "")?.[0] ?? "";
  const isShared = phrases.length > 1 && shared !== "" && phrases.every((phrase) => phrase.endsWith(shared));
  const names = isShared ? phrases.map((phrase) => phrase.slice(0, -shared.length)) : phrases;
  return `${listOf(names.map(named), "and")}${isShared ? shared : ""}`;
}

/** Returns the onset of a symptom as " for 2 weeks" if the time since then is known, else as " since Sunday". */
function onsetWords(text: string): string {
  const lasted = sinceThen(text);
  if (lasted) return ` for ${lasted}`;
  return text.startsWith("since") ? ` ${text}` : ` since ${text}`;
}

/** Matches a rating, with its number and, if it has one, its moment as groups: "| 8 | /10 | at worst |". */
const ratingPattern = /^(\d{1,2}(?: to \d{1,2})?)\/10( (?:at worst|at best|at rest|when moving|on average|now))?$/;

/**
 * Returns how a symptom is rated: "rated 6/10 now" as said, "6 on a scale of 10 now" for "6" after a question on a scale
 * of 10.
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
const nominalQualityPattern = /^(?:pressure|tightness|as if|like)\b/;

/** Matches what a symptom is compared with: "as if somebody is sitting on the patient". */
const comparesPattern = /\b(?:as if|like) /;

/** Returns how a symptom feels as written after "is": "described as pressure". */
const qualityPhrase = (text: string): string =>
  nominalQualityPattern.test(text) ? `described as ${text.replace(/^as if/, "feeling as if")}` : text;

/** Matches a place that has its own preposition: "near the right hip". */
const ownPrepositionPattern =
  /^(?:mainly|sometimes|near|below|above|under|underneath|behind|around|beside|between|in|on|along|across|over|at|down|towards?)\b/;
/** Returns where a symptom is: "located at the left knee", "located near the right hip". */
const locationPhrase = (place: string, side: string): string =>
  ownPrepositionPattern.test(place) ? `located ${place}` : `located at the ${side}${place}`;

/**
 * Formats the answers about one symptom in up to five sentences: its details ("Cough has been present for 5 days and is
 * dry."), what is denied, what makes it worse, what makes it better, and what else is reported. If a detail has several
 * values, the last is used; for times, the first.
 * @param complaint the name of the symptom.
 * @param facts the facts of these answers, in spoken order.
 */
export function attributeSentences(complaint: string, facts: readonly Fact[]): { text: string; facts: Fact[] }[] {
  const value = (
    slot: keyof Fact["slots"],
    polarity: Fact["polarity"] = "present",
  ): { text: string; fact: Fact } | null => {
    const has = (candidate: Fact): boolean => Boolean(candidate.slots[slot]) && candidate.polarity === polarity;
    // Later questions about time are often about something else ("and the fever?"), so the first answer counts.
    const fact = slot === "duration" || slot === "when" ? facts.find(has) : facts.findLast(has);
    return fact ? { text: fact.slots[slot]?.text ?? "", fact } : null;
  };
  const head = complaint === "symptoms" ? "Symptoms" : complaint.charAt(0).toUpperCase() + complaint.slice(1);
  const verb = complaint === "symptoms" || /[^s]s$/.test(complaint) ? "have" : "has";
  const used: Fact[] = [];
  const phrase = (found: { text: string; fact: Fact } | null, words: (text: string) => string): string => {
    if (!found) return "";
    used.push(found.fact);
    return words(found.text);
  };
  const rated = value("severity");
  const severity = momentRatings(facts, used) ?? phrase(rated, (text) => ratingPhrase(text, rated?.fact.said ?? ""));
  const quality = phrase(value("quality"), qualityPhrase);
  const frequency = phrase(value("frequency"), (text) => text);
  const site = value("site");
  const side = value("side");
  const isNamed = (text: string): boolean => complaint.includes(text);
  const location =
    (site && !isNamed(site.text)
      ? phrase(site, (text) => locationPhrase(text, side && side.fact === site.fact ? `${side.text} ` : ""))
      : "") ||
    (side && !complaint.includes(side.text)
      ? phrase(side, (text) => (text === "both" ? "on both sides" : `on the ${text} side`))
      : "");
  const time = phrase(value("duration"), (text) => ` for ${text.replace(/^for /, "")}`);
  const onset = time ? "" : phrase(value("when"), onsetWords);
  const plural = verb === "have" ? "are" : "is";
  const out: { text: string; facts: Fact[] }[] = [];
  // A comparison or the ratings of several moments are sentences of their own.
  const isCompared = comparesPattern.test(quality);
  const isRatedTwice = / and \d/.test(severity);
  if (isCompared) out.push({ text: `${head} ${plural} ${quality}.`, facts: used.filter(({ slots }) => slots.quality) });
  if (isRatedTwice)
    out.push({ text: `${head} ${plural} ${severity}.`, facts: used.filter(({ slots }) => slots.severity) });
  const details = listOf(
    [isCompared ? "" : quality, frequency, location, isRatedTwice ? "" : severity].filter(Boolean),
    "and",
  );
  if (time || onset)
    out.push({
      text: `${head} ${verb} been present${time}${onset}${details ? ` and ${plural} ${details}` : ""}.`,
      facts: used,
    });
  else if (details) out.push({ text: `${head} ${plural} ${details}.`, facts: used });
  return [...out, ...otherAnswers(facts)];
}

/** Formats what is denied of a symptom, what makes it worse and better, and what else is reported. */
function otherAnswers(facts: readonly Fact[]): { text: string; facts: Fact[] }[] {
  const out: { text: string; facts: Fact[] }[] = [];
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
const prepositionalPattern = /^(?:with|after|during|before|at|in|on|when|while|from|once|first thing|if)\b/i;

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
function factorSentences(facts: readonly Fact[]): { text: string; facts: Fact[] }[] {
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
