import type { Fact } from "../../facts/Fact";
import { polarityAt } from "../../facts/frames/polarityAt";
import { siteOf, symptomName } from "../../facts/frames/readSymptoms";
import { findSymptoms } from "../../facts/terms/findSymptoms";
import type { PlannedSentence } from "./PlannedSentence";

/** A sentence that reports or denies a finding. */
interface Stated {
  polarity: "present" | "absent";
  sentence: PlannedSentence;
  /** Position of the sentence's last fact among all facts read. */
  order: number;
}

/**
 * Matches words with which a denial and a report of one finding can both be true, because they limit its time, degree
 * or kind: "until", "occasional".
 */
const reconcilesPattern =
  /\b(?:until|except|but|other than|occasional\w*|sometimes|currently|today|now|anymore|resolved|previous\w*|used to|since|further|additional|other|elsewhere|significant|new|at night|yet|again|ever|never|in the past|ago|last (?:night|week|month|year|time|summer|winter)|when|while|during|after|before|mother|father|wife|husband|son|daughter|children|brother|sister)\b/i;

/** Matches words for an amount, which do not change whether a finding is denied: "not too many headaches". */
const degreePattern = /\b(?:too |that |as |so |very )?(?:many|much|a lot of) /gi;

/**
 * Resolves findings that the history or the review of systems would both report and deny. The complaint stays reported;
 * of other findings, the side that was stated last is kept. The facts of the other side get the status `conflicting`,
 * which leaves them out of the note. Returns the same array if nothing conflicts.
 * @param sentences the sentences that a note with these facts would have.
 */
export function withoutConflicts(facts: readonly Fact[], sentences: readonly PlannedSentence[]): readonly Fact[] {
  const order = new Map(facts.map((fact, i) => [fact.id, i]));
  const stated = new Map<string, Stated[]>();
  for (const sentence of sentences) {
    if (sentence.topic !== "hpi" && sentence.topic !== "ros") continue;
    const last = Math.max(...sentence.facts.map(({ id }) => order.get(id) ?? 0));
    const text = sentence.text.replace(degreePattern, ""); // "not too many headaches" counts as a denial
    for (const mention of findSymptoms(text)) {
      const polarity = polarityAt(text, mention.start, mention.end);
      const name = baseName(symptomName(mention, siteOf(text, mention)));
      stated.set(name, [...(stated.get(name) ?? []), { polarity, sentence, order: last }]);
    }
  }
  const complaint = sentences.find(({ topic }) => topic === "reason")?.text.toLowerCase() ?? "";
  const conflicting = new Set<string>();
  for (const [name, all] of stated) {
    const open = all.filter(({ sentence }) => !reconcilesPattern.test(sentence.text));
    if (new Set(open.map(({ polarity }) => polarity)).size < 2) continue;
    const winner = complaint.includes(name) ? "present" : open.toSorted((a, b) => b.order - a.order)[0]?.polarity;
    for (const { polarity, sentence } of open) {
      if (polarity === winner) continue;
      for (const fact of sentence.facts)
        if (fact.kind === "statement" || hasWords(nameOf(fact), name) || hasWords(name, nameOf(fact)))
          conflicting.add(fact.id);
    }
  }
  for (const fact of generalDenials(stated)) conflicting.add(fact.id);
  return conflicting.size === 0
    ? facts
    : facts.map((fact) => (conflicting.has(fact.id) ? { ...fact, status: "conflicting" as const } : fact));
}

/** Returns the facts that deny a finding without a site ("pain") if it is reported with a site ("knee pain"). */
function generalDenials(stated: ReadonlyMap<string, readonly Stated[]>): Fact[] {
  const reported = [...stated].filter(([, all]) => all.some(({ polarity }) => polarity === "present"));
  return [...stated].flatMap(([name, all]) =>
    reported.some(([other]) => other.endsWith(` ${name}`) || other.startsWith(`${name} of the `))
      ? all
          .filter(({ polarity, sentence }) => polarity === "absent" && !reconcilesPattern.test(sentence.text))
          .flatMap(({ sentence }) => sentence.facts.filter((fact) => nameOf(fact) === name))
      : [],
  );
}

/**
 * Returns the name by which a finding is compared. All kinds of cough have one name, so that a reported dry cough and a
 * denied cough conflict.
 */
const baseName = (name: string): string => (name.endsWith("cough") ? "cough" : name);

/** Returns whether a name has all words of another, next to each other: "dry cough" has "cough". */
const hasWords = (name: string, words: string): boolean => ` ${name} `.includes(` ${words} `);

/** Returns the name of a fact; a text that no name contains if it has none. */
const nameOf = ({ slots }: Fact): string => slots.name?.text ?? "\u0000";
