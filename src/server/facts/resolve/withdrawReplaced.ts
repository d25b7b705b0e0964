import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { findDrugs } from "../terms/findDrugs";
import { weakRetractionIn } from "./retractionIn";
import { drugsOf, withoutDrugs } from "./withoutDrugs";
import { genericOf } from "../terms/genericOf";

/** Matches an action that stops a drug: "hold", "discontinue". */
const stopsPattern = /^(?:stop|hold|discontinue|pause|skip)\b/i;
/** Matches words for a replacement: "instead of", "rather than". */
const insteadPattern = /\b(?:instead(?: of)?|rather than|in place of)\b/i;
/** Matches a decision against a drug: "Then no propranolol", "Okay, not naproxen then". */
const notUsedPattern =
  /^(?:(?:then|so|okay|right|ah|oh|good point|well|but|actually|on (?:second thoughts?|reflection)|no(?=[, ]+(?:no|not|wait|actually|hang|hold)\b)|wait|hang on|hold on|sorry|thinking about it|come to think of it|in that case|(?:with|given|because of) your [a-z]+(?: [a-z]+)?(?=,))[,.]? )*(?:no|not) (?:the )?([a-z]+)(?: then| for you| after all|,? (?:with|given|because of) (?:your|the) [^.;?]{2,60})?$/i;
/** Matches words of a decision, which an answer to a question does not have: "Then no propranolol". */
const decidesPattern =
  /\b(?:then|good point|second thoughts?|reflection|wait|hang on|hold on|in that case|thinking about it|come to think of it|with|given|because of|for you|after all)\b/i;
/** Matches words of the clinician that decide against a drug: "We will not use naproxen with your stomach". */
const willNotUsePattern =
  /\b(?:we|I) (?:will|can|should|must|had better) ?not (?:be )?(?:use|using|take|taking|give|giving|start|starting|do|prescribe|have)(?: you| him| her)? ([a-z]+)(?=$|[.;]|,(?! (?:if|when|unless|while|with|without|on)\b)| (?:then|after all|because|since|given|with (?:your|the)|for (?:you|now)|in your case|here|today|any ?more|instead|at all|either|and|but)\b)/i;
/**
 * Matches words that forbid the patient a drug: "You should not take metformin, because …". Words about how to take a
 * drug are not matched: "You should not take it with food".
 */
const mustNotTakePattern =
  /\byou (?:will|can|should|must|had better) ?not (?:be )?(?:use|using|take|taking|give|giving|start|starting|do|have)(?: him| her)? ([a-z]+)(?=$|[.;]|,(?! (?:if|when|unless|while|with|without|on)\b)| (?:then|after all|because|since|given|with your (?!food|meals?|breakfast|lunch|dinner|supper|coffee|tea|milk|juice|morning|evening|other))\b)/i;
/** Matches words before a decision that make it conditional: "If you vomit, you should not take metformin". */
const conditionalPattern = /\b(?:if|when|whenever|unless|until|while)\b/i;
/** Matches a command at the start of a clause to give up a drug permanently: "Okay, forget about the losartan". */
const droppedPattern =
  /(?:^(?:(?:then|so|okay|right|ah|oh|good point|well|actually|on (?:second thoughts?|reflection)|wait|hang on|hold on|sorry|thinking about it|come to think of it|no|yes|and|but|just|please|in that case|let us|(?:I think )?we (?:can|will|should)|you can)[,.]? )*|[.,;] (?:(?:so|then|and|just|please|let us|no|actually) ){0,2})(?:skip|forget(?: about)?|never ?mind(?: about)?|leave (?:out|off)|scrap|scratch|ditch|cancel) (?:the |that )?([a-z]+)(?=$|[.,;]| (?:then|instead|because|since|given|with|for you|and|but|altogether|completely|entirely)\b)/i;
/** Matches words before a command that make it conditional or negate it: "if", "never". */
const notPlainPattern = /\b(?:if|when|whenever|unless|once|until|never|not|on days?)\b/i;
/** Matches words after a command that limit it to a time or a dose: "Skip the warfarin, just for tonight". */
const onlyOncePattern =
  /\b(?:tonight|today|tomorrow|morning|evening|night|days?|weeks?|doses?|once|until|before|after|if|when|while|only(?! the\b)|for now)\b/i;
/** Matches words from one drug name to the next that only say that both are the same drug: "Keflex is cephalexin". */
const onlyIdentifiesPattern =
  /^(?:\w+ ){0,3}?is (?:also |really |actually |just |the same as |another name for |basically )*$/i;
/** Matches words with which a drug is given beside another, and not in its place: "I'll add omeprazole to protect". */
const addsToPattern =
  /\b(?:add|also|as well|along with|alongside|on top|together with|to go with|beside[s]?|to protect)\b/i;
/**
 * Maximum number of turns between a doubt about a drug and the words that withdraw its order. Later, the doubt is over.
 */
const maxTurns = 4;

/**
 * Marks the orders of drugs as withdrawn that the clinician takes back or replaces: "Then no propranolol", "Let us use
 * clarithromycin instead", "Aleve is naproxen, so let us stick with Tylenol".
 * @param facts the facts read in the sentence.
 */
export function withdrawReplaced(facts: readonly Fact[], sentence: Sentence, reading: ReadingState): void {
  const { text, at } = sentence;
  const drugs = findDrugs(text);
  const [first] = drugs;
  const word = (refusedIn(sentence, reading) ?? droppedIn(text) ?? "").toLowerCase();
  const doubted = reading.doubted && at - reading.doubted.at <= maxTurns ? reading.doubted.generic : null;
  // "We will not do that" can be about anything, so it withdraws a drug only after a doubt about that drug.
  const withdrawn = /^(?:that|it|this|those|them)$/.test(word) ? doubted : findDrugs(word)[0]?.generic;
  if (withdrawn) {
    reading.withdrawnIn = sentence.turn;
    withdraw(reading, (name) => name === withdrawn);
  }
  if (first && isDrugSynonym(text)) reading.doubted = { generic: first.generic, at };
  if (weakRetractionIn(text) !== null) withdrawStopped(facts, reading);
  const ordered = facts.flatMap((fact) => (isOrder(fact) ? (genericOf(fact) ?? []) : []))[0];
  if (!ordered) return;
  if (doubted && doubted !== ordered && !addsToPattern.test(text)) withdraw(reading, (name) => name === doubted);
  withdrawObjected(ordered, sentence, reading);
  if (!insteadPattern.test(text)) return;
  const others = drugs.map(({ generic }) => generic).filter((generic) => generic !== ordered);
  // After "No propranolol. We will do topiramate instead.", the drug that is replaced is withdrawn already.
  if (others.length === 0 && (reading.withdrawnIn === sentence.turn || at - reading.settledAt <= maxTurns)) return;
  withdraw(reading, (name) => name !== ordered && (others.length === 0 || others.includes(name)));
}

/** Matches a drug named in place of the one before: "Cephalexin then, it tastes better". */
const namedThenPattern =
  /^(?:(?:okay|right|fine|well|so|all right|alright|let us (?:do|try|use)),? ){0,3}[a-z][a-z-]{3,}(?: \d+(?: ?(?:mg|mcg|milligrams?|units?|mL))?)?(?: (?:at|in|the|once|twice|every|a|bedtime|night|morning|evening|day|daily|nightly)){0,4} then(?=$|[,.;])/i;
/** Matches a drug named after "then" in place of the one before: "Then ibuprofen", "In that case, losartan". */
const thenNamedPattern =
  /^(?:(?:okay|right|fine|well|ah|oh|all right|alright|sure),? ){0,3}(?:then|in that case),? (?:(?:let us (?:do|try|use|go (?:with|for))|(?:we|I) (?:will|can) (?:do|try|use|give you|go (?:with|for)|start(?: you on)?|prescribe)|it is|make it) )?(?:the |some )?[a-z][a-z-]{3,}(?=$|[,.;]| \d| (?:instead|then|once|twice|every|daily|at|in the|for)\b)/i;
/** Matches words with which a patient objects to a drug: "She'd never take that", "I hate those". */
export const objectsPattern =
  /\b(?:never|not|cannot|no|hates?|horrible|disgusting|awful|sick|allerg\w+|rather|struggles?|refuses?|spits?|throws?|threw|thrown|vomit(?:s|ed)?|gags?|stand|(?:made|makes|gave|gives) (?:me|him|her)|upsets?|did nothing|breast-?feeding|pregnant|trying for a baby|scared|terrified|afraid|swelled|swollen up|came out in|broke out|ulcers?|kidneys?|transplant|said (?:no|never)|told me never|on warfarin|blood thinners?|addicted|recovery)\b/i;

/** Withdraws the last drug ordered if the patient has just objected and another drug is named: "Cephalexin then". */
function withdrawObjected(ordered: string, { text, turn, at }: Sentence, reading: ReadingState): void {
  if (
    (!namedThenPattern.test(text) && !thenNamedPattern.test(text)) ||
    at - reading.orderedAt > maxTurns ||
    !objectsPattern.test(reading.heard)
  )
    return;
  const last = reading.facts.findLast((fact) => isOrder(fact) && fact.status === "current" && drugsOf(fact).length > 0);
  if (!last || last.evidence.at(-1)?.turn === turn) return;
  const before = drugsOf(last);
  withdraw(reading, (name) => name !== ordered && before.includes(name));
}

/** Withdraws the earlier orders of the drugs that a correction stops: "Actually no, stop the metformin as well". */
function withdrawStopped(facts: readonly Fact[], reading: ReadingState): void {
  const stopped = facts
    .filter((fact) => isOrder(fact) && stopsPattern.test(fact.slots.object?.text ?? ""))
    .flatMap(drugsOf);
  if (stopped.length > 0) withdraw(reading, (name) => stopped.includes(name));
}

/**
 * Returns the word that a decision is against: "propranolol" in "Then no propranolol". Undefined for other sentences
 * and for an answer to the patient's question.
 */
function refusedIn({ text, at }: Sentence, { patientAskedAt }: ReadingState): string | undefined {
  const no = notUsedPattern.exec(text);
  if (no && (at - patientAskedAt > 1 || decidesPattern.test(text))) return no[1];
  const will = willNotUsePattern.exec(text) ?? mustNotTakePattern.exec(text);
  return will && !conditionalPattern.test(text.slice(0, will.index)) ? will[1] : undefined;
}

/**
 * Returns the word after a command to give something up permanently: "losartan" in "Okay, forget about the losartan".
 * Undefined for other sentences.
 */
function droppedIn(text: string): string | undefined {
  const match = droppedPattern.exec(text);
  if (!match || notPlainPattern.test(text.slice(0, match.index))) return undefined;
  const [after = ""] = text
    .slice(match.index + match[0].length)
    .split(/(?:^|[ ,;.])(?:we|I|let us|start|take|try|use|do)\b/i);
  return onlyOncePattern.test(after) ? undefined : match[1];
}

/** Returns whether a sentence only says that two names are of the same drug: "Keflex is cephalexin". */
export function isDrugSynonym(text: string): boolean {
  const [first, second] = findDrugs(text);
  const between = first && second ? `${text.slice(first.end, second.start).trim()} ` : "";
  return (
    first !== undefined &&
    second !== undefined &&
    first.generic === second.generic &&
    onlyIdentifiesPattern.test(between)
  );
}

/** Matches a complaint after the name of a drug: "The doxy | gave me thrush last time". */
const complainsPattern =
  /^ (?:just |always |really )?(?:gave|gives|made|makes|upset|upsets|burned|burnt|did not (?:work|help|agree|do)|does not (?:work|help|agree)|never (?:works|worked|helped)|messed|wrecked|knocked|disagreed)\b/i;
/** Matches words with which a patient says that what was just ordered is not allowed: "I can't have that". */
const cannotHavePattern =
  /\bI (?:cannot|can ?not|am not (?:allowed|able|supposed|meant) to|must not) (?:have|take|use|be on) (?:that|those|it|them|this)(?: one)?(?=$|[,.;!]| (?:because|as|since|I|it|any ?more|due)\b)/i;
/** Matches a wish for another drug: "Can I have | amoxicillin?" */
const wishesPattern =
  /^(?:(?:well|oh|um|okay|hmm|actually|and|but),? ){0,3}(?:(?:can|could|may) (?:I|we|he|she) (?:please |just |maybe )?(?:have|get|try|take|use)|(?:what|how) about|is it possible to have|I would rather(?: have| take| try)?)(?: the)? $/i;

/**
 * Remembers the ordered drug that a patient complains of, or for which the patient wants another one, so that the order
 * of another drug replaces it: "The doxy gave me thrush last time", "Can I have amoxicillin instead?"
 */
export function noteDoubt({ text, at }: Sentence, reading: ReadingState): void {
  if (at - reading.orderedAt > 1) return;
  const [named, second] = findDrugs(text);
  const ordered = new Set(
    reading.facts.flatMap((fact) => (isOrder(fact) && fact.status === "current" ? drugsOf(fact) : [])),
  );
  const [only] = ordered;
  if (cannotHavePattern.test(text) && only && ordered.size === 1) reading.doubted = { generic: only, at };
  if (!named || second) return;
  const isComplaint =
    /^(?:(?:and|but|well|oh|only|because),? )*(?:the |that )?$/i.test(text.slice(0, named.start)) &&
    complainsPattern.test(text.slice(named.end));
  if (isComplaint && ordered.has(named.generic)) reading.doubted = { generic: named.generic, at };
  const isWish = wishesPattern.test(text.slice(0, named.start)) && /\b(?:instead|rather)\b/i.test(text);
  if (isWish && only && ordered.size === 1 && only !== named.generic) reading.doubted = { generic: only, at };
}

/**
 * Remembers a reported reaction to a drug whose order is current, so that the order of another drug replaces it.
 * Returns the facts.
 */
export function doubtOrdered(facts: readonly Fact[], sentence: Sentence, reading: ReadingState): readonly Fact[] {
  for (const { kind, polarity, slots } of facts) {
    if ((kind !== "allergy" && kind !== "intolerance") || polarity !== "present") continue;
    const generic = findDrugs(slots.substance?.text ?? "")[0]?.generic;
    const isOrdered = reading.facts.some(
      (fact) => isOrder(fact) && fact.status === "current" && generic !== undefined && drugsOf(fact).includes(generic),
    );
    if (generic && isOrdered) reading.doubted = { generic, at: sentence.at };
  }
  return facts;
}

const isOrder = ({ kind, slots }: Fact): boolean => (kind === "order" || kind === "advice") && slots.name !== undefined;
/** Removes the matching drugs from the last order, among the latest 14 facts, that names one of them. */
function withdraw(reading: ReadingState, matches: (generic: string) => boolean): void {
  const from = Math.max(0, reading.facts.length - 14);
  const at = reading.facts.findLastIndex(
    (fact, i) => i >= from && isOrder(fact) && fact.status === "current" && drugsOf(fact).some(matches),
  );
  const order = reading.facts[at];
  const isEnded = order?.slots.state?.text === "stop" || order?.slots.state?.text === "hold";
  if (order && !isEnded && !/^(?:stop|hold|discontinue|avoid|not|none)/.test(order.slots.action?.text ?? ""))
    reading.facts[at] = withoutDrugs(order, new Set(drugsOf(order).filter(matches)));
}
