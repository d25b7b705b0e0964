import type { Fact } from "../Fact";
import { findSites } from "../terms/findSites";

/** Matches words that mean more than one side, or neither: "both", "or the left". */
const severalPattern = /\b(?:both|other|neither|either|each|or the (?:left|right))\b/i;

/**
 * Returns the side of a body part that the patient's statements in the turns of a fact name, and the first of these
 * statements. Null if they name no side or more than one.
 */
function sideNear(fact: Fact, part: string, facts: readonly Fact[]): { side: string; from: Fact } | null {
  const turns = new Set(fact.evidence.map(({ turn }) => turn));
  const near = facts.filter(
    ({ kind, subject, source, evidence }) =>
      kind === "statement" &&
      subject === "patient" &&
      source !== "clinician" &&
      evidence.length > 0 &&
      evidence.every(({ turn }) => turns.has(turn)),
  );
  const named = near.flatMap((from) =>
    findSites(from.said)
      .filter((site) => site.part === part && site.side !== null)
      .map(({ side }) => ({ side: side ?? "", from })),
  );
  const [first] = named;
  const isOne = named.every(({ side }) => side === first?.side);
  return first && isOne && /^(?:left|right)$/.test(first.side) && !near.some(({ said }) => severalPattern.test(said))
    ? first
    : null;
}

/**
 * Returns the side that the answer to a later question gives for a symptom ("Which ankle?" "The right"), and the fact
 * that adds it. Null if there is none or answers differ.
 */
function sideAnswered(name: string, facts: readonly Fact[]): { side: string; from: Fact } | null {
  const sided = facts.filter(
    ({ kind, polarity, status, slots }) =>
      kind === "symptom" &&
      polarity === "present" &&
      status === "current" &&
      !slots.system &&
      slots.name?.text === name &&
      slots.side !== undefined,
  );
  const [first] = sided;
  const side = first?.slots.side?.text ?? "";
  return first && /^(?:left|right)$/.test(side) && sided.every(({ slots }) => slots.side?.text === side)
    ? { side, from: first }
    : null;
}

/**
 * Adds the side to the symptoms of a body part if the turns that report them or a later answer name one side of it: "My
 * knee is sore. Any movement of my left knee hurts." Facts that add an attribute are renamed with the symptom.
 */
export function withSides(facts: readonly Fact[]): Fact[] {
  const renamed = new Map<string, string>();
  const sided = facts.map((fact) => {
    const { kind, polarity, status, subject, slots } = fact;
    const part = slots.site?.text;
    const name = slots.name?.text ?? "";
    if (kind !== "symptom" || polarity !== "present" || status !== "current" || subject !== "patient") return fact;
    if (!part || slots.side || !slots.system || !name.startsWith(part)) return fact;
    const found = sideNear(fact, part, facts) ?? sideAnswered(name, facts);
    if (!found) return fact;
    const evidence = [...fact.evidence, ...found.from.evidence];
    renamed.set(name, `${found.side} ${name}`);
    return {
      ...fact,
      evidence,
      slots: {
        ...slots,
        name: { text: `${found.side} ${name}`, words: slots.name?.words ?? name, evidence },
        side: { text: found.side, words: found.from.said, evidence: found.from.evidence },
      },
    };
  });
  return sided.map((fact) => {
    const name = fact.kind === "symptom" ? fact.slots.name : undefined;
    const text = name && fact.polarity !== "absent" ? renamed.get(name.text) : undefined;
    return name && text ? { ...fact, slots: { ...fact.slots, name: { ...name, text } } } : fact;
  });
}
