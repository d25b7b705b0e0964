import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { groupsNamed } from "../terms/namesGroupOf";
import { drugName, findDrugs, isDrugClass } from "../terms/findDrugs";
import { asksAgreement } from "./refusalWords";
import { drugsOf, withoutDrugs } from "./withoutDrugs";

/** Matches the end of words that refuse the drugs named right after them: "I don't want any more | steroids". */
const refusesBeforePattern =
  /(?:^|[,;] |\b(?:but|and|so|please|okay|well|honestly|rather|just|to) )(?:(?:absolutely |definitely |really |please )?(?:no|not|never|nothing (?:with|like))(?: (?:more|another|any|any more|on|for|into|with|doing|taking|having|starting|going (?:on|to take)))*|I (?:(?:really|just|honestly|certainly) )?(?:cannot|(?:do|will|would|am|can|could) (?:really |just )?(?:not|never|rather not|prefer not))(?: [a-z]+){0,5}?|I (?:refuse|decline)(?: to)?(?: [a-z]+){0,3}?|(?:I would )?(?:rather )?(?:skip|pass on|do without|stay (?:off|away from)|avoid|leave out|hold off on|say no to)|enough (?:of|with)|I am (?:done|finished|through) with|(?:I am|the [a-z]+ is) not (?:really |very |too )?(?:comfortable|happy|okay|keen|sold) (?:with|on|about)(?: (?:taking|giving|using|him|her|having)){0,2}|keep (?:me|him|her) off)(?: (?:the|any|any more|more|that|those|these|your|another|an?|some|my|of|strong|blood|daily)){0,3} $/i;
/** Matches words between "not" and a drug that do not refuse it: "I am not sure about", "it did not help". */
const refusesNothingPattern =
  /\b(?:sure|mind|worr(?:y|ied)|allerg\w*|think|know|remember|help|helped|work|worked|been|had|tried|used|took|taken|miss|stop|stopped|only|afraid|against|need to stop|understand)\b/i;
/** Matches words after a drug which leave the refusal open: "unless I have to", "if I can help it". */
const leavesOpenPattern = /^[^.;]{0,30}\b(?:unless|if|until|without|right now\?)\b/i;
/** Matches refusals that name the group last: "Antibiotics aren't for me", "Statins are out". */
const refusesAfterPattern =
  /^ (?:is|are) (?:(?:just|really|absolutely|definitely) )?(?:not for me|out(?= of the question|$|[,.])|off the table|a no)/i;

/** Number of facts before a refusal that are searched for the order. */
const maxFactsBack = 8;
/** Maximum number of turns between an order and the refusal of its group. A later refusal is not about the order. */
const maxTurns = 2;

/** Returns whether a sentence refuses the group of drugs that it names between two positions. */
function refuses(text: string, { start, end }: { start: number; end: number }): boolean {
  const after = text.slice(end);
  if (text.endsWith("?") || leavesOpenPattern.test(after)) return false;
  if (refusesAfterPattern.test(after)) return true;
  const before = refusesBeforePattern.exec(text.slice(0, start))?.[0];
  return before !== undefined && !refusesNothingPattern.test(before);
}

const isOrder = ({ kind, status }: Fact): boolean => (kind === "order" || kind === "advice") && status === "current";

/** Returns the drugs of an order whose group a sentence refuses. */
const refusedDrugs = (text: string, order: Fact): string[] =>
  drugsOf(order).filter((drug) => groupsNamed(text, drug).some((group) => refuses(text, group)));

/** Matches a drug that is taken every day. */
const dailyPattern = /\b(?:daily|every day|(?:once|twice|\d times) a day)\b/i;

/** Returns the indexes of the latest orders of which a sentence refuses a drug by its group. */
function ordersRefused(text: string, { facts }: ReadingState): number[] {
  const from = Math.max(0, facts.length - maxFactsBack);
  const all = facts.flatMap((fact, i) =>
    i >= from && isOrder(fact) && refusedDrugs(text, fact).length > 0 ? [i] : [],
  );
  const isDaily = dailyPattern.test(text) && all.length > 1;
  return isDaily ? all.filter((i) => dailyPattern.test(facts[i]?.said ?? "")) : all;
}

/** Matches a reason after a refusal: "…, they send me crazy", "because of my stomach". */
const reasonPattern = /(?:,| because(?: of)?| since) +((?:my|the|its|side effects)\b[^,.;]{3,60})$/i;

/**
 * Reads a patient's refusal of a drug just ordered or proposed, if the refusal names only the group of the drug: "Not
 * the blood thinner" after apixaban, "No opioids, please" after oxycodone. The drug is taken out of its order. Null if
 * no such group is refused.
 */
export function refusedGroup(turn: readonly Sentence[], reading: ReadingState): Fact | null {
  const [first] = turn;
  const open = reading.open.at(-1);
  if (!first || (open && reading.proposed?.from.turn !== open.turn && !asksAgreement(open.text))) return null;
  if (first.at - reading.orderedAt <= maxTurns)
    for (const sentence of turn) {
      const [at, ...others] = ordersRefused(sentence.text, reading);
      const order = at === undefined ? undefined : reading.facts[at];
      // It is uncertain which of several orders is meant.
      if (at === undefined || !order || others.length > 0) continue;
      return withdrawDrugs(sentence, at, order, new Set(refusedDrugs(sentence.text, order)), reading);
    }
  const { proposed } = reading;
  if (!proposed || first.at - proposed.from.at > maxTurns || !proposed.name) return null;
  const drug = findDrugs(proposed.of)[0]?.generic;
  const refusing = turn.find(
    ({ text }) => drug !== undefined && groupsNamed(text, drug).some((group) => refuses(text, group)),
  );
  if (!refusing) return null;
  reading.proposed = null;
  return refusal([proposed.from, refusing], proposed.name, proposed.name, reading.problem);
}

/** Takes the refused drugs out of the order with index `at`, and returns their refusal. */
function withdrawDrugs(
  sentence: Sentence,
  at: number,
  order: Fact,
  generics: ReadonlySet<string>,
  reading: ReadingState,
): Fact {
  const object = order.slots.object?.text ?? "";
  const without = withoutDrugs(order, generics);
  // "A statin, rosuvastatin 10" names only one drug.
  const isOnlyClass = drugsOf(without).every(isDrugClass);
  const left = isOnlyClass ? { ...order, status: "withdrawn" as const } : without;
  reading.facts[at] = left;
  const drug = findDrugs(object || (order.slots.name?.text ?? "")).find(({ generic }) => generics.has(generic));
  const name = drug ? drugName(drug.name) : (order.slots.name?.text ?? object);
  const isAll = left.status === "withdrawn";
  const fact = refusal([sentence], isAll && object ? object : name, name, order.problem);
  return {
    ...fact,
    evidence: [...order.evidence, ...fact.evidence],
    supersedes: isAll ? [order.id] : [],
  };
}

/** Returns the refusal of a drug, with its reason if the last sentence has one. */
function refusal(from: readonly Sentence[], of: string, name: string, problem: string | undefined): Fact {
  const reason = reasonPattern.exec(from.at(-1)?.text.replace(/[.!]$/, "") ?? "")?.[1];
  return makeFact({ kind: "refusal", from, problem, slots: { of, name, reason } });
}
