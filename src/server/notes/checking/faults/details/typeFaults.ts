import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import { rememberPerVisit } from "../../reading/rememberPerVisit";
import type { SaidStatement } from "../../reading/SaidVisit";

/**
 * Matches the type or stage of a disease, with the word and its number as groups: "type 2", "stage IIIA", "grade 3".
 */
const typePattern =
  /\b(type|stage|grade|class|category) (\d|iv|i{1,3}|one|two|three|four)(?:[ -]?[a-c])?(?![\w/.-]*\d)\b/gi;
/** The digit of each number that `typePattern` can match. */
const digits: Readonly<Record<string, string>> = {
  i: "1",
  ii: "2",
  iii: "3",
  iv: "4",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
};

/** A type or stage, with its offset in the text. */
interface Type {
  /** The word before the number, in lower case: "stage". */
  of: string;
  digit: string;
  words: string;
  at: number;
}

const typesIn = (text: string): Type[] =>
  [...text.matchAll(typePattern)].map(({ 0: words, 1: of = "", 2: number = "", index }) => ({
    of: of.toLowerCase(),
    digit: digits[number.toLowerCase()] ?? number,
    words,
    at: index,
  }));

/** Returns the types that the visit names after a word such as "stage", each with its statement. */
const saidTypes = rememberPerVisit((visit, of): readonly { digit: string; said: SaidStatement }[] =>
  visit.statements
    .filter(({ tokens }) => tokens.some(({ text }) => text === of))
    .flatMap((said) => typesIn(said.text).flatMap((type) => (type.of === of ? [{ digit: type.digit, said }] : []))),
);

/**
 * Finds a type or stage of a disease if a best match has another one and it was said nowhere: "type 1 diabetes" for
 * "type 2 diabetes".
 */
export function typeFaults({ statement: { text }, visit, support }: CheckedSentence): Fault[] {
  return typesIn(text).flatMap(({ of, digit, words, at }): Fault[] => {
    const said = saidTypes(visit, of);
    const [first] = said;
    if (!first || said.some((each) => each.digit === digit) || !support.best.includes(first.said)) return [];
    const detail = `“${words}” doesn’t match what was said`;
    return [{ kind: "diagnosis", must: of === "type", value: words, at, detail, heard: first.said }];
  });
}
