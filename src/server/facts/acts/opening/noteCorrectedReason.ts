import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { siteOf, symptomName } from "../../frames/readSymptoms";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { findSites, type SiteMention } from "../../terms/findSites";
import { findSymptoms } from "../../terms/findSymptoms";

/** Number of turns at the start of a visit in which a patient corrects what the clinician took for the reason. */
const openingTurns = 8;

/** Source of a pattern for the subject and verb of a correction: "it is", "they are". */
const itIs = "(?:it|that|this|they|these) (?:is|are|was|were)";
/** Source of a pattern for words before what is named: "really in my". */
const before =
  "(?: (?:really|actually|exactly|so much|quite|just|more|rather|like|in|on|with|of|the|my|an?|about|proper|sort of|kind of))*";

/**
 * Matches what a patient says that the visit is not about, and what it is about, as groups: "it's not my | back |, it's
 * my | hip |", "they're not | headaches | so much as | pressure".
 */
const notThisButPattern = new RegExp(
  `\\b${itIs} not${before} ([a-z]+(?: [a-z]+)??)(?: (?:that|which) (?:is|has been|hurts|bothers)[^,.;]{0,40})?(?:,? so much)?(?:,? (?:but|as much as|as)|[,.;] (?:no,? |but |well,? |actually,? )*${itIs}|,? more)${before} ([a-z]+(?: [a-z]+)?)`,
  "i",
);
/** Matches a part of the body that a patient names instead of another one: "No, it's my | ankle". */
const insteadPattern = new RegExp(
  `^(?:(?:no|nope|well|actually|oh|sorry|um),? )*${itIs}(?: (?:actually|really|more|in|now))* my ([a-z]+(?: [a-z]+)??)(?: now| actually| really| instead)*[.!]?$`,
  "i",
);
/** Matches words that turn down what was asked or say that it is over: "no", "actually", "the cough has gone". */
const turnsDownPattern =
  /^(?:(?:well|oh|um|so),? )*(?:no|nope|actually|not)\b|\b(?:gone|better|cleared|fine|settled)\b/i;
/** Matches sensations that a patient names instead of a pain and that are no symptoms by themselves: "pressure". */
const sensationPattern = /^(?:more )?(?:pressure|heaviness|fullness|ache|burning|tightness|discomfort|twinge)$/i;

/** Returns whether two texts name the same body part or the same symptom. */
function isSame(first: string, second: string): boolean {
  const parts = findSites(first).map(({ part }) => part);
  const names = findSymptoms(first).map(({ term }) => term.name);
  return (
    findSites(second).some(({ part }) => parts.includes(part)) ||
    findSymptoms(second).some(({ term }) => names.some((name) => name.endsWith(term.name) || term.name.endsWith(name)))
  );
}

/** What the visit is not about, if that is named, and what it is about instead. */
interface Correction {
  wrong: string | null;
  right: string;
}

/** Returns what a turn corrects; null if it corrects nothing. */
function correctionIn(turn: readonly Sentence[]): Correction | null {
  const said = turn.map(({ text }) => text.replace(/(?<![.!?])[.!?]$/, "")).join(". ");
  const [, wrong, right] = notThisButPattern.exec(said) ?? [];
  if (wrong && right) return { wrong, right };
  const instead = turn.map(({ text }) => insteadPattern.exec(text)?.[1]).find(Boolean);
  return instead && turn.some(({ text }) => turnsDownPattern.test(text)) ? { wrong: null, right: instead } : null;
}

/** Returns a body part with the side that the turn gives it: "The right hip." */
function withSide(part: SiteMention, turn: readonly Sentence[]): string {
  const sided = turn.flatMap(({ text }) => findSites(text)).find((site) => site.part === part.part && site.side);
  return sided?.side && sided.side !== "both" ? `${sided.side} ${part.part}` : part.part;
}

/**
 * Returns what a visit is about, as written in a note: "right hip complaint", "chest tightness"; null if the words name
 * no body part, symptom or sensation.
 * @param known what the clinician took for the reason.
 */
function nameOf(right: string, known: string, turn: readonly Sentence[]): string | null {
  const [symptom] = findSymptoms(right);
  if (symptom) return symptomName(symptom, siteOf(right, symptom));
  const [part] = findSites(right);
  if (part) return `${withSide(part, turn)} complaint`;
  if (!sensationPattern.test(right)) return null;
  const parts = new Set(findSites(known).map((site) => site.part));
  const [only] = parts;
  return `${only && parts.size === 1 ? `${only} ` : ""}${right.replace(/^more /i, "").toLowerCase()}`;
}

/** Matches a denial of what the clinician named: "No, not | dizzy". */
const deniesNamedPattern =
  /^(?:(?:no|nope|well|oh|actually),? )*(?:I am |it is )?not (?:really |actually )?([a-z]+(?: [a-z]+)?)[.!]?$/i;

/**
 * Replaces what the clinician took for the reason of the visit by what the patient says it is: "You hurt your back?"
 * "It's not my back, it's my hip." The questions that follow are then about the hip.
 */
export function noteCorrectedReason(turn: readonly Sentence[], reading: ReadingState): void {
  const [first] = turn;
  if (!first || first.at >= openingTurns || reading.phase !== "history") return;
  const denied = turn.map(({ text }) => deniesNamedPattern.exec(text)?.[1]).find(Boolean);
  if (denied && reading.focus?.symptom && isSame(denied, reading.focus.symptom)) reading.focus = null;
  const found = correctionIn(turn);
  if (!found) return;
  const asked = [reading.lastSaid?.text ?? "", ...reading.open.map(({ text }) => text)].join(". ");
  const reasons = reading.facts.filter(({ kind, source }) => kind === "reason" && source === "clinician");
  const known = [asked, reading.complaint, reading.focus?.symptom ?? "", ...reasons.map(detailOf)].join(". ");
  const isOther =
    found.wrong === null
      ? (namesAny(known) || /\byour [a-z]/i.test(asked)) && !isSame(found.right, known)
      : isSame(found.wrong, known);
  if (!isOther) return;
  const [part] = findSites(found.right);
  const name = nameOf(found.right, known, turn);
  if (name === null) return;
  const wrong = found.wrong ?? known;
  const isWrong = (text: string): boolean => text !== "" && isSame(wrong, text);
  reading.facts = reading.facts.filter((fact) => !reasons.includes(fact));
  reading.facts.push(
    makeFact({
      kind: "reason",
      from: turn,
      slots: { detail: name, site: part?.part, basis: found.wrong ?? "what was asked" },
    }),
  );
  // "You hurt your back?" "It's not my back, it's my hip." means a pain of the hip.
  const pain = /^[a-z ]+ (pain)$/.exec(reading.focus?.symptom ?? reading.complaint)?.[1];
  const isNamed = part !== undefined || findSymptoms(found.right).length > 0;
  const renamed = part && pain && name.endsWith(" complaint") ? `${withSide(part, turn)} ${pain}` : isNamed ? "" : name;
  if (isWrong(reading.complaint) || reading.complaint === "") reading.complaint = renamed;
  if (reading.focus?.symptom && isWrong(reading.focus.symptom)) reading.focus = null;
}

/** The words of a reason. */
const detailOf = ({ slots }: Fact): string => slots.detail?.text ?? "";

/** Returns whether a text names a body part or a symptom. */
const namesAny = (text: string): boolean => findSites(text).length > 0 || findSymptoms(text).length > 0;
