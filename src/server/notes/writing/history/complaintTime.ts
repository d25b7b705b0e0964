import { namesOperation } from "../../../facts/frames/readHistory";
import { hasRelative } from "../../../facts/frames/readFamily";
import { dateIn, durationIn, onsetIn, sinceThen } from "../../../facts/frames/timeExpressions";
import type { Fact } from "../../../facts/Fact";
import { isAttribute } from "../../../facts/resolve/resolve";
import { findConditions } from "../../../facts/terms/findConditions";
import { findDrugs } from "../../../facts/terms/findDrugs";
import { findSites } from "../../../facts/terms/findSites";
import { findSymptoms } from "../../../facts/terms/findSymptoms";
import { isSameComplaint } from "../../../facts/terms/isSameComplaint";

/** Number of statements at the start of a visit in which the beginning of the complaint is looked for. */
const openings = 8;
/** Matches words about the beginning of a complaint that is not named: "It started …", "It has been going on …". */
const ofComplaintPattern =
  /\b(?:(?:it|this|that|they|these|those|which|symptoms?|everything|(?:the|my) (?:pain|cough|rash|swelling|ache|problem|thing)) (?:\w+ ){0,2}?(?:started|began|began|came on|come on|happened|has been|have been|been|is going on|goes back|bother\w*)|I (?:\w+ ){0,2}?(?:noticed|started|got|have had|had|have been having|have been feeling) (?:\w+ ){0,1}?(?:it|this|that|them|noticing)|(?:started|began|going on|noticed (?:it|this|that)) )\b/i;
/** Matches words for times that are not the beginning of a complaint: "every", "lasts", "used to". */
const otherTimePattern =
  /\b(?:at a time|lasts?|lasting|each|every|per|last time|the first time|before that|used to|what happened|came on (?:over|within)|\d+ (?:minutes|hours|days|weeks|months) (?:after|before) (?:I|my|the)|was going on|regularly|went away|better|gone|stopped)\b/i;

/** Matches a verb of beginning and captures the words after it, which can be a date: "started | after Christmas". */
const beganPattern =
  /\b(?:started|began|came on|happened|noticed (?:it|this|that))\b(?!.{0,20}\bbefore\b)([^,.;]{0,30})/i;

/** When a complaint began: `words` such as "for 2 weeks" or "since Sunday", and the fact that they come from. */
interface ComplaintTime {
  words: string;
  fact: Fact;
}

/** Returns how long a symptom has lasted as a phrase: "for 2 weeks", "since Tuesday"; undefined if it is unknown. */
function lasted({ time, slots }: Fact): string | undefined {
  const onset = time.onset ?? slots.when?.text;
  const duration = time.duration ?? slots.duration?.text;
  return duration ? `for ${duration.replace(/^for /, "")}` : onset ? sinceOnset(onset) : undefined;
}

/** Returns the time since an onset as a phrase: "2 weeks ago" → "for 2 weeks", "Tuesday" → "since Tuesday". */
function sinceOnset(onset: string): string {
  const span = sinceThen(onset);
  return span ? `for ${span}` : onset.startsWith("since ") ? onset : `since ${onset}`;
}

/**
 * Returns when a complaint began: from the symptoms of that name and the answers about them, else from the first
 * statements of the visit. Null if it is not known.
 * @param symptoms the patient's reported symptoms.
 * @param facts all facts of the visit, in spoken order.
 */
export function complaintTime(name: string, symptoms: readonly Fact[], facts: readonly Fact[]): ComplaintTime | null {
  const own = symptoms.filter((fact) => {
    const other = fact.slots.name?.text ?? "";
    return (isAttribute(fact) ? isSameComplaint(other, name) : other === name) && lasted(fact);
  });
  // "It lasts a few seconds" is the length of an episode, so a longer time is preferred.
  const isEpisode = (fact: Fact): boolean => /\b(?:seconds?|minutes?)$/.test(lasted(fact) ?? "");
  const timed = own.find((fact) => !isEpisode(fact)) ?? own[0];
  const words = timed && lasted(timed);
  if (timed && words) return { words, fact: timed };
  const said = facts.filter(
    ({ kind, slots, subject }) => kind === "statement" && slots.detail && subject === "patient",
  );
  for (const fact of said.slice(0, openings)) {
    if (isAboutOtherSymptom(fact, name, symptoms)) continue;
    const found = timeIn(fact.slots.detail?.text ?? "", name);
    if (found) return { words: found, fact };
  }
  return null;
}

/**
 * Returns whether a statement names no symptom and was said in an answer about a symptom other than `name`: "Any
 * numbness?" "Yes, in the toes. It started around Easter."
 */
function isAboutOtherSymptom({ evidence, slots }: Fact, name: string, symptoms: readonly Fact[]): boolean {
  if (findSymptoms(slots.detail?.text ?? "").length > 0) return false;
  const turn = evidence.at(-1)?.turn;
  const here = symptoms.filter((fact) => fact.polarity === "present" && fact.evidence.some((at) => at.turn === turn));
  return here.length > 0 && here.every((fact) => !isSameComplaint(fact.slots.name?.text ?? "", name));
}

/** Returns whether a clause is about another body part than the complaint names: "The ear only started". */
function isOfOtherPart(clause: string, name: string): boolean {
  const parts = findSites(name).map(({ part }) => part);
  const named = findSites(clause);
  return parts.length > 0 && named.length > 0 && named.every(({ part }) => !parts.includes(part));
}

/**
 * Returns when a complaint began, as "for 2 weeks" or "since Sunday", if a clause of the text says it about no other
 * symptom, disease or drug; otherwise null.
 */
function timeIn(text: string, name: string): string | null {
  for (const clause of text.split(/[,;] | (?:and|but) (?=(?:the|my|it|I|now|then|recently)\b)/i)) {
    const named = findSymptoms(clause).map(({ term }) => term.name);
    if (named.some((each) => !isSameComplaint(each, name) && !(each === "pain" && /pain|ache|sore/.test(name))))
      continue;
    const isAboutComplaint =
      named.length > 0 ? /\b(?:start|began|came on|been|for|since|ago)/i.test(clause) : ofComplaintPattern.test(clause);
    if (!isAboutComplaint || otherTimePattern.test(clause)) continue;
    if (isOfOtherPart(clause, name)) continue;
    if (findDrugs(text).length + findConditions(clause).length > 0 || namesOperation(clause) || hasRelative(clause))
      continue;
    const onset = onsetIn(clause) ?? dateIn(beganPattern.exec(clause)?.[1] ?? "");
    const duration = onset ? null : durationIn(clause);
    if (onset) return sinceOnset(onset);
    if (duration && !/\b(?:seconds?|minutes?)$/.test(duration)) return `for ${duration}`;
  }
  return null;
}
