import type { Fact } from "../../../facts/Fact";
import { sinceThen } from "../../../facts/frames/timeExpressions";
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
export function onsetWords(text: string): string {
  const lasted = sinceThen(text);
  if (lasted) return ` for ${lasted}`;
  return text.startsWith("since") ? ` ${text}` : ` since ${text}`;
}
