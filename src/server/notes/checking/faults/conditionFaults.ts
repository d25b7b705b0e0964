import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement } from "../reading/SaidVisit";
import type { Statement } from "../reading/Statement";
import { conditionals } from "../reading/wordLists";

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
    ...soonerFaults(checked),
    ...callFaults(checked),
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
  /\b(?:to (?:see|determine|decide|find out|know)|not (?:sure|certain)|inquired|whether|if|unless|as (?:much|soon|often|long) as)\s*(?:[.,;]|$)/i;

/** Finds a sentence that breaks off before its condition or question. */
function openEndFaults({ statement }: CheckedSentence): Fault[] {
  const match = openEndPattern.exec(statement.text);
  if (!match) return [];
  const value = match[0].replace(/(?<![\s.,;])[\s.,;]+$/, "");
  return [{ kind: "condition", must: false, value, at: match.index, detail: `The sentence stops after “${value}”` }];
}

/** Finds drugs said to be taken as needed, written without "as needed". */
function asNeededFaults({ statement, visit }: CheckedSentence): Fault[] {
  if (isAsNeeded(statement) || hasCondition(statement) || effectWords.test(statement.text)) return [];
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
const effectWords = /\b(?:tried|helpful|helped|relief|relieves?|beneficial|flares?|due for)\b/i;
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
  const worded = said.tokens.findIndex(({ start }) => start >= (asNeededPattern.exec(said.text)?.index ?? Infinity));
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
const asNeededPattern =
  /\b(?:as[- ]needed|only when|when you need|if you need|when I need|if I need|whenever I (?:need|have|get)|for (?:the )?occasional|occasionally for|rescue|when (?:it|the pain) (?:is|gets) bad|breakthrough)\b/i;

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
 * ("see if") are no conditions.
 */
function governs(one: SaidStatement, statement: Statement): boolean {
  const at = one.tokens.findIndex(
    ({ text }, i) =>
      (text === "if" || text === "unless") &&
      !isPolite(one.tokens.slice(i + 1, i + 4).map((token) => token.text)) &&
      !beforeQuestionPattern.test(one.tokens[i - 1]?.text ?? ""),
  );
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

/** Matches words before an "if" that opens an indirect question: "see if". */
const beforeQuestionPattern =
  /^(?:see|know|sure|wonder|wondering|as|check|tell|determine|ask|assess|out|evaluate|decide)$/;

/** Returns whether the words after an "if" make it a polite phrase: "if you would", "if that is okay". */
const isPolite = ([next = "", after = "", third = ""]: readonly string[]): boolean =>
  (next === "you" && /^(?:will|would|could|want|like|can|do)$/.test(after)) ||
  (next === "that" && (third === "" || [after, third].some((word) => agreesPattern.test(word)))) ||
  next === "any" ||
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

/** Matches reasons to call that are no condition in form: "call with any change". */
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
