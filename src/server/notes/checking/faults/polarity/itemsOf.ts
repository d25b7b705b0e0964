import type { Polarity, Statement } from "../../reading/Statement";
import { stem } from "../../reading/stem";
import { negations } from "../../reading/wordLists";

/** A term or content word of a statement, with its key in `Statement.keys`; `at` is the position of its first token. */
export interface Item {
  key: string;
  at: number;
  polarity: Polarity;
}

/** Stems that occur in too many contexts for their polarity to be compared. */
const unspecific = new Set(
  "question normal limit identify sooner couple type using review within slight more test work time other specific significant weekend negative positive regular equal abnormal blood temperature sounds sound medication medicine reading readings change changes past injury weight illicit tobacco stressful"
    .split(" ")
    .map(stem),
);
/** Vital signs: "no fever, your blood pressure is fine" denies no blood pressure. */
const vitalSigns = new Set([
  "test:blood pressure",
  "test:temperature",
  "test:heart rate",
  "test:weight",
  "test:vitals",
]);
/** Whether an item is too general to be compared by itself, such as a vital sign. */
export const isUnspecific = ({ key }: Item): boolean => unspecific.has(key) || vitalSigns.has(key);

/** Maximum distance of a negation before the item that it denies, in tokens. */
const maxCloseReach = 5;
/** Maximum distance of "do not need" and the like before the item that it denies, in tokens. */
const maxNeedReach = 10;
/** Matches a denied need: "do not think you need", "no need". */
const needPattern =
  /\b(?:not (?:think |believe |feel )?(?:(?:that )?(?:you|we|he|she|they) )?(?:will )?(?:need|have to)|no need)\b/;

/** Returns whether a token is a course that is denied: "worse" in "not worse". */
const isDeniedCourse = (tokens: Statement["tokens"], at: number): boolean =>
  tokens[at - 1]?.text === "not" && /^(?:worse|worsening|better|improving)$/.test(tokens[at]?.text ?? "");

/** Returns the terms and content words of a statement, except body parts and, unless `withRelatives`, relatives. */
export function itemsOf({ words, mentions, tokens }: Statement, withRelatives = false): Item[] {
  const terms = mentions.filter(({ kind }) => kind !== "site" && (withRelatives || kind !== "relative"));
  return [
    ...terms.map(({ kind, name, from, polarity }) => ({ key: `${kind}:${name}`, at: from, polarity })),
    ...words.map(({ stem: key, at, polarity }) => ({
      key,
      at,
      polarity: isDeniedCourse(tokens, at) ? ("absent" as const) : polarity,
    })),
  ];
}

/**
 * Returns whether the polarity of an item is unambiguous. `absent` is unambiguous if a negation is at most five tokens
 * before the item or "denies" is anywhere before it.
 */
export function isClear({ tokens }: Statement, { at, polarity }: Item): boolean {
  if (polarity !== "absent") return true;
  const before = tokens.slice(Math.max(0, at - maxCloseReach), at);
  return (
    before.some(({ text }) => negations.has(text) || text.endsWith("n't")) ||
    tokens.slice(0, at).some(({ text }) => /^den(?:y|ies|ied)$/.test(text)) ||
    needPattern.test(
      tokens
        .slice(Math.max(0, at - maxNeedReach), at)
        .map(({ text }) => text)
        .join(" "),
    )
  );
}
