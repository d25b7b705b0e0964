import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import type { SaidStatement } from "../../reading/SaidVisit";
import { stem } from "../../reading/stem";

/** Minimum score of a statement that counts, as a share of the best match's score. */
const minShare = 0.5;
/** Maximum number of statements that are compared. */
const maxStatements = 6;

/**
 * Finds words that read as if their negation was lost. Some count only if they were said with a negation: a stressed
 * verb ("does interfere with sleep"), "with" for "without", "there is", "always". "Any" and "yet" in a statement ("was
 * prescribed any medicine") always count. Returns at most one fault.
 */
export function lostNegationFaults(checked: CheckedSentence): Fault[] {
  const top = checked.support.ranked[0]?.score ?? 0;
  const near = checked.support.ranked
    .filter(({ score }) => score >= minShare * top)
    .slice(0, maxStatements)
    .map(({ said }) => said);
  return [
    ...stressedVerb(checked, near),
    ...bareLonger(checked),
    ...withForWithout(checked, near),
    ...thereIs(checked, near),
    ...notAlways(checked, near),
    ...bareAny(checked),
    ...bareYet(checked),
  ].slice(0, 1);
}

/** Matches a negation: "without", "denies", "doesn't". */
const anyNegationPattern = /\b(?:no|not|never|without|cannot|none|nor|neither|den(?:y|ies|ied))\b|n't\b/i;
/** Matches "does" or "did" before a verb, with the verb as the group: "does interfere". */
const stressedPattern =
  /\b(?<!\bbut )(?:does|did) (?!not\b|so\b|well\b|have\b|the\b|it\b|this\b|that\b|you\b|he\b|she\b|they\b|also\b)([a-z]{3,})\b/i;
/** Maximum number of tokens between a negation and the verb that it denies. */
const maxReach = 3;

/** Finds "does" or "did" before a verb that was said with a negation, or before a body part that was denied. */
function stressedVerb({ statement }: CheckedSentence, near: readonly SaidStatement[]): Fault[] {
  const match = stressedPattern.exec(statement.text);
  const verb = match?.[1]?.toLowerCase();
  if (
    !match ||
    !verb ||
    statement.text.slice(0, match.index).match(/\bnot? *$|\bthat $/i) ||
    /\b(?:if|whether|what|how)\b/i.test(statement.text.slice(0, match.index))
  )
    return [];
  const sites = statement.mentions
    .filter(({ kind, start }) => kind === "site" && start > match.index)
    .map(({ name }) => name);
  const heard = near.find((each) => {
    if (each.isQuestion) return each.answer === "absent" && each.tokens.some(({ text }) => stem(text) === stem(verb));
    return (
      each.tokens.some(({ text }, at) => stem(text) === stem(verb) && deniesAt(each, at)) ||
      each.mentions.some(({ kind, name, polarity }) => kind === "site" && polarity === "absent" && sites.includes(name))
    );
  });
  return heard ? [fault(match, `“${match[0]}” was said with “no” or “not”`, heard)] : [];
}

/** Returns whether "not" or "never" closely precedes a token. */
const deniesAt = ({ tokens }: SaidStatement, at: number): boolean =>
  tokens
    .slice(Math.max(0, at - maxReach), at)
    .some(({ text }) => text === "not" || text === "never" || text.endsWith("n't"));

/** Matches "is longer seeing" and the like, which make sense only with "no" before "longer". */
const longerPattern =
  /\b(?:is|are|was|were|does|did|has|have|can|will) longer (?!than\b|term\b|in\b|with\b|lasting\b|and\b|or\b|but\b)[a-z]{2,}/i;

/** Finds "longer" before a verb or adjective without the "no" that it needs. */
function bareLonger({ statement: { text }, support }: CheckedSentence): Fault[] {
  const match = longerPattern.exec(text);
  return match ? [fault(match, "“longer” without “no”", support.best[0] ?? null)] : [];
}

/** Minimum ratio of the score of the best match to that of any match that contradicts it. */
const clearRatio = 1.4;

/** Matches "with" before a noun, with the noun as the group: "with relief", "with any swelling". */
const withNounPattern = /\bwith (?:any )?([a-z]{4,})\b/gi;

/** Finds "with" before a noun that was said only with "without" or "with no". */
function withForWithout({ statement, support }: CheckedSentence, near: readonly SaidStatement[]): Fault[] {
  if (anyNegationPattern.test(statement.text)) return [];
  for (const match of statement.text.matchAll(withNounPattern)) {
    const noun = stem((match[1] ?? "").toLowerCase());
    const said = near.flatMap((each) =>
      each.tokens.flatMap(({ text }, at) =>
        stem(text) === noun && (each.tokens[at - 1]?.text === "with" || isAfterWithout(each, at))
          ? [{ statement: each, isDenied: each.tokens[at - 1]?.text !== "with" }]
          : [],
      ),
    );
    const heard = said.find(({ isDenied }) => isDenied);
    const scoreOf = ({ statement: one }: { statement: SaidStatement }): number =>
      support.ranked.find((each) => each.said === one)?.score ?? 0;
    if (heard && said.every((each) => each.isDenied || scoreOf(heard) >= clearRatio * scoreOf(each)))
      return [fault(match, `“without ${match[1] ?? ""}” was said`, heard.statement)];
  }
  return [];
}

/** Returns whether "without" or "with no" is among the three tokens before a noun. */
const isAfterWithout = ({ tokens }: SaidStatement, at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ text }, i, list) => (text === "without" && i > 0) || (text === "no" && list[i - 1]?.text === "with"));

/** Matches words for how often or how far something holds, which a negation right before them limits. */
const extentPattern =
  /\b(?:every time|all the time|every day|every night|everywhere|always|constantly|completely|fully|entirely)\b/i;

/** Finds "every time" or "completely" in a note for "not every time" or "not completely" in speech. */
function notAlways({ statement: { text } }: CheckedSentence, near: readonly SaidStatement[]): Fault[] {
  const match = extentPattern.exec(text);
  if (!match || anyNegationPattern.test(text.slice(0, match.index))) return [];
  const words = match[0].toLowerCase();
  const said = near.filter((each) => !each.isQuestion && each.text.toLowerCase().includes(words));
  const isDenied = (one: SaidStatement): boolean =>
    /(?:\bnot|n['’ ]?t)(?: (?:really|quite|been|be))? $/i.test(
      one.text.slice(0, one.text.toLowerCase().indexOf(words)),
    );
  const heard = said.find(isDenied);
  return heard && said.every(isDenied) ? [fault(match, `“not ${words}” was said`, heard)] : [];
}

/** Matches something that a note says there is: "there is an urgent need". */
const saysThereIsPattern = /\bthere (?:is|are|was|were) (?:a |an |any )?(?:[a-z]+ )?([a-z]{4,})\b/gi;

/** Finds "there is" before a noun that was said only after "no": "There is need for a scan" for "no need for one". */
function thereIs({ statement }: CheckedSentence, near: readonly SaidStatement[]): Fault[] {
  if (anyNegationPattern.test(statement.text)) return [];
  for (const match of statement.text.matchAll(saysThereIsPattern)) {
    const nouns = match[0]
      .split(" ")
      .slice(2)
      .filter((word) => word.length > 3)
      .map((word) => stem(word.toLowerCase()));
    const said = near.flatMap((each) =>
      each.tokens.flatMap(({ text }, at) =>
        nouns.includes(stem(text))
          ? [{ statement: each, isDenied: isAfterNo(each, at), isQuestion: each.isQuestion }]
          : [],
      ),
    );
    const heard = said.find(({ isDenied, isQuestion }) => isDenied && !isQuestion);
    if (heard && said.every(({ isDenied }) => isDenied))
      return [fault(match, `“no ${match[1] ?? ""}” was said`, heard.statement)];
  }
  return [];
}

/** Returns whether "no" is one or two tokens before a noun. */
const isAfterNo = ({ tokens }: SaidStatement, at: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some(({ text }) => text === "no");

/** Matches a verb with "yet" at the end of its clause: "has seen the surgeon yet". */
const yetInStatementPattern = /\b(?:has|have|had|is|are|was|were|does|did) (?:[a-z']+ ){1,6}yet(?=[.,;]|$)/i;

/** Finds "yet" at the end of a statement, where a note has it only after a negation. */
function bareYet({ statement: { text }, support }: CheckedSentence): Fault[] {
  const match = yetInStatementPattern.exec(text);
  const isOpen = anyNegationPattern.test(text) || /\b(?:if|whether|unless|asked|pending|to be)\b|\?/i.test(text);
  return match && !isOpen ? [fault(match, "“yet” without a negation", support.best[0] ?? null)] : [];
}

/** Matches "any" after a verb, which is unusual without a negation: "was prescribed any medicine". */
const anyInStatementPattern =
  /\b(?:has|have|had|was|were|did|is|are|reports|shows?) (?!been\b)(?:[a-z]+ ){0,2}any (?!other than|more)[a-z]+/i;

/** Finds "any" in a statement, where a note has it only after a negation, a condition or a question. */
function bareAny({ statement: { text }, support }: CheckedSentence): Fault[] {
  const match = anyInStatementPattern.exec(text);
  if (
    !match ||
    anyNegationPattern.test(text) ||
    /\b(?:if|whether|unless|asked|should|can|may|in case|questions?|for any|stop|avoid)\b/i.test(text)
  )
    return [];
  return [fault(match, "“any” without a negation", support.best[0] ?? null)];
}

const fault = (match: RegExpMatchArray, detail: string, heard: SaidStatement | null): Fault => ({
  kind: "negation",
  must: false,
  value: match[0],
  at: match.index ?? 0,
  detail,
  heard,
});
