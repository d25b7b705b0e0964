import type { CheckedSentence } from "../CheckedSentence";
import { clearMatch } from "../clearMatch";
import type { Fault } from "../Fault";
import type { SaidStatement, SaidVisit } from "../reading/SaidVisit";
import type { Mention, Statement } from "../reading/Statement";
import { conditionals, hedges } from "../reading/wordLists";
import { isHabit } from "./certaintyFaults";
import { textBefore } from "../../../platform/textBefore";

/** Words of a note that make a statement uncertain. */
const opens = new Set([...hedges, "can", "whether", "questionable", "unsure", "unclear", "or"]);
/** Matches a hedge in speech that makes the words after it uncertain: "maybe", "suspect". */
const doubtsPattern =
  /^(?:likely|probabl[ey]|possibl[ey]|possibility|might|may|maybe|perhaps|potential(?:ly)?|suspect|presumabl[ey]|supposedly|think|believe|could|appears?|seems?|wonder\w*)$/;
/** Matches the hedges of `doubtsPattern` that patients add to almost any statement: "think", "seems". */
const mildPattern = /^(?:think|believe|appears?|seems?)$/;
/** Matches words in speech that suggest a diagnosis: "sounds like", "consistent with". */
const suggestsPattern =
  /\b(?:sound(?:s|ing)? (?:\w+ ){0,3}like|consistent with|in keeping with|looks? like|concern\w*|suspicious)\b/i;
/** Maximum number of tokens from a hedge to the words that it makes uncertain. */
const maxReach = 9;
/** Maximum number of tokens of a note from a hedge to the term that it makes uncertain. */
const maxWrittenReach = 4;
/** Minimum share of the words, terms and values of a sentence that a statement must have. */
const minShared = 0.5;
/** Matches a verb, which distinguishes a statement from a heading. A heading may leave out "I think". */
const verbPattern =
  /\b(?:is|are|was|were|has|have|had|will|would|shows?|showed|reveal\w*|demonstrat\w+|caus\w+|due to|related to)\b/i;

/**
 * Finds what is written as certain and was said with a hedge: a term in a sentence with evidence ("Reports fever" for
 * "I think I had a fever"), a whole statement, or the answer to a question ("maybe", "probably"). Returns at most one
 * fault.
 */
export function hedgedFaults(checked: CheckedSentence): Fault[] {
  const { statement, cited, section } = checked;
  if (/^(?:exam|physical|vital|objective)/i.test(section) || statement.text.includes("?")) return [];
  const known = new Map<string, SaidStatement[]>();
  const hedgedOnce = (term: Mention): SaidStatement[] => {
    const key = `${term.kind}:${term.name}`;
    const hedged = known.get(key) ?? hedgedOf(term, checked.visit);
    known.set(key, hedged);
    return hedged;
  };
  const term = cited.size > 0 ? statement.mentions.find((each) => isHedgedTerm(each, checked, hedgedOnce)) : undefined;
  if (term) {
    const heard = hedgedOnce(term)[0] ?? null;
    const detail = "Said with less certainty";
    return [{ kind: "certainty", must: false, value: term.words, at: term.start, detail, heard }];
  }
  const doubted = doubtedFaults(checked);
  if (doubted.length > 0) return doubted;
  if (statement.tokens.some(({ text }) => opens.has(text) || conditionals.has(text))) return [];
  const heard = hedgedStatement(checked) ?? skippedHedge(checked) ?? hedgedAnswer(checked);
  return heard ? [{ kind: "certainty", must: false, value: null, detail: "Said with less certainty", heard }] : [];
}

/**
 * Matches the words before the name of something that the sentence states of the patient: nothing, a label, a word for
 * its kind, or a verb.
 */
const beforeNamePattern =
  /(?:^|: |, |\b(?:and|has|have|had|is|was|with|a|an|the|reports?|shows?|demonstrates?|reveals?|right|left|bilateral|acute|chronic|mild|moderate|severe|recurrent) )$/i;

/**
 * Finds a diagnosis, symptom or finding written as certain that every fact of the turns which the sentence cites states
 * with a hedge: "Ankle sprain." for "I think it is a sprain". Returns at most one fault.
 */
function doubtedFaults({ statement, visit, cited }: CheckedSentence): Fault[] {
  for (const [name, stated] of visit.names) {
    const at = statement.text.toLowerCase().indexOf(name);
    if (at < 0 || !beforeNamePattern.test(statement.text.slice(0, at))) continue;
    const about = stated.filter(({ turns }) => [...cited].some((id) => turns.has(id)));
    const [first] = about;
    if (!first || !about.every(({ polarity, isUncertain }) => polarity === "present" && isUncertain)) continue;
    const end = at + name.length + maxAfterName;
    if (statement.tokens.some(({ text, start }) => start < end && (opens.has(text) || conditionals.has(text))))
      continue;
    const value = statement.text.slice(at, at + name.length);
    const heard = visit.statements.find(({ turn }) => first.turns.has(turn.id) && cited.has(turn.id)) ?? null;
    if (visit.statements.slice((heard?.index ?? 0) + 1).some((said) => isSure(said, name))) continue;
    return [{ kind: "certainty", must: false, value, at, detail: "Said with less certainty", heard }];
  }
  return [];
}

/**
 * Matches the end of the words before the name of something that a statement says the patient has: "it is", "you have".
 */
const assertsPattern =
  /\b(?:is|are|was|shows?|showed|confirm(?:s|ed)?|proves?|proved|have|has|demonstrates?|reveals?)(?: (?!not\b)[\w-]+){0,3} $/i;

/** Maximum number of characters after a name within which a hedge makes it uncertain: "sprain, most likely". */
const maxAfterName = 15;

/** Returns whether the clinician says in a statement without any hedge that the patient has something. */
function isSure({ text, tokens, by, isQuestion }: SaidStatement, name: string): boolean {
  const at = text.toLowerCase().indexOf(name);
  if (by !== "clinician" || isQuestion || at < 0 || !assertsPattern.test(text.slice(0, at))) return false;
  return !tokens.some((token) => hedges.has(token.text) || conditionals.has(token.text));
}

/** Returns whether a term is what a test is ordered for: "MRI for a rotator cuff tear". */
const isSoughtFor = ({ mentions, tokens }: Statement, term: Mention): boolean =>
  tokens.slice(Math.max(0, term.from - 3), term.from).some(({ text }) => text === "for") &&
  mentions.some(({ kind, from }) => (kind === "test" || kind === "procedure") && from < term.from);

/**
 * Returns whether a symptom or condition is written as certain, although every statement that names it has a hedge and
 * the sentence cites one of them.
 * @param hedgedOnce returns the same as `hedgedOf`, but looks each term up only once.
 */
function isHedgedTerm(
  term: Mention,
  { statement, visit, cited }: CheckedSentence,
  hedgedOnce: (term: Mention) => readonly SaidStatement[],
): boolean {
  if (!/^(?:symptom|condition)$/.test(term.kind) || term.polarity !== "present" || term.person !== null) return false;
  if (statement.mentions.some(({ kind }) => kind === "relative")) return false;
  if (isSoughtFor(statement, term)) return false;
  const before = statement.tokens.slice(Math.max(0, term.from - maxWrittenReach), term.from);
  if (before.some(({ text }) => opens.has(text) || conditionals.has(text))) return false;
  const named = (visit.byKey.get(`${term.kind}:${term.name}`) ?? []).filter((each) => !each.isQuestion);
  const hedged = hedgedOnce(term);
  return hedged.some((each) => cited.has(each.turn.id)) && hedged.length === named.length;
}

/** Returns the statements, except questions, that name a term after a hedge or after words such as "sounds like". */
function hedgedOf(term: Mention, visit: SaidVisit): SaidStatement[] {
  return (visit.byKey.get(`${term.kind}:${term.name}`) ?? []).filter(
    (each) =>
      !each.isQuestion &&
      each.mentions.some(
        ({ kind, name, from, start }) =>
          kind === term.kind &&
          name === term.name &&
          (hasDoubtAt(each, from) || suggestsPattern.test(textBefore(each.text, start, 40))),
      ),
  );
}

/**
 * Returns whether a hedge is among the `maxReach` tokens before the position `at`. "As soon as possible" has none.
 * @param isStrong if true, the hedges in `mildPattern`, such as "I think", do not count.
 */
function hasDoubtAt({ tokens }: Statement, at: number, isStrong = false): boolean {
  const from = Math.max(0, at - maxReach);
  return tokens.slice(from, at).some(({ text }, i) => {
    const before = tokens[from + i - 1]?.text ?? "";
    const next = tokens[from + i + 1]?.text ?? "";
    if (!doubtsPattern.test(text) || before === "as" || (isStrong && mildPattern.test(text))) return false;
    // "Maybe a little" and "probably two" leave only the amount open.
    if (
      /^(?:a|an|about|just|like|the|if|when|because|on|\d.*|two|three|four|every|once)$/.test(next) &&
      /^(?:maybe|probably|perhaps)$/.test(text)
    )
      return false;
    if (text === "think" || text === "believe")
      return /^(?:i|do|also|just|we|would)$/.test(before) && !/^(?:about|of|so)$/.test(next);
    return text !== "could" && text !== "may" ? true : /^(?:be|have|also|just|help|cause|represent|feel)$/.test(next);
  });
}

/**
 * Returns the statement that says most of a sentence after a hedge: the clear match, else the closest match if the
 * sentence cites it. Null if that statement has no hedge or says too little of the sentence.
 */
function hedgedStatement({ statement, support, cited }: CheckedSentence): SaidStatement | null {
  const closest = support.ranked[0]?.said;
  const best = clearMatch(support) ?? (closest && cited.has(closest.turn.id) ? closest : null);
  if (!best || best.isQuestion || (cited.size === 0 && !verbPattern.test(statement.text))) return null;
  if (best.mentions.some(({ kind }) => kind === "relative") || isHabit(statement, best)) return null;
  const shared = [...statement.keys].filter((key) => best.keys.has(key));
  if (shared.length < 2 || shared.length < minShared * statement.keys.size) return null;
  const first = firstOf(best, new Set(shared));
  return first !== null && hasDoubtAt(best, first, best.by === "patient") ? best : null;
}

/** Matches hedges between two words that a note can join without them: "probably" in "is probably because". */
const skippableHedgePattern = /^(?:probably|possibly|likely|maybe|perhaps|presumably|supposedly)$/;

/** Matches a word that begins an amount, of which a note can leave out "probably". */
const amountPattern = /^(?:about|around|like|a|an|\d.*|one|two|three|four|five|six|seven|eight|nine|ten)$/;

/**
 * Returns a best match among the statements that a sentence cites, in which a hedge is between two words that follow
 * each other in the sentence: "eats those every day" for "I eat those probably every day". Null if there is none.
 */
function skippedHedge({ statement, support, cited }: CheckedSentence): SaidStatement | null {
  const pairs = new Set(statement.tokens.map(({ text }, i) => `${text} ${statement.tokens[i + 1]?.text ?? ""}`));
  return (
    support.best.find((said) => {
      const shared = [...statement.keys].filter((key) => said.keys.has(key));
      if (!cited.has(said.turn.id) || said.isQuestion || shared.length < minShared * statement.keys.size) return false;
      return said.tokens.some(({ text }, i) => {
        const [before, next] = [said.tokens[i - 1]?.text, said.tokens[i + 1]?.text];
        if (!before || !next || amountPattern.test(next)) return false; // "probably about an hour" is an amount
        return skippableHedgePattern.test(text) && pairs.has(`${before} ${next}`);
      });
    }) ?? null
  );
}

/** Returns the position of the first of some keys in a statement; null if it has none of them. */
function firstOf({ mentions, words }: Statement, keys: ReadonlySet<string>): number | null {
  const at = [
    ...mentions.filter(({ kind, name }) => keys.has(`${kind}:${name}`)).map(({ from }) => from),
    ...words.filter(({ stem }) => keys.has(stem)).map((word) => word.at),
  ];
  return at.length > 0 ? Math.min(...at) : null;
}

/** Matches the beginning of an answer that is neither yes nor no: "maybe", "I do not know". */
const openAnswerPattern =
  /^(?:(?:oh|well|um|uh|okay)[ ,.]+)*(?:maybe(?! a)|probably|possibly|perhaps|not sure|I am not sure|could be|might be|I do not (?:really )?know|hard to say)\b/i;

/** Returns an uncertain answer to the question that matches a sentence best; null if there is none. */
function hedgedAnswer({ statement, support, visit }: CheckedSentence): SaidStatement | null {
  const best = clearMatch(support);
  if (!best?.isQuestion || /\b(?:no|not|never|without|den(?:y|ies|ied))\b/i.test(statement.text)) return null;
  const shared = [...statement.keys].filter((key) => best.keys.has(key));
  if (shared.length < 2 || shared.length < minShared * statement.keys.size) return null;
  const answer = visit.statements.slice(best.index + 1, best.index + 4).find(({ context }) => context === best.keys);
  return answer && openAnswerPattern.test(answer.text) ? answer : null;
}
