import type { Token } from "../../../facts/lexicon/tokenize";
import { negations, negationStops } from "./wordLists";

/** Maximum distance of a negation before what it denies, in tokens. */
const maxReach = 14;
/** Words that can be the subject of a clause. */
const pronouns = new Set(["i", "he", "she", "it", "they", "you", "we", "patient"]);
/** Words after a pronoun that make it the subject of a new clause. */
const auxiliaries = new Set([
  "have",
  "has",
  "had",
  "am",
  "is",
  "are",
  "was",
  "were",
  "get",
  "gets",
  "got",
  "do",
  "did",
  "feel",
  "felt",
  "take",
  "takes",
  "can",
  "would",
  "will",
  "just",
  "noticed",
  "started",
  "think",
  "know",
  "kinda",
  "kind",
]);
/** Words after "no", "not" or "n't" that keep these from denying a finding: "not only", "no problem". */
const nonDenialAfter = new Set([
  "only",
  "just",
  "sure",
  "certain",
  "matter",
  "wonder",
  "problem",
  "problems",
  "until",
  "yet",
  "necessarily",
  "more",
  "change",
  "better",
  "worse",
  "too",
]);
/**
 * Returns whether "problem" at a token names what is denied: "no problems sleeping", but not "no problem with that".
 */
const isProblem = (tokens: readonly Token[], at: number): boolean =>
  /^problems?$/.test(tokens[at]?.text ?? "") && /ing$/.test(tokens[at + 1]?.text ?? "");
/** Words after "cannot" with which a diagnosis stays possible: "we cannot rule out asthma". */
const leavesPossible = new Set(["rule", "exclude"]);
/** Words that deny the term before them: "fever: none", "fever is absent". */
const denialAfter = new Set(["none", "negative", "absent", "denied", "denies", "resolved", "never"]);
/** Matches a negation that also applies to a clause after it with its own subject: "denies" in "denies that he …". */
const wideNegationPattern = /^(?:den(?:y|ies|ied|ying)|never)$/;

/** Returns whether punctuation other than a comma ends a clause between two adjacent tokens, or one is missing. */
export function endsClause(text: string, left: Token | undefined, right: Token | undefined): boolean {
  return !left || !right || /[.;?!\n]/.test(text.slice(left.end, right.start));
}

/**
 * Returns whether the tokens from `from` to `to` (exclusive) are denied: by a negation at most `maxReach` tokens before
 * them ("no fever"), or by the words after them ("fever: none").
 */
export function isDenied(text: string, tokens: readonly Token[], from: number, to: number): boolean {
  return isDeniedBefore(text, tokens, from) || isDeniedAfter(text, tokens, to);
}

/** Returns whether a negation before a token applies to it: "denies cough or fever", but not "no cough but fever". */
function isDeniedBefore(text: string, tokens: readonly Token[], from: number): boolean {
  if (isQuantified(tokens, from)) return false;
  let sawSubject = false;
  for (let i = from - 1; i >= 0 && from - i <= maxReach; i--) {
    if (endsClause(text, tokens[i], tokens[i + 1])) return false;
    const word = tokens[i]?.text ?? "";
    if (word === "negative" && opensDenial(text, tokens, i)) return true;
    if (isNegation(tokens, i) || (word === "no" && i === from - 1 && isProblem(tokens, from))) {
      if (word === "non" && (i !== from - 1 || namesAfterNonPattern.test(tokens[from]?.text ?? ""))) continue;
      return !(sawSubject && !isWide(tokens, i));
    }
    if (negationStops.has(word) && !isInDenial(tokens, i)) return false;
    if (opensSubject(tokens, i)) return false;
    if (pronouns.has(word) && auxiliaries.has(tokens[i + 1]?.text ?? "")) sawSubject = true;
  }
  return false;
}

/**
 * Matches words that make a name with "non" before them, not a denial: "non-HDL cholesterol", "non-Hodgkin lymphoma".
 */
const namesAfterNonPattern =
  /^(?:hdl|hodgkins?|hodgkin['’]s|small|steroidal|alcoholic|insulin|st|q|ischa?emic|melanoma|melanomatous|invasive|seminomatous|cardiac|prescription)$/;

/** Maximum number of tokens of the words for an amount before a term: "a small amount of". */
const maxAmount = 4;
/** Matches words for an amount that is there, at the end of the words before a term: "some", "a little bit of". */
const amountPattern =
  /(?:^| )(?:some|small amounts? of|a (?:little|slight|mild)|a (?:little |small |slight )?(?:bit|amount) of)$/;

/**
 * Returns whether words for an amount precede a term and no negation precedes these directly: "chills" in "no fever,
 * some chills", but not in "not a bit of chills".
 */
function isQuantified(tokens: readonly Token[], from: number): boolean {
  const before = tokens
    .slice(Math.max(0, from - maxAmount), from)
    .map(({ text }) => text)
    .join(" ");
  const words = amountPattern.exec(before)?.[0].trim().split(" ").length ?? 0;
  const previous = tokens[from - words - 1];
  if (words === 0 || previous === undefined) return false;
  return !negations.has(previous.text) && !previous.text.endsWith("n't") && !verbsAfterNegation.has(previous.text);
}
/** Verbs between a negation and an amount, which is then denied: "I didn't have some". */
const verbsAfterNegation = new Set([
  "have",
  "had",
  "has",
  "get",
  "got",
  "feel",
  "felt",
  "notice",
  "noticed",
  "see",
  "of",
]);

/** Matches the end of the words before a "negative" that denies: nothing, or the label of a line of a review. */
const labelPattern = /(?:^|:)\s*$/;

/** Returns whether "negative" begins a sentence or follows its label: "Skin: Negative warmth". */
const opensDenial = (text: string, tokens: readonly Token[], at: number): boolean =>
  labelPattern.test(text.slice(0, tokens[at]?.start ?? 0));

/**
 * Returns whether the word at a token does not end the reach of a denial, because its clause is what is denied: "has"
 * in "denies she has been ill" and "denies that he has a cough".
 */
function isInDenial(tokens: readonly Token[], at: number): boolean {
  const [first = "", second = "", third = ""] = [1, 2, 3].map((step) => tokens[at - step]?.text ?? "");
  const isSubject = pronouns.has(first) || /^(?:his|her|their)$/.test(second);
  const before = pronouns.has(first) ? second : third;
  return isSubject && wideNegationPattern.test(before === "that" && pronouns.has(first) ? third : before);
}

/** Returns whether another subject with its verb begins at a token: "my" in "and my neck is stiff". */
function opensSubject(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:my|the|your|his|her)$/.test(tokens[at]?.text ?? "") || tokens[at - 1]?.text !== "and") return false;
  return tokens.slice(at + 2, at + 4).some(({ text }) => /^(?:is|are|was|were|feels?|hurts?|has)$/.test(text));
}

/** Returns whether the word at a token denies what follows it: "no" in "no fever", but not in "no problem". */
function isNegation(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? "";
  const next = tokens[at + 1]?.text ?? "";
  if (isComparison(tokens, at) || isUnstoppable(tokens, at)) return false;
  if (word === "not" && tokens[at - 1]?.text === "or") return false; // "whether or not"
  if (word.endsWith("n't")) return !nonDenialAfter.has(next) && !leavesPossible.has(next);
  if (!negations.has(word) || ((word === "cannot" || word === "not") && leavesPossible.has(next))) return false;
  if (word === "negative" || word === "absent") return next === "for" || (word === "negative" && isOfTest(tokens, at));
  if (word === "free") return next === "of" || next === "from";
  if ((word === "no" || word === "not") && nonDenialAfter.has(next)) return false;
  if (isException(tokens, at) || (word === "no" && interjections.has(next))) return false;
  return !(word === "no" && pronouns.has(next));
}

/**
 * Returns whether the negation at a token denies the end of a symptom, which is therefore present: "unable to stop
 * itching", "can't stop coughing".
 */
const isUnstoppable = (tokens: readonly Token[], at: number): boolean =>
  /^(?:unable|cannot|not|never)$|n't$/.test(tokens[at]?.text ?? "") &&
  tokens.slice(at + 1, at + 3).some(({ text }) => text === "stop" || text === "stopped" || text === "stops");

/** Words between a negation and "as" in a comparison: "not quite as much". */
const beforeAs = new Set(["have", "had", "having", "get", "getting", "quite", "nearly", "really", "been", "be"]);

/**
 * Returns whether the negation at a token opens a comparison, which leaves some of the symptom: "I don't have quite as
 * much pain".
 */
function isComparison(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at + 1, at + 5).map(({ text }) => text);
  const as = rest.findIndex((text) => !beforeAs.has(text));
  return (
    rest[as] === "as" &&
    /^(?:much|many|bad|severe|often|frequent|intense|strong)$/.test(rest[as + 1] ?? tokens[at + as + 2]?.text ?? "")
  );
}

/** Matches words for a maneuver of an examination. */
const maneuverPattern = /^(?:tests?|signs?|raises?|man(?:eu|oeu)vers?|drawer)$/;
/** Maximum number of tokens from "negative" to the maneuver that it describes. */
const maxManeuverReach = 6;

/** Returns whether the word at a token describes a maneuver that follows: "negative" in "negative drawer test". */
const isOfTest = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 1 + maxManeuverReach).some(({ text }) => maneuverPattern.test(text));

/** Words after "no" that make it an answer or an interjection of its own: "No, okay, it sounds like arthritis". */
const interjections = new Set(["okay", "ok", "so", "uh", "uhm", "um", "but", "well", "alright", "yeah"]);

/**
 * Returns whether a negation at a token excepts what follows it, which is therefore not denied: "nothing other than my
 * knee pain", "nothing except the cough".
 */
function isException(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1, at + 4).map(({ text }) => text);
  if (tokens[at]?.text !== "nothing" && tokens[at]?.text !== "no") return false;
  return (
    (next[0] === "other" && next[1] === "than") ||
    (next[0] === "else" && /^(?:except|but|besides)$/.test(next[1] ?? "")) ||
    (tokens[at]?.text === "nothing" && /^(?:except|but|besides)$/.test(next[0] ?? ""))
  );
}

/** Returns whether a negation also applies past the next subject: "denies that he has …", "do not think it is …". */
function isWide(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? "";
  const next = tokens[at + 1]?.text ?? "";
  return (
    wideNegationPattern.test(word) ||
    /^(?:think|believe|see|appreciate|feel|hear|suspect|notice|say|tell|recall|remember)$/.test(next)
  );
}

/** Maximum number of tokens of an answer that repeats what was asked and then says "no". */
const maxRepeated = 7;

/** Returns whether a short answer repeats a term and ends with "no": "Fever or chills, ah, no." */
function saysNo(text: string, tokens: readonly Token[], to: number): boolean {
  if (to >= maxRepeated) return false;
  const start = tokens.slice(0, maxRepeated);
  const end = start.findIndex((_, at) => at >= to && endsClause(text, tokens[at], tokens[at + 1]));
  const isShort = end >= to && !start.slice(0, to).some((_, at) => endsClause(text, tokens[at], tokens[at + 1]));
  return isShort && tokens[end]?.text === "no" && !tokens.slice(0, end).some(({ text: word }) => pronouns.has(word));
}

/** Returns whether the words after a term deny it: "fever, no", "fever: none", "the rash has resolved". */
function isDeniedAfter(text: string, tokens: readonly Token[], to: number): boolean {
  if (endsClause(text, tokens[to - 1], tokens[to])) return false;
  const tail = tokens.slice(to, to + 4).map((token) => token.text);
  if (
    tail.length <= 3 &&
    tail.at(-1) === "no" &&
    tail.every((word) => /^(?:no|or|at|all|anything|like|that|and)$/.test(word))
  )
    return true;
  if (saysNo(text, tokens, to)) return true;
  const [first = "", second = "", third = ""] = [0, 1, 2].map((i) => tokens[to + i]?.text ?? "");
  const isLabel = /[:,]/.test(text.slice(tokens[to - 1]?.end, tokens[to]?.start));
  if (isLabel && (denialAfter.has(first) || (first === "no" && tokens.length === to + 1))) return true;
  if (!/^(?:is|are|was|were|has|have)$/.test(first)) return false;
  return (
    denialAfter.has(second) ||
    (second === "not" && /^(?:present|there|seen|noted|appreciated)$/.test(third)) ||
    (second === "been" && /^(?:resolved|ruled)$/.test(third))
  );
}
