import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import type { SaidStatement, SaidVisit } from "../../reading/SaidVisit";
import type { Statement } from "../../reading/Statement";

/** Maximum number of tokens from "or" to the alternatives of a question. */
const maxFromOr = 3;
/** Number of statements after a question that can answer it. */
const maxAfter = 3;
/** Number of best matches that are read as questions. */
const maxQuestions = 3;
/** Matches words of an answer with which it is not clear which alternative is meant: "both", "no". */
const unclearPattern =
  /\b(?:both|either|neither|not|no|none|never|all|depends|sometimes|sort of|kind of|mostly|used to|and)\b/i;
/** Matches a negation in a note. */
const deniesPattern = /\b(?:no|not|never|without|den(?:y|ies|ied)|rather than|instead of)\b/i;

/** The two alternatives of a question, by the keys that only one of them has. */
type Choice = readonly [first: ReadonlySet<string>, second: ReadonlySet<string>];

/** Returns the keys of the terms and words of a statement in a range of its tokens. */
const keysIn = ({ words, mentions }: Statement, from: number, to: number): string[] => [
  ...words.filter(({ at }) => at >= from && at < to).map(({ stem }) => stem),
  ...mentions.filter((each) => each.from >= from && each.from < to).map(({ kind, name }) => `${kind}:${name}`),
];

/** Returns the alternatives of a question such as "worse with eating or exercise?"; null for any other statement. */
function choiceIn(asked: SaidStatement): Choice | null {
  const at = asked.isQuestion ? asked.tokens.findIndex(({ text }) => text === "or") : -1;
  if (at < 0 || asked.tokens.some(({ text }, i) => text === "or" && i > at)) return null;
  const first = keysIn(asked, at - maxFromOr, at);
  const second = keysIn(asked, at + 1, at + 1 + maxFromOr);
  const only = (keys: readonly string[], others: readonly string[]): ReadonlySet<string> =>
    new Set(keys.filter((key) => !others.includes(key)));
  return first.length === 0 || second.length === 0 ? null : [only(first, second), only(second, first)];
}

const hasAny = (keys: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean =>
  [...wanted].some((key) => keys.has(key));

/**
 * Returns the keys of the alternative that the answer to a question names, as far as the answer has them, and those of
 * the other one. Null if it is not clear which one is meant.
 */
function chosen(asked: SaidStatement, { statements }: SaidVisit): { keys: Choice; answer: SaidStatement } | null {
  const choice = choiceIn(asked);
  if (!choice) return null;
  const [first, second] = choice;
  const answers = statements.slice(asked.index + 1, asked.index + 1 + maxAfter).filter(isAnswerTo(asked));
  const answer = answers.find(({ keys }) => hasAny(keys, first) || hasAny(keys, second));
  if (!answer || answers.some(({ isQuestion, text }) => isQuestion || unclearPattern.test(text))) return null;
  const named = [hasAny(answer.keys, first), hasAny(answer.keys, second)];
  if (named[0] === named[1]) return null;
  const right = new Set([...(named[0] ? first : second)].filter((key) => answer.keys.has(key)));
  return { keys: [right, named[0] ? second : first], answer };
}

const isAnswerTo =
  (asked: SaidStatement) =>
  ({ context, turnIndex }: SaidStatement): boolean =>
    context === asked.keys && turnIndex !== asked.turnIndex;

/**
 * Finds the alternative of a question that the patient did not choose: "worse with exercise" for "is it worse with
 * eating or exercise?" "With eating." Returns at most one fault.
 */
export function choiceFaults({ statement, support, visit }: CheckedSentence): Fault[] {
  if (deniesPattern.test(statement.text)) return [];
  for (const asked of support.best.slice(0, maxQuestions)) {
    const answered = chosen(asked, visit);
    if (!answered) continue;
    const [[right, wrong], answer] = [answered.keys, answered.answer];
    if (hasAny(statement.keys, right) || !hasAny(statement.keys, wrong)) continue;
    const word = [
      ...statement.words,
      ...statement.mentions.map(({ kind, name, from }) => ({ stem: `${kind}:${name}`, at: from })),
    ].find(({ stem }) => wrong.has(stem));
    const token = word && statement.tokens[word.at];
    if (!token || [...wrong].some((key) => visit.byKey.get(key)?.some((said) => said.index > answer.index))) continue;
    const detail = `“${token.raw}” doesn’t match the answer`;
    return [{ kind: "finding", must: false, value: token.raw, at: token.start, detail, heard: answer }];
  }
  return [];
}
