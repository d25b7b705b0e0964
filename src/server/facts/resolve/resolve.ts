import type { Fact, Value } from "../Fact";
import { findDrugs } from "../terms/findDrugs";
import { settledFindings } from "./findings/settledFindings";
import { settledTimes } from "./settledTimes";
import { withSides } from "./withSides";
import { drugsOf, withoutDrugs } from "./withoutDrugs";

/**
 * Merges repeated facts of a visit and resolves contradictions. Returns the facts in order; those merged into another,
 * replaced or contradicted get a status other than `current`. Leaves out a verdict that all vital signs are normal if
 * one of them is not.
 */
export function resolve(facts: readonly Fact[]): Fact[] {
  const merged = supersedeSymptoms(supersedeMedications(settledFindings(withoutNormalVitals(settledTimes(facts)))));
  return markDeniedHabits(withSides(markDeniedFevers(supersedeOrders(correctGeneric(merged)))));
}

/** Matches an amount of a habit: "half a pack a day", "2 glasses of wine". */
const habitAmountPattern = /\b(?:packs?|cigarettes?|cigars?|drinks?|beers?|glass(?:es)?|bottles?|pints?)\b/i;

/**
 * Marks a denied habit as conflicting if the patient says later how much of it there is now: "Have you started
 * smoking?" "No." … "Half a pack a day."
 */
function markDeniedHabits(facts: readonly Fact[]): Fact[] {
  const isAmount = ({ kind, polarity, subject, time, slots }: Fact): boolean =>
    kind === "social" &&
    polarity === "present" &&
    subject === "patient" &&
    time.when === "now" &&
    habitAmountPattern.test(slots.detail?.text ?? "") &&
    !/\b(?:not|no|never|used to)\b/i.test(slots.detail?.text ?? "");
  const lastAmount = new Map(
    facts.flatMap((fact, i) => (isAmount(fact) ? [[fact.slots.topic?.text, i] as const] : [])),
  );
  return facts.map((fact, i) =>
    fact.kind === "social" && fact.polarity === "absent" && (lastAmount.get(fact.slots.topic?.text) ?? -1) > i
      ? { ...fact, status: "conflicting" as const }
      : fact,
  );
}

/**
 * Matches a temperature that the patient calls high, felt or measured: "my temp was high", "I had a fever this
 * morning".
 */
const measuredHighPattern =
  /\btemp(?:erature)?\b(?: [a-z]+){0,5}? (?:high|up|elevated|over|above|99\.[5-9]|10\d|3[89])\b|\b(?:high|elevated|raised) temp(?:erature)?\b|\bfever (?:for sure|this morning|last night|yesterday|of (?:10\d|3[89]))\b/i;

/** Marks a denied fever as conflicting if the patient says in another place that the temperature was high. */
function markDeniedFevers(facts: readonly Fact[]): Fact[] {
  const isHigh = facts.some(
    ({ kind, source, slots, said, subject }) =>
      (kind === "statement" || kind === "symptom") &&
      subject === "patient" &&
      source !== "clinician" &&
      !slots.relative &&
      measuredHighPattern.test(slots.detail?.text ?? said) &&
      !/\b(?:not|no|never|without)\b/i.test(slots.detail?.text ?? said),
  );
  return facts.map((fact) =>
    isHigh && fact.kind === "symptom" && fact.polarity === "absent" && fact.slots.name?.text === "fever"
      ? { ...fact, status: "conflicting" as const }
      : fact,
  );
}

/**
 * Leaves out the verdict that all vital signs are normal if one of them is said to be abnormal. If both were said in
 * the same turn, the verdict is kept for the other vital signs.
 */
function withoutNormalVitals(facts: readonly Fact[]): readonly Fact[] {
  const abnormal = facts.filter(({ kind, slots }) => kind === "vital" && isAbnormal(slots.interpretation?.text ?? ""));
  if (abnormal.length === 0) return facts;
  return facts.flatMap((fact) => {
    const { kind, slots, evidence } = fact;
    if (kind !== "vital" || slots.name?.text !== "Vital signs" || isAbnormal(slots.interpretation?.text ?? ""))
      return [fact];
    const isBeside = abnormal.some((other) => other.evidence.some(({ turn }) => turn === evidence[0]?.turn));
    return isBeside ? [{ ...fact, slots: { ...slots, name: { ...slots.name, text: "Other vital signs" } } }] : [];
  });
}

/** Returns whether words call a vital sign abnormal. */
const isAbnormal = (verdict: string): boolean =>
  /\b(?:fever|febrile|fast|rapid|slow|high|higher|low|lower|elevated|racing|up)\b/i.test(verdict);

/** Marks a general symptom ("pain") as corrected if a specific one ("right elbow pain") is reported too. */
function correctGeneric(facts: readonly Fact[]): Fact[] {
  const names = facts
    .filter((fact) => isReported(fact) && !isAttribute(fact))
    .map(({ slots }) => slots.name?.text ?? "");
  return facts.map((fact) => {
    const name = fact.slots.name?.text;
    const isGeneric =
      name && isReported(fact) && !isAttribute(fact) && names.some((other) => other.endsWith(` ${name}`));
    return isGeneric ? { ...fact, status: "corrected" as const } : fact;
  });
}

/** Returns whether a fact is a symptom that the patient has. */
const isReported = ({ kind, polarity, status, subject }: Fact): boolean =>
  kind === "symptom" && polarity === "present" && status === "current" && subject === "patient";

/** Matches actions that end a drug or leave it unchanged, as opposed to starting or changing it: "stop", "continue". */
const keepsOrEndsPattern = /^(?:stop|hold|continue|keep|leave|stay)/;

/** Marks an order for a drug as corrected if a later order for the drug repeats or contradicts it. */
function supersedeOrders(facts: readonly Fact[]): Fact[] {
  const out = [...facts];
  const lastByDrug = new Map<string, number>();
  for (const [i, fact] of out.entries()) {
    if (fact.kind !== "order" || fact.status !== "current" || !fact.slots.name) continue;
    const drug = findDrugs(fact.slots.name.text)[0]?.generic ?? fact.slots.name.text;
    const earlierAt = lastByDrug.get(drug);
    const earlier = earlierAt === undefined ? undefined : out[earlierAt];
    lastByDrug.set(drug, i);
    if (/^(?:stop|hold)/.test(fact.slots.action?.text ?? "") && !ifEverPattern.test(fact.condition?.words ?? ""))
      dropSecond(drug, i, out);
    if (!earlier || earlierAt === undefined || !replacesOrder(earlier, fact)) continue;
    const left = drugsOf(earlier).length > 1 ? withoutDrugs(earlier, new Set(drugsOf(fact))) : null;
    out[earlierAt] = left?.status === "current" ? left : { ...earlier, status: "corrected" };
    out[i] = { ...fact, supersedes: [...fact.supersedes, earlier.id] };
  }
  return out;
}

/**
 * Removes a drug that is stopped or held from the orders before `end` that start it as a second drug: "start A and B".
 */
function dropSecond(drug: string, end: number, facts: Fact[]): void {
  for (let i = 0; i < end; i += 1) {
    const fact = facts[i];
    if (
      fact?.kind === "order" &&
      fact.status === "current" &&
      !keepsOrEndsPattern.test(fact.slots.action?.text ?? "") &&
      drugsOf(fact).slice(1).includes(drug)
    )
      facts[i] = withoutDrugs(fact, new Set([drug]));
  }
}

/** Matches the condition under which a drug just ordered is to be stopped: "if you get a cough, stop it". */
const ifEverPattern = /^(?:(?:and|but|so|only) )*(?:if|unless|when|whenever|once|in case|should)\b/i;

/** Returns whether a later order for a drug repeats or contradicts an earlier one. */
function replacesOrder(earlier: Fact, later: Fact): boolean {
  const before = earlier.slots.action?.text ?? "";
  const after = later.slots.action?.text ?? "";
  if (
    !keepsOrEndsPattern.test(before) &&
    /^(?:stop|hold)/.test(after) &&
    ifEverPattern.test(later.condition?.words ?? "")
  )
    return false;
  // "Leave out one dose, and if you feel well leave out another": the second is a further step.
  if (before === after && !earlier.condition && ifEverPattern.test(later.condition?.words ?? "")) return false;
  if (before === after && isSameDose(earlier, later)) return true;
  if (keepsOrEndsPattern.test(before) !== keepsOrEndsPattern.test(after))
    return /^(?:hang on|no\b|actually|wait|sorry)/i.test(later.said) || keepsOrEndsPattern.test(after);
  // "40 mg for 3 days, then 20 mg for 3 days" is one course; "Then start with 20 mg" after an objection is not.
  const isNext = earlier.evidence.at(-1)?.turn === later.evidence[0]?.turn || later.slots.duration !== undefined;
  const isCourse =
    (isNext && /^(?:and |so )*then\b/i.test(later.said)) || (earlier.slots.duration && later.slots.duration);
  return (
    !isCourse &&
    !isSameDose(earlier, later) &&
    earlier.slots.dose !== undefined &&
    later.slots.dose !== undefined &&
    !earlier.condition &&
    !later.condition
  );
}

const isSameDose = (a: Fact, b: Fact): boolean => a.slots.dose?.text === b.slots.dose?.text;

/** Returns what identifies a drug: "baby aspirin" is aspirin. */
const drugKey = (name: string): string => {
  const plain = name.replace(/^(?:baby|low[- ]dose) /i, "");
  return findDrugs(plain)[0]?.generic ?? plain;
};

/** Returns whether the record has another dose of a drug than the patient named before. */
const contradictsDose = (record: Fact, said: Fact): boolean =>
  record.source === "record" &&
  said.source !== "record" &&
  record.slots.dose !== undefined &&
  said.slots.dose !== undefined &&
  record.slots.dose.text !== said.slots.dose.text;

/** Returns the dose of the record as a detail beside the one that the patient named: "the record has 100 mg". */
function recordedDose({ slots: { dose, unit } }: Fact): Value | undefined {
  return dose && { ...dose, text: `the record has ${dose.text}${unit ? ` ${unit.text}` : ""}` };
}

/**
 * Merges repeated mentions of a drug. If they contradict each other, the later one is current, unless it is only a past
 * use.
 */
function supersedeMedications(facts: readonly Fact[]): Fact[] {
  const out = [...facts];
  const byDrug = new Map<string, number>();
  for (const [i, fact] of out.entries()) {
    if (fact.kind !== "medication" || !fact.slots.name || fact.subject !== "patient") continue;
    const drug = drugKey(fact.slots.name.text);
    const at = byDrug.get(drug);
    const earlier = at === undefined ? undefined : out[at];
    if (!earlier || at === undefined) {
      byDrug.set(drug, i);
      continue;
    }
    if (earlier.polarity === fact.polarity && earlier.time.when === fact.time.when) {
      // Later slots replace earlier slots. But if either state is `taking`, the earlier state is kept.
      const slots = {
        ...earlier.slots,
        ...Object.fromEntries(Object.entries(fact.slots).filter(([, value]) => value !== undefined)),
      };
      if (contradictsDose(fact, earlier)) Object.assign(slots, { ...earlier.slots, detail: recordedDose(fact) });
      if (earlier.slots.state?.text === "taking" || fact.slots.state?.text === "taking")
        Object.assign(slots, { state: earlier.slots.state ?? fact.slots.state });
      // "I've stopped it. It gave me heartburn."
      if (fact.time.when === "past" && earlier.slots.state?.text === "stopped" && sideEffectPattern.test(fact.said))
        Object.assign(slots, { state: earlier.slots.state });
      out[at] = { ...fact, slots, evidence: merge(earlier, fact), supersedes: [] };
      out[i] = { ...fact, status: "corrected" };
    } else if (isPastUse(fact)) out[i] = { ...fact, status: "corrected" };
    else {
      out[at] = { ...earlier, status: "corrected" };
      out[i] = { ...fact, supersedes: [...fact.supersedes, earlier.id] };
      byDrug.set(drug, i);
    }
  }
  return out;
}

/** Matches what a drug did to the patient: "it gave me heartburn". */
const sideEffectPattern = /\b(?:g[ia]ves?|made|makes?|caused?|causes) (?:me|my)\b/i;

/**
 * Returns whether a fact is only of a past use of a drug: "I took it last week" does not mean that the drug was
 * stopped.
 */
const isPastUse = ({ time, polarity, slots }: Fact): boolean =>
  time.when === "past" && polarity === "present" && slots.state?.text !== "stopped";

/** Merges repeated symptoms. If a symptom is both reported and denied, the denial becomes `conflicting`. */
function supersedeSymptoms(facts: readonly Fact[]): Fact[] {
  const out = [...facts];
  const byName = new Map<string, number>();
  for (const [i, fact] of out.entries()) {
    if (fact.kind !== "symptom" || !fact.slots.name || fact.subject !== "patient" || isAttribute(fact)) continue;
    const name = fact.slots.name.text;
    const at = byName.get(name) ?? indexOfSited(name, fact.polarity, byName, out) ?? indexReported(fact, byName, out);
    const earlier = at === undefined ? undefined : out[at];
    if (!earlier || at === undefined) {
      byName.set(name, i);
      continue;
    }
    if (earlier.polarity === fact.polarity) {
      out[at] = {
        ...earlier,
        slots: { ...fact.slots, ...earlier.slots, ...longerName(earlier, fact) },
        time: { ...fact.time, ...earlier.time },
        evidence: merge(earlier, fact),
      };
      out[i] = { ...fact, status: "corrected" };
    } else if (fact.polarity === "unanswered") out[i] = { ...fact, status: "corrected" };
    else if (earlier.polarity === "unanswered") {
      out[at] = { ...earlier, status: "corrected" };
      byName.set(name, i);
    } else {
      const isDenialLater = fact.polarity === "absent";
      const denialAt = isDenialLater ? i : at;
      const other = out[denialAt];
      if (other) out[denialAt] = { ...other, status: "conflicting" };
      if (!isDenialLater) byName.set(name, i);
    }
  }
  return out;
}

/**
 * Returns the index of the symptom that has the same polarity and the same name with or without a body part
 * ("tingling", "tingling of the toe"); undefined if there is none.
 */
function indexOfSited(
  name: string,
  polarity: Fact["polarity"],
  byName: ReadonlyMap<string, number>,
  facts: readonly Fact[],
): number | undefined {
  for (const [known, at] of byName) if (isSited(known, name, polarity) && facts[at]?.polarity === polarity) return at;
  return undefined;
}

/**
 * Returns the index of a reported symptom that got the name of a denial when it was merged ("sore" into "chest pain").
 */
function indexReported(denial: Fact, byName: ReadonlyMap<string, number>, facts: readonly Fact[]): number | undefined {
  if (denial.polarity !== "absent") return undefined;
  return [...byName.values()].find(
    (at) => facts[at]?.polarity === "present" && facts[at]?.slots.name?.text === denial.slots.name?.text,
  );
}

/**
 * Returns whether one name is the other with a body part after it ("tingling of the toe") or, for reported symptoms,
 * before it ("knee pain").
 */
function isSited(a: string, b: string, polarity: Fact["polarity"]): boolean {
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return long.startsWith(`${short} of the `) || (polarity === "present" && long.endsWith(` ${short}`));
}

/** Returns the longest name of the facts; empty if none has a name. */
function longerName(...facts: readonly Fact[]): Pick<Fact["slots"], "name"> {
  const names = facts.flatMap(({ slots }) => slots.name ?? []);
  const [longest] = names.toSorted((a, b) => b.text.length - a.text.length);
  return longest ? { name: longest } : {};
}

/** Returns whether a symptom only adds an attribute to the complaint, such as its duration or side. */
export function isAttribute(fact: Fact): boolean {
  const { slots } = fact;
  return (
    fact.kind === "symptom" &&
    !slots.system &&
    !slots.object &&
    Boolean(
      slots.duration ??
      slots.when ??
      slots.severity ??
      slots.site ??
      slots.side ??
      slots.quality ??
      slots.frequency ??
      slots.triggers ??
      slots.relief ??
      slots.detail,
    )
  );
}

/** Returns the evidence of both facts without repeats. */
function merge(a: Fact, b: Fact): Fact["evidence"] {
  return [
    ...a.evidence,
    ...b.evidence.filter(
      ({ turn, start }) => !a.evidence.some((known) => known.turn === turn && known.start === start),
    ),
  ];
}
