import type { CheckedSentence } from "../CheckedSentence";
import { textBefore } from "../../../platform/textBefore";
import { clearMatch } from "../clearMatch";
import type { Fault } from "../Fault";
import type { SaidStatement } from "../reading/SaidVisit";
import type { Mention, Statement } from "../reading/Statement";
import { conditionals, hedges } from "../reading/wordLists";
import { itemsOf } from "./polarity/itemsOf";
import { namesRelative } from "../reading/namesRelative";

/** Hedges that make a sentence of the note uncertain: "likely", "suspected". */
const leavesOpen = new Set(
  [...hedges].filter((word) => !/^(?:feel|hope|hopefully|assess|evaluate|sounds|guess)$/.test(word)),
);
/** Matches a verb, which distinguishes a statement from a heading or a list: "is", "shows", "due to". */
const verbPattern =
  /\b(?:is|are|was|were|has|have|had|will|shows?|showed|reveal\w*|demonstrat\w+|caus\w+|due to|related to)\b/i;

/** Matches words of a sentence that names a condition without stating that the patient has it: "if", "to prevent". */
const noAssertionPattern =
  /\b(?:if|whether|can cause|test(?:s|ed|ing)?|titers?|vaccin\w*|assess|evaluat\w+|similar to|those (?:of|with)|overlap\w*|prevent\w*|rul(?:e|es|ed|ing) out|exclu\w+|screen\w*|swab\w*(?! (?:was|is|positive)))\b/i;
/** Matches words for a diagnosis that a test has confirmed. */
const confirmsPattern =
  /^(?!.*\b(?:if|whether|unless)\b).*\b(?:confirmed|proven|(?:is|was|tested|came back) positive)\b/i;
/** Matches hedges that a heading may leave out: "I think you have a sprain" becomes "Ankle sprain." */
const mildHedgesPattern = /\b(?:think|believe|looks?|seems?|appears?)\b/i;
/** Matches hedges that a heading may not leave out: "probably a sprain" does not become "Ankle sprain." */
const clearHedgesPattern =
  /\b(?:likely|probabl[ey]|possibl[ey]|may|might|could|suspect\w*|suspicio\w+|concern\w*|wonder\w*)\b/i;

/**
 * Finds a diagnosis or another statement written as certain that was said with a hedge, or a hedge that was not said.
 * Returns at most one fault.
 */
export function certaintyFaults(checked: CheckedSentence): Fault[] {
  const { statement, support } = checked;
  if (statement.tokens.some(({ text }) => leavesOpen.has(text)) || statement.text.includes("?"))
    return [
      ...addedDoubt(checked),
      ...lostDoubt(checked),
      ...settledQuestion(checked),
      ...causeWithoutHedge(checked),
    ].slice(0, 1);
  const assertsNothing = noAssertionPattern.test(statement.text) && !confirmsPattern.test(statement.text);
  const certain = new Set<string>(); // `onlyHedged` reads every mention of a name, whichever mention it is asked about
  for (const term of assertsNothing ? [] : statement.mentions) {
    if (term.kind !== "condition" || term.polarity !== "present" || term.person !== null) continue;
    if (certain.has(term.name)) continue;
    if (isGeneral(statement, term) || ofOthersPattern.test(statement.text.slice(term.start + term.words.length)))
      continue;
    const heard = onlyHedged(term, checked);
    if (heard)
      return [
        {
          kind: "certainty",
          must: false,
          value: term.words,
          at: term.start,
          detail: "Said with less certainty",
          heard,
        },
      ];
    certain.add(term.name);
  }
  if (decisionPattern.test(statement.text)) return [];
  const match = hedgedMatch(statement, support);
  const hedged = match && !isSaidPlainly(statement, support, match) ? match : null;
  const heard = hedged ?? hedgedCause(statement, support);
  return heard && !isHabit(statement, heard)
    ? [{ kind: "certainty", must: false, value: null, detail: "Said with less certainty", heard }]
    : [...lostDoubt(checked), ...settledQuestion(checked)].slice(0, 1);
}

/** Returns whether a statement without any hedge says as much of the sentence as one with a hedge. */
function isSaidPlainly(statement: Statement, { ranked }: CheckedSentence["support"], hedged: SaidStatement): boolean {
  const least = sharedTerms(hedged, statement);
  const isPlain = ({ tokens, isQuestion }: SaidStatement): boolean =>
    !isQuestion && !tokens.some(({ text }) => hedges.has(text) || conditionals.has(text));
  return ranked.some(({ said }) => said !== hedged && sharedTerms(said, statement) >= least && isPlain(said));
}

/** Matches words for a decision about what was only offered: "deferred", "prefers to wait". */
const decisionPattern =
  /\b(?:deferred|declin(?:ed|es)|prefers?|elect(?:ed|s)|opt(?:ed|s)|chose|would (?:like|rather))\b/i;
/** Returns whether a hedge of the patient is about a habit: "on weekends I might have four beers". */
export const isHabit = ({ mentions }: Statement, { by }: SaidStatement): boolean =>
  by === "patient" && mentions.some(({ kind }) => kind === "social");

/**
 * Finds a cause that was said with a hedge and is written as certain, in a sentence that has a hedge only after it: "is
 * caused by overuse and possibly by age".
 */
function causeWithoutHedge({ statement, support }: CheckedSentence): Fault[] {
  const cause = statesCausePattern.exec(statement.text);
  if (!cause || statement.tokens.some(({ text, start }) => start < cause.index && leavesOpen.has(text))) return [];
  const heard = hedgedCause(statement, support);
  return heard ? [{ kind: "certainty", must: false, value: null, detail: "Said with less certainty", heard }] : [];
}

/** Matches words of a note for a question that has an answer: "is sure if" in "is sure if it is the weather". */
const settledPattern =
  /\b(?:is|was|are|were|am) (?:sure|certain|aware) (?:if|whether|why|how|what|when|where|which)\b/i;
/** Matches words for a question that is open: "not sure", "do not know". */
const unsurePattern =
  /\b(?:not (?:really |quite |entirely )?(?:sure|certain|aware)|unsure|uncertain|(?:do|does|did) not (?:really )?know|no idea)\b/i;

/** Finds a question that was left open ("not sure if") and that the note describes as settled ("is sure if"). */
function settledQuestion({ statement, support }: CheckedSentence): Fault[] {
  const match = settledPattern.exec(statement.text);
  const heard =
    match && !unsurePattern.test(statement.text)
      ? support.best.find(({ text }) => unsurePattern.test(text))
      : undefined;
  return match && heard
    ? [{ kind: "certainty", must: false, value: match[0], at: match.index, detail: "Said with less certainty", heard }]
    : [];
}

/** Matches a hedge in speech that makes the words after it uncertain: "might", "probably", "think". */
const doubtPattern =
  /^(?:likely|probabl[ey]|possibl[ey]|might|maybe|perhaps|potential(?:ly)?|suspect|suspicious|presumabl[ey]|supposedly|believe|appears?|seems?|hopefully|think|may|could)$/;
/** Matches hedges that a heading may leave out: "think", "seems". They count only if the sentence has a verb. */
const mildDoubtPattern = /^(?:think|believe|appears?|seems?)$/;
/** Matches words after "may" and "could" that make these a hedge: "may help", but not "you may go". */
const doubtedVerbsPattern = /^(?:be|have|help|also|improve|cause|develop|represent|reflect)$/;
/** Matches words after "I think" that begin a statement of fact: "I think this is all muscular". */
const factSubjectsPattern = /^(?:this|that|it|he|she|they|you|your|his|her|the)$/;
/** Maximum number of tokens from a hedge to a word that it makes uncertain. */
const maxDoubtReach = 4;
/** Maximum number of tokens from "I think" to an uncertain word; higher, because subject and verb come between. */
const maxThoughtReach = 6;
/** Maximum number of tokens from a hedge or condition in the note to a word that it makes uncertain. */
const maxOpenReach = 14;
/**
 * Matches hedges that make only the next words uncertain: "a possible fracture". The note must have a hedge close to
 * the same words.
 */
const tightDoubtPattern = /^(?:likely|probabl[ey]|possibl[ey]|potential(?:ly)?)$/;
/** Maximum number of tokens in the note from a hedge to a word that was said right after a hedge. */
const maxTightReach = 4;
/** Minimum score of a statement whose hedge counts, as a share of the best match's score. */
const doubtShare = 0.65;
/** Minimum share of a sentence's words, terms and values that the statement with the hedge must have. */
const minDoubtShared = 0.4;

/**
 * Finds a word or term that was said right after a hedge ("might help", "possibly a referral") and is written without a
 * hedge near it, even if the sentence has one elsewhere. Denials, sentences about relatives and sections for
 * examination or results are not checked. Returns at most one fault.
 */
function lostDoubt({ statement, support, section }: CheckedSentence): Fault[] {
  if (/exam|objective|vital|result|finding/i.test(section) || namesRelative(statement)) return [];
  const top = support.ranked[0]?.score ?? 0;
  const near = support.ranked.filter(({ score }) => score >= doubtShare * top).map(({ said }) => said);
  const isFact = verbPattern.test(statement.text);
  const least = Math.max(2, minDoubtShared * statement.keys.size);
  const written = doubtsIn(statement);
  const items = itemsOf(statement);
  const doubts = new Map(near.map((each) => [each, doubtsByKey(each, isFact)]));
  for (const said of near.filter((each) => !each.isQuestion && sharedTerms(each, statement) >= least)) {
    if (isHabit(statement, said)) continue;
    // If the note has as many hedges as the statement, only words right after a hedge are compared.
    const isHedgedAsOften = written > 0 && written >= doubtsIn(said);
    const own = isHedgedAsOften ? ownDoubts(said) : null;
    for (const { key, at, polarity } of items) {
      if (own && !own.has(key)) continue;
      const doubt = polarity === "present" ? doubts.get(said)?.get(key) : undefined;
      if (!doubt || isLeftOpen(statement, at, tightDoubtPattern.test(doubt) ? maxTightReach : maxOpenReach)) continue;
      if (near.some((each) => each.keys.has(key) && !each.isQuestion && !doubts.get(each)?.has(key))) continue;
      const detail = "Said with less certainty";
      return [{ kind: "certainty", must: false, value: null, detail, heard: said }];
    }
  }
  return [];
}

/**
 * Returns the hedge before each uncertain word and term of a statement, by their keys.
 * @param isFact true if the sentence of the note has a verb, so that the hedges of `mildDoubtPattern` count.
 */
function doubtsByKey(said: SaidStatement, isFact: boolean): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { key, at, polarity } of itemsOf(said)) {
    const doubt = polarity === "present" && !found.has(key) ? doubtBefore(said, at, isFact) : undefined;
    if (doubt) found.set(key, doubt);
  }
  return found;
}

/** Maximum number of tokens from a `tightDoubtPattern` hedge to a word or term right after it. */
const maxOwnReach = 3;

/** Returns the keys of the words and terms with a hedge right before them: "possibly a referral". */
const ownDoubts = (said: SaidStatement): ReadonlySet<string> =>
  new Set(
    itemsOf(said)
      .filter(({ at }) =>
        said.tokens.slice(Math.max(0, at - maxOwnReach), at).some(({ text }) => tightDoubtPattern.test(text)),
      )
      .map(({ key }) => key),
  );

/** Returns the number of hedges of a statement. "As soon as possible" has none. */
const doubtsIn = ({ tokens }: Statement): number =>
  tokens.filter(({ text }, at) => leavesOpen.has(text) && tokens[at - 1]?.text !== "as").length;

/**
 * Returns the hedge that closely precedes a token of speech, undefined if there is none. "As soon as possible" and "you
 * may go" have none. For `isFact` see `doubtsByKey`.
 */
const doubtBefore = ({ tokens, by }: SaidStatement, at: number, isFact: boolean): string | undefined =>
  tokens.slice(Math.max(0, at - maxThoughtReach), at).find(({ text }, i, { length }) => {
    const next = tokens[at - length + i + 1]?.text ?? "";
    const before = tokens[at - length + i - 1]?.text ?? "";
    const isMild = mildDoubtPattern.test(text) && (!isFact || by === "patient");
    if (!doubtPattern.test(text) || before === "as" || isMild || isOfAmount(text, next)) return false;
    if (text === "think" || text === "believe") return before === "i" && factSubjectsPattern.test(next);
    return length - i <= maxDoubtReach && (!/^(?:may|could)$/.test(text) || doubtedVerbsPattern.test(next));
  })?.text;

/** Returns whether a hedge makes only an amount uncertain: "maybe a couple of times", "probably two". */
const isOfAmount = (hedge: string, next: string): boolean =>
  /^(?:maybe|probably|perhaps)$/.test(hedge) &&
  /^(?:a|about|around|like|if|when|because|on|\d.*|one|two|three|four|five|six|every|once|twice)$/.test(next);

/** Returns whether a hedge or condition is among the `reach` tokens before a token of the note or the five after it. */
const isLeftOpen = ({ tokens }: Statement, at: number, reach: number): boolean =>
  tokens
    .slice(Math.max(0, at - reach), at + 6)
    .some(({ text }) => leavesOpen.has(text) || conditionals.has(text) || text === "can") ||
  tokens.slice(Math.max(0, at - maxOpenReach), at).some(({ text }) => tightDoubtPattern.test(text));

/**
 * Returns a statement that names a condition with a hedge, if only the patient or a question names it without one;
 * otherwise null. If the note has a full sentence and not a heading, statements without a hedge count only if they
 * match the sentence about as well as that statement.
 */
function onlyHedged(
  { name: condition }: Mention,
  { statement, visit, support }: CheckedSentence,
): SaidStatement | null {
  const score = new Map(support.ranked.map((each) => [each.said, each.score]));
  const said = (visit.byKey.get(`condition:${condition}`) ?? []).filter((each) =>
    each.mentions.some(({ name, person }) => name === condition && person === null),
  );
  const isHeading = !verbPattern.test(statement.text);
  const hedged = said.filter(
    (each) =>
      each.mentions.some((one) => one.name === condition && (one.isHedged || isSought(each, one))) &&
      !(isHeading && mildHedgesPattern.test(each.text) && !clearHedgesPattern.test(each.text)),
  );
  const first = hedged.find(({ by }) => by !== "patient") ?? hedged[0];
  if (!first) return null;
  const least = isHeading ? 0 : 0.6 * (score.get(first) ?? 0);
  const sure = said.filter(
    (each) =>
      !hedged.includes(each) &&
      each.by !== "patient" &&
      !each.isQuestion &&
      (score.get(each) ?? 0) >= least &&
      !each.mentions.some((one) => one.name === condition && isGeneral(each, one)),
  );
  return sure.length === 0 ? first : null;
}

/** Matches the end of the words before a condition that a test is to confirm or exclude: "rule out", "test for". */
const soughtPattern =
  /\b(?:rul(?:e|es|ed|ing) out|exclude|excluding|(?:check|test|screen|look|swab)(?:ing)? (?:you |him |her )?for|to see if|make sure (?:it|this|that) is not)(?: (?:a|an|any|it|this|that|you|have|is|the|for)){0,3} $/i;
/** Matches a word after a condition that names a test for it: "a covid swab". */
const testNounPattern = /^ (?:test\w*|swabs?|screen\w*|titers?|antibod\w+|cultures?|panel|serolog\w+|pcr)\b/i;

/** Returns whether a statement names a condition only as what a test is to find: "rule out covid", "a covid swab". */
const isSought = ({ text }: SaidStatement, { start, words }: Mention): boolean =>
  soughtPattern.test(textBefore(text, start, maxSought)) || testNounPattern.test(text.slice(start + words.length));
/** Maximum number of characters of the words that `soughtPattern` and `generalPattern` match. */
const maxSought = 40;
/**
 * Matches the end of the words before a condition in general, not of the patient: "can occur with", "whether it is".
 */
const generalPattern =
  /\b(?:happens? sometimes(?: like)? with|(?:can|may|could|often|sometimes) (?:\w+ )?(?:occur|happen|come|go|be seen)(?: \w+){0,2} (?:with|in|from)|(?:symptoms?|signs?) of|whether (?:or not )?(?:\w+ ){0,4}(?:is|by|has|have|with)) $/i;

/** Returns whether a statement names a condition in general, or asks whether the patient has it. */
const isGeneral = ({ text }: Statement, { start }: Mention): boolean =>
  generalPattern.test(textBefore(text, start, maxSought));
/** Matches words after a disease that name something other than an illness of the patient: "covid protocols". */
const ofOthersPattern =
  /^ (?:protocols?|precautions?|restrictions?|rules|regulations?|pandemic|lockdowns?|times?|exposures?|contacts?|cases?)\b/i;

/** Hedges in speech that make the words after them uncertain. */
const strongHedgeWords = new Set([
  "likely",
  "probable",
  "probably",
  "possible",
  "possibly",
  "may",
  "might",
  "could",
  "suspect",
  "suspected",
  "appears",
  "suspicion",
  "concern",
  "presumed",
  "potential",
  "believe",
]);

/** Matches hedges in a note that must have been said: "probable", "suspected". */
const writtenHedgesPattern = /\b(?:likely|probabl[ey]|possibl[ey]|suspected|presumed)\b/i;

/**
 * Finds a hedge of the note that was not said: none of the best matching statements has a hedge or is a question.
 * Sentences that a person typed without evidence are not checked.
 */
function addedDoubt({ statement, support, isTyped }: CheckedSentence): Fault[] {
  const match = writtenHedgesPattern.exec(statement.text);
  if (!match || isTyped || support.best.length === 0) return [];
  const isOpen = (said: SaidStatement): boolean =>
    said.isQuestion ||
    /\b(?:sound|look|seem|appear)\w* (?:like|to be)\b/i.test(said.text) ||
    said.tokens.some(({ text }) => hedges.has(text) || text === "whether" || text === "if");
  if (support.best.some(isOpen)) return [];
  const heard = support.best[0] ?? null;
  return [
    { kind: "certainty", must: false, value: match[0], at: match.index, detail: `“${match[0]}” wasn’t said`, heard },
  ];
}

/**
 * Returns the first of the two best matches, except questions, that has a hedge at most eight words before something
 * that it shares with the sentence. It must share two words, terms or numbers, or three if it is not the clear match.
 * Returns null if there is none, if the sentence has no verb, or if more than four statements match it best.
 */
function hedgedMatch(statement: Statement, support: CheckedSentence["support"]): SaidStatement | null {
  const { best } = support;
  if (!verbPattern.test(statement.text) || best.length > 4) return null;
  const clear = clearMatch(support);
  return (
    best.slice(0, 2).find((said) => {
      const shared = said.words.filter(({ stem }) => statement.keys.has(stem)).map(({ at }) => at);
      const terms = said.mentions.filter(({ kind, name }) => statement.keys.has(`${kind}:${name}`));
      const numbers = said.quantities.filter(({ value }) => statement.keys.has(`#${value}`));
      const firstAt = new Map<string, number>();
      for (const { key, at } of itemsOf(said)) if (statement.keys.has(key) && !firstAt.has(key)) firstAt.set(key, at);
      const positions = [...shared, ...[...terms, ...numbers].map(({ from }) => from)];
      if (said.isQuestion || positions.length < (said === clear ? 2 : 3)) return false;
      // "As soon as possible" expresses no doubt.
      const doubts = said.tokens.flatMap(({ text }, at) =>
        strongHedgeWords.has(text) && said.tokens[at - 1]?.text !== "as" && !isOfNumber(said, at) ? [at] : [],
      );
      // "It is a little high, but pain could make it go up": what the sentence says was said before the hedge.
      if ([...firstAt.values()].every((at) => at < (doubts[0] ?? 0)) && numbers.length === 0) return false;
      return doubts.some((doubt) => positions.some((at) => at > doubt && at - doubt <= 8));
    }) ?? null
  );
}

/** Returns whether a hedge makes only a number uncertain: "probably" in "for probably about an hour". */
function isOfNumber({ tokens, quantities }: SaidStatement, hedge: number): boolean {
  let at = hedge + 1;
  while (/^(?:about|around|like|roughly|only|just|for|over|at|least)$/.test(tokens[at]?.text ?? "")) at++;
  return quantities.some(({ from }) => from === at);
}

/** Matches words of a note that state a cause: "due to", "secondary to". */
const statesCausePattern =
  /\b(?:due to|caused by|is causing|related to|secondary to|resulted (?:in|from)|contributing to|(?:source|cause|etiology) of|because of|attributed to|the result of)\b/i;
/** Matches words about a cause in speech: "because", "that would explain". */
const saidCausePattern =
  /\b(?:due to|because|caus(?:e|es|ed|ing)|related|results? (?:in|from|of)|resulted|from|contribut\w+|source|reason|explains?|why|responsible|etiology|reaction|effect)\b/i;
/** Matches hedges about a cause in speech: "might", "I suspect", "not sure". */
const doubtsCausePattern =
  /\b(?:likely|probabl[ey]|possibl[ey]|may|maybe|might|could|suspect\w*|suspicio\w+|think|believe|wonder\w*|perhaps|seems?|appears?|looks like|presum\w+|potential\w*|not sure)\b/i;
/** Minimum score of a statement about the same cause, as a share of the best match's score. */
const causeShare = 0.45;

/**
 * Returns the best matching statement about a cause if the sentence states a cause as certain and that statement has a
 * hedge, as have all others that match as well; otherwise null. A suspected cause that reads as established changes
 * what is done next.
 */
function hedgedCause(statement: Statement, { ranked }: CheckedSentence["support"]): SaidStatement | null {
  if (!statesCausePattern.test(statement.text)) return null;
  const least = causeShare * (ranked[0]?.score ?? 0);
  const about = ranked.filter(
    ({ said, score }) =>
      score >= least && !said.isQuestion && saidCausePattern.test(said.text) && sharedTerms(said, statement) >= 2,
  );
  const [best] = about;
  return best &&
    about.every(({ said, score }) => doubtsCausePattern.test(said.text) || score < best.score) &&
    doubtsCausePattern.test(best.said.text)
    ? best.said
    : null;
}

/** Returns the number of words and terms that two statements share; numbers do not count. */
const sharedTerms = (said: SaidStatement, { keys }: Statement): number =>
  [...said.keys].filter((key) => keys.has(key) && !key.startsWith("#")).length;
