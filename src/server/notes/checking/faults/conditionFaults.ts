import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement } from "../reading/SaidVisit";
import type { Statement } from "../reading/Statement";
import { conditionals } from "../reading/wordLists";
import { type Item, itemsOf } from "./polarity/itemsOf";

/** Kinds of terms that can be ordered. */
const orderableKinds = new Set(["drug", "test", "procedure"]);

/**
 * Finds an order or a piece of advice written without the condition that was said with it ("if the culture is
 * positive", "as needed"), or a sentence that breaks off before its condition. Returns at most one fault.
 */
export function conditionFaults(checked: CheckedSentence): Fault[] {
  return [
    ...asNeededFaults(checked),
    ...ifFaults(checked),
    ...orderFaults(checked),
    ...soonerFaults(checked),
    ...callFaults(checked),
    ...citedFaults(checked),
    ...openEndFaults(checked),
  ].slice(0, 1);
}

/** Matches "or sooner" at the end of a clause, with no condition after it: "return in 2 weeks or sooner." */
const bareSoonerPattern = /\bor (?:sooner|earlier)(?= *(?:[.,;]|$|and\b))/i;
/** Matches what an earlier return depends on: "sooner if it gets worse", "sooner for any fever". */
const saidSoonerPattern =
  /\b(?:sooner|earlier)\b.{0,20}\b(?:if|when|should|for|with|as needed|unless)\b|\bif\b.{0,80}\bsooner\b/i;

/** Finds "or sooner" without a condition, if the clinician said one: "sooner if it gets worse". */
function soonerFaults({ statement, visit }: CheckedSentence): Fault[] {
  const match = bareSoonerPattern.exec(statement.text);
  if (!match || hasCondition(statement)) return [];
  const heard = visit.statements.find(({ by, text }) => by !== "patient" && saidSoonerPattern.test(text));
  return heard
    ? [{ kind: "condition", must: false, value: match[0], at: match.index, detail: "Said under a condition", heard }]
    : [];
}

/** Matches the end of a sentence that breaks off before its condition or question: "to determine.", "as much as ,". */
const openEndPattern =
  /\b(?:to (?:see|determine|decide|find out|know|assess|recall|rule out)|(?:will|unable to) (?:determine|tell)|not (?:sure|certain)|(?:was|is|been) wondering|inquired|whether|if|unless|as (?:much|soon|often|long) as)\s*(?:[.,;]|$)|\b(?:as|but|because|than|even|the|an)\.?$/i;

/** Finds a sentence that breaks off before its condition or question. */
function openEndFaults({ statement }: CheckedSentence): Fault[] {
  const match = openEndPattern.exec(statement.text);
  if (!match) return [];
  const value = match[0].replace(/(?<![\s.,;])[\s.,;]+$/, "");
  return [{ kind: "condition", must: false, value, at: match.index, detail: `The sentence stops after “${value}”` }];
}

/** Minimum share of the keys of a sentence that the rest of the statement with the condition must have. */
const minCitedShare = 0.6;

/**
 * Finds a sentence without a condition, if a best match among the statements that it cites says the same under one: "if
 * I am not careful", "as needed".
 */
function citedFaults({ statement, support, cited }: CheckedSentence): Fault[] {
  if (cited.size === 0 || hasCondition(statement) || isAsNeeded(statement)) return [];
  if (/\b(?:sometimes|occasional\w*|at times)\b/i.test(statement.text)) return [];
  const heard = support.best.find(
    (said) => cited.has(said.turn.id) && !said.isQuestion && saysUnderCondition(said, statement),
  );
  return heard ? [{ kind: "condition", must: false, value: null, detail: "Said under a condition", heard }] : [];
}

/** Words between a condition and what it governs that begin something else. */
const endsReach = new Set(["but", "so", "because", "although", "however"]);

/** Returns whether a statement says most of a sentence outside of a condition, and nothing of it in the condition. */
function saysUnderCondition(said: SaidStatement, statement: Statement): boolean {
  const sites = said.mentions.filter(({ kind }) => kind === "site");
  const items: readonly Pick<Item, "key" | "at">[] = [
    ...itemsOf(said),
    ...sites.map(({ name, from }) => ({ key: `site:${name}`, at: from })),
  ];
  const keys = items.filter(({ key }) => statement.keys.has(key));
  const at = conditionAt(said);
  if (at < 0) {
    const shared = new Set(keys.map(({ key }) => key)).size;
    return asNeededPattern.test(said.text) && shared >= 2 && shared >= minCitedShare * statement.keys.size;
  }
  const end = said.tokens.findIndex(
    ({ start }, i) => i > at && /[,.;]/.test(said.text.slice(said.tokens[i - 1]?.end, start)),
  );
  const isInside = ({ at: position }: Pick<Item, "at">): boolean => position > at && (end < 0 || position < end);
  const isGoverned = ({ at: position }: Pick<Item, "at">): boolean =>
    !said.tokens.slice(Math.min(position, at), Math.max(position, at)).some(({ text }) => endsReach.has(text));
  const outside = new Set(keys.filter((item) => !isInside(item) && isGoverned(item)).map(({ key }) => key));
  return !keys.some(isInside) && outside.size >= 2 && outside.size >= minCitedShare * statement.keys.size;
}

/** Finds drugs said to be taken as needed, written without "as needed". */
function asNeededFaults({ statement, visit }: CheckedSentence): Fault[] {
  if (isAsNeeded(statement) || hasCondition(statement) || effectPattern.test(statement.text)) return [];
  return statement.mentions.flatMap((drug): Fault[] => {
    if (drug.kind !== "drug" || beforeStoppedPattern.test(statement.text.slice(0, drug.start))) return [];
    const said = (visit.byKey.get(`drug:${drug.name}`) ?? []).map((each) => ({
      heard: each,
      next: visit.statements[each.index + 1],
    }));
    const hit = said.find(
      ({ heard, next }) =>
        isAsNeededNear(heard, drug.name) ||
        (next &&
          next.tokens.length <= shortReply &&
          isAsNeeded(next) &&
          !next.mentions.some(({ kind }) => kind === "drug")),
    );
    if (!hit) return [];
    return [
      {
        kind: "condition",
        must: false,
        value: drug.words,
        at: drug.start,
        detail: "Said to be taken as needed",
        heard: isAsNeeded(hit.heard) ? hit.heard : (hit.next ?? hit.heard),
      },
    ];
  });
}

/**
 * Matches words about the effect of a drug or its next dose: "helped", "due for". A sentence with them need not repeat
 * how the drug is taken.
 */
const effectPattern = /\b(?:tried|helpful|helped|relief|relieves?|beneficial|flares?|due for)\b/i;
/** Matches the end of the words before a drug that is stopped, for which it no longer matters how it was taken. */
const beforeStoppedPattern =
  /\b(?:stop(?:ped|s)?|discontinued?|hold|held|avoid(?:ed)?)(?: (?:taking|using))?(?: (?:the|her|his|their|your))? $/i;
/** Maximum number of tokens in a reply that says how the drug named before it is taken. */
const shortReply = 15;
/** Maximum distance between a drug and "as needed" in a long statement, in tokens. */
const maxDistance = 12;

/**
 * Returns whether "as needed" was said about the drug: anywhere in a short statement with one drug, close to the drug
 * in a longer one. If there are several drugs, it is about the last one before "as needed".
 */
function isAsNeededNear(said: SaidStatement, drug: string): boolean {
  if (!isAsNeeded(said)) return false;
  const named = new Set(said.mentions.filter(({ kind }) => kind === "drug").map(({ name }) => name));
  if (said.tokens.length <= 2 * maxDistance && named.size < 2) return true;
  const drugAt = (at: number): string | undefined =>
    said.mentions.findLast(({ kind, from }) => kind === "drug" && from < at)?.name;
  const asNeeded = asNeededPattern.exec(said.text)?.index ?? Infinity;
  const worded = said.tokens.findIndex(({ start }) => start >= asNeeded);
  const governed = said.frequencies.filter(({ value }) => value === "prn").map(({ from }) => drugAt(from));
  if (governed.length === 0 && worded >= 0) governed.push(drugAt(worded));
  if (named.size > 1 && governed.length > 0) return governed.includes(drug);
  return said.mentions.some(
    ({ kind, name, from }) =>
      kind === "drug" &&
      name === drug &&
      said.frequencies.some((each) => each.value === "prn" && Math.abs(each.from - from) <= maxDistance),
  );
}

/** Returns whether a sentence says "as needed", in these or similar words: "if you need", "for the occasional". */
const isAsNeeded = ({ frequencies, text }: Statement): boolean =>
  frequencies.some(({ value }) => value === "prn") || asNeededPattern.test(text);
/** Matches everyday words for "as needed". */
export const asNeededPattern =
  /\b(?:as[- ]needed|only when|if needed|when needed|as necessary|when you need|if you need|when I need|if I need|whenever I (?:need|have|get)|for (?:the )?occasional|occasionally for|rescue|when (?:it|the pain) (?:is|gets) bad|breakthrough)\b/i;

/** Returns whether a sentence has a condition: "if", "unless", "pending", "in case", "as needed". */
const hasCondition = ({ tokens, frequencies }: Statement): boolean =>
  tokens.some(
    ({ text }, i) =>
      (conditionals.has(text) && isConditional(text, tokens[i + 1]?.text ?? "")) ||
      text === "pending" ||
      text === "case",
  ) || frequencies.some(({ value }) => value === "prn");

/**
 * Matches words before which "should" opens a condition: "the" in "should the symptoms return". Before a verb it gives
 * advice: "he should rest".
 */
const conditionSubjectsPattern = /^(?:he|she|they|it|this|that|the|his|her|their|your|any|symptoms?|pain|there)$/;

/** Returns whether a word opens a condition before the next word: "once the swelling is down", but not "once a day". */
function isConditional(word: string, next: string): boolean {
  if (word === "should") return conditionSubjectsPattern.test(next);
  return !(word === "once" && /^(?:a|an|per|daily|every|weekly|nightly)$/.test(next));
}

/**
 * Finds a sentence of the plan without a condition, although one of the two best matching statements has one and no
 * other well matching statement names the same order without it.
 */
function ifFaults({ statement, support, section }: CheckedSentence): Fault[] {
  if (hasCondition(statement) || !/plan|assess|instruct|recommend/i.test(section)) return [];
  const [best, second] = support.best;
  if (!best || best.by === "patient") return [];
  const conditioned = [best, ...(second ? [second] : [])].find((each) => governs(each, statement));
  if (
    !conditioned ||
    support.best.some((each) => each !== conditioned && !governs(each, statement) && sharesOrder(each, statement))
  )
    return [];
  return [{ kind: "condition", must: false, value: null, detail: "Said under a condition", heard: conditioned }];
}

/** Maximum number of tokens from an order to an "if" after it that is its condition. */
const maxBeforeIf = 8;
/** Maximum number of tokens from an "if" to an order after it that it governs in speech without punctuation. */
const maxAfterIf = 15;

/**
 * Finds a test or procedure among the orders of the plan that was said under a condition in every statement of the
 * clinician about it, right before an "if" or after one: "ECG and blood work" for "blood work if we need it".
 */
function orderFaults({ statement, visit, section }: CheckedSentence): Fault[] {
  if (!/plan|instruct|recommend|order/i.test(section) || hasCondition(statement) || opensPattern.test(statement.text))
    return [];
  for (const { kind, group, name, words, start, polarity } of statement.mentions) {
    if (!(kind === "test" || kind === "procedure") || group === "vital" || polarity === "absent") continue;
    const said = (visit.byKey.get(`${kind}:${name}`) ?? []).filter(({ by }) => by === "clinician");
    const [heard] = said;
    const isConditioned = (one: SaidStatement): boolean => !one.isQuestion && isBesideIf(one, `${kind}:${name}`);
    if (!heard || !said.every(isConditioned)) continue;
    return [{ kind: "condition", must: false, value: words, at: start, detail: "Said under a condition", heard }];
  }
  return [];
}

/** Matches words of a note that leave an order open. */
const opensPattern =
  /\b(?:may|might|could|can|consider\w*|possibl[ey]|discuss\w*|would|depend\w*|after|until|option\w*|potential\w*|eventual\w*|future)\b/i;

/** Returns whether a term of a statement is governed by an "if": closely before it, or after it in the same clause. */
function isBesideIf(one: SaidStatement, key: string): boolean {
  const at = conditionAt(one);
  const term = one.mentions.findLast(({ kind, name }) => `${kind}:${name}` === key);
  if (at < 0 || !term) return false;
  const between = one.tokens.slice(Math.min(term.to, at + 1), Math.max(term.from, at)).map(({ text }) => text);
  return between.length <= (term.from < at ? maxBeforeIf : maxAfterIf) && !between.some((word) => endsReach.has(word));
}

/** Returns whether a statement, except a question, names a drug, test or procedure of the sentence. */
const sharesOrder = (one: SaidStatement, statement: Statement): boolean =>
  !one.isQuestion &&
  one.mentions.some(({ kind, name }) => orderableKinds.has(kind) && statement.keys.has(`${kind}:${name}`));

/**
 * Number of tokens above which a statement must share more with a sentence for its condition to count, and maximum
 * number of tokens from a condition to the order that it applies to.
 */
const longSentence = 30;

/**
 * Returns whether a statement has a condition ("if" or "unless") for what the sentence orders or advises. It must share
 * two words or terms with the sentence, or three if it is long. One is enough if it is a drug, test or procedure
 * closely after the condition and the sentence orders it. Polite phrases ("if you would like") and indirect questions
 * ("see if") are not conditions.
 */
function governs(one: SaidStatement, statement: Statement): boolean {
  const at = conditionAt(one);
  if (at < 0) return false;
  const shared =
    one.words.filter(({ stem }) => statement.keys.has(stem)).length +
    one.mentions.filter(({ kind, name }) => statement.keys.has(`${kind}:${name}`)).length;
  const order = one.mentions.find(
    ({ kind, name, group }) => orderableKinds.has(kind) && group !== "vital" && statement.keys.has(`${kind}:${name}`),
  );
  const isClose = order !== undefined && order.from > at && order.from - at <= longSentence;
  return (
    shared >=
    (one.tokens.length > longSentence && !isClose
      ? 3
      : isClose && /\b(?:will|going to|prescribe\w*|order\w*|refer\w*)\b/i.test(statement.text)
        ? 1
        : 2)
  );
}

/** Returns the position of the "if" or "unless" that opens a condition in a statement; -1 if there is none. */
const conditionAt = ({ tokens }: Statement): number =>
  tokens.findIndex(
    ({ text }, i) =>
      (text === "if" || text === "unless") &&
      !isPolite(tokens.slice(i + 1, i + 4).map((token) => token.text)) &&
      !(tokens[i - 1]?.text === "know" && tokens[i - 2]?.text === "you") &&
      !beforeQuestionPattern.test(tokens[i - 1]?.text ?? ""),
  );

/** Matches words before an "if" that opens an indirect question: "see if". */
const beforeQuestionPattern =
  /^(?:see|know|sure|wonder|wondering|as|check|tell|determine|ask|assess|out|evaluate|decide)$/;

/** Returns whether the words after an "if" make it a polite phrase: "if you would", "if that is okay". */
const isPolite = ([next = "", after = "", third = ""]: readonly string[]): boolean =>
  (next === "you" && /^(?:will|would|could|want|like|can|do)$/.test(after)) ||
  (next === "that" && (third === "" || [after, third].some((word) => agreesPattern.test(word)))) ||
  next === "any" ||
  next === "anything" ||
  after === "okay" ||
  third === "okay";
/** Matches words of approval: "okay" in "if that is okay". */
const agreesPattern = /^(?:okay|ok|alright|all|fine|works?|sounds?|good|right|makes?|true)$/;

/** Matches advice to call or contact the office: "call us", "return to the clinic". */
const callsPattern =
  /\b(?:call|contact|notify|reach out|message|(?:follow up|return) (?:with|to) (?:me|us|the (?:office|clinic)))\b/i;
/** Like `callsPattern`, but for speech, in which a clinician also says "let me know" and "come back". */
const saidCallsPattern =
  /\b(?:call|contact|notify|reach out|message|let (?:me|us) know|come back|follow[- ]?up|see me)\b/i;
/**
 * Matches words after which a call or return needs no condition, because they give its time or reason: "in 2 weeks",
 * "to schedule".
 */
const purposePattern =
  /\b(?:with (?:any|questions|concerns)|any (?:questions|concerns)|to schedule|results|\d|in (?:a|one|two|three|four|six|the)|after|for|at|on|next|today|sooner)\b/i;

/** Matches reasons to call that are not conditions in form: "call with any change". */
const callReasonsPattern = /\bwith (?:any|new|worsening|worse)\b/i;

/** Finds advice to call or contact the office without the condition said with it in the second half of the visit. */
function callFaults({ statement, visit }: CheckedSentence): Fault[] {
  const match = callsPattern.exec(statement.text);
  if (!match || hasCondition(statement) || purposePattern.test(statement.text)) return [];
  const heard = visit.statements.find(
    ({ by, text, tokens, index }) =>
      by !== "patient" &&
      index > visit.statements.length / 2 &&
      saidCallsPattern.test(text) &&
      (callReasonsPattern.test(text) || tokens.some((token) => token.text === "if" || token.text === "when")),
  );
  return heard
    ? [{ kind: "condition", must: false, value: match[0], at: match.index, detail: "Said under a condition", heard }]
    : [];
}
