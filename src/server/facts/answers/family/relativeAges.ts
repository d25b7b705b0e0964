import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { relativeName } from "../../frames/readFamily";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";

/** Source of a pattern for several relatives of one kind. */
const several =
  "(?:(?:older|younger|half|step|twin|full|little)[- ]){0,3}(?:brothers|sisters|siblings|sons|daughters|children|kids|grandchildren|aunts|uncles)";
/** Source of a pattern for a list of ages: "18, 16, and 14". */
const ages = "\\d{1,2}(?:(?:,? and |, ?)\\d{1,2}){1,9}";

/** Matches several relatives with their ages, as the groups: "four | brothers | aged | 18, 16 and 14". */
const listedPattern = new RegExp(
  `\\b(${several}),? (?:(?:who|they|that) (?:are|is) |(?:are|is) )?(?:(?:now|both|all) )?(?:aged|ages?|at ages?|are) (?:of )?(${ages})(?![\\d/.]| (?:months?|weeks?|days?)\\b)`,
  "i",
);
/** Matches a question about the ages of several relatives, with the relatives as the group: "How old are your sons?" */
const asksAgesPattern = new RegExp(
  `\\b(?:how old are|what (?:are|is) the ages? of|(?:what|how) about the ages? of) (?:(they|them)|(?:your|his|her) (?:(?:two|three|four|five|\\d) )?(${several}))\\b(?: now)?\\W*$`,
  "i",
);
/** Matches an age in an answer about several relatives: "one is | 68", "the other is | 77", "and | 14". */
const ageSaid =
  /(?:^|, ?|\b(?:is|are|and|turned|turning|about|almost|only|just|now|of|another|other) )(\d{1,2})(?![\d/.]| (?:years? ago|months?|weeks?|days?|of|mg|times?|percent|hours?|in|or)\b)/gi;

/** Returns the ages in the words of a note: "18, 16, and 14 years old". */
function agesOf(all: readonly string[]): string {
  const last = all.at(-1) ?? "";
  const before = all.slice(0, -1);
  const list = before.length > 1 ? `${before.join(", ")}, and ${last}` : [...before, last].join(" and ");
  return `${list} years old`;
}

const lives = (relative: string, condition: string, from: readonly Sentence[]): Fact =>
  makeFact({ kind: "family", from, subject: { relative }, slots: { relative, condition } });

/** Reads the ages of several relatives that a sentence lists: "four brothers aged 18, 16, 14 and 12". */
export function agesListed(sentence: Sentence): Fact[] {
  const [, named, list] = listedPattern.exec(sentence.text) ?? [];
  return named && list ? [lives(relativeName(named), agesOf(list.match(/\d+/g) ?? []), [sentence])] : [];
}

/**
 * Reads the answer to a question about the ages of several relatives: "How old are your sons?" "One is 54 and the other
 * is 57." Null for other questions, if no one was named whom "they" can mean, or if the answer has no ages.
 */
export function agesAnswered(
  asked: string,
  [answer]: readonly Sentence[],
  question: Sentence,
  { person, isProxied }: ReadingState,
): Fact | null {
  const found = isProxied || !answer ? null : asksAgesPattern.exec(asked);
  if (!found || !answer) return null;
  const named = found[2] ?? (person && new RegExp(`^${several}$`, "i").test(person.name) ? person.name : undefined);
  const all = [...answer.text.matchAll(ageSaid)].map(([, age = ""]) => age);
  return named && all.length > 0 ? lives(relativeName(named), agesOf(all), [question, answer]) : null;
}
