import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { findDrugs } from "../../terms/findDrugs";
import { choiceIn, headOf } from "./chosenOption";

/** Matches words of a patient that object to an order or ask for another way: "I hate needles", "anything else?" */
const objectsPattern =
  /\b(?:terrified|scared|afraid|fear|phobi\w+|nervous about|hate|(?:cannot|do not) (?:stand|like|want|do|have|swallow|take|tolerate|fancy)|not (?:keen|comfortable|a fan|happy)|rather not|anything (?:else|less|other)|something (?:else|less|other)|another (?:option|way|test|kind|one)|other (?:options?|ways?)|alternatives?|instead|(?:can|could|may) (?:I|we) (?:not|have|get|take|try|do)|do I (?:have|need) to)\b/i;
/** Number of turns from an order to the choice: the objection and what the clinician then offers are between them. */
const turnsToChoice = 3;
/** Number of the latest facts that are searched for the order. */
const maxFactsBack = 4;

const isOrder = ({ kind, status }: Fact): boolean => (kind === "order" || kind === "advice") && status === "current";

/**
 * Reads what a patient chooses of what the clinician offered after an objection to an order, which is withdrawn: "We'll
 * give you an injection." "I hate needles." "We can do tablets." "Tablets then." Null for other turns.
 */
export function chosenInstead(turn: readonly Sentence[], reading: ReadingState): Fact | null {
  const { lastSaid, beforeLast, heard } = reading;
  const [first] = turn;
  const choice = choiceIn(turn);
  if (!choice || !first || !lastSaid || lastSaid.at !== first.at - 1 || !objectsPattern.test(heard)) return null;
  const { sentence, chosen } = choice;
  const head = headOf(chosen);
  const offered = `${beforeLast ?? ""} ${lastSaid.text}`;
  const isOffered = (name: string): boolean => offered.toLowerCase().includes(name);
  const ofOffer = ({ evidence }: Fact): boolean => evidence.at(-1)?.turn === lastSaid.turn;
  const at = reading.facts.findLastIndex(
    (fact, i) => isOrder(fact) && !ofOffer(fact) && i >= reading.facts.length - maxFactsBack,
  );
  const order = reading.facts[at];
  const object = order?.slots.object?.text ?? "";
  const drugs = findDrugs(offered);
  const isNamed = isOffered(head) || (drugs.length === 1 && formPattern.test(chosen));
  if (!order || object === "" || head === "" || !isNamed || object.toLowerCase().includes(head)) return null;
  if (first.at - reading.orderedAt > turnsToChoice) return null;
  reading.facts = reading.facts.map((fact, i) =>
    i === at || (isOrder(fact) && ofOffer(fact) && fact.certainty === "possible")
      ? { ...fact, status: "withdrawn" as const }
      : fact,
  );
  reading.proposed = null;
  const name = formPattern.test(chosen) && drugs.length === 1 && drugs[0] ? drugs[0].name : chosen;
  const ordered = object.replace(verbPattern, "").replace(/ (?:now|today)$/i, "");
  const fact = makeFact({
    kind: "advice",
    from: [lastSaid, sentence],
    problem: order.problem,
    time: { when: "planned" },
    slots: { action: "item", object: `${name} in place of ${ordered}, as the patient asked` },
  });
  return { ...fact, evidence: [...order.evidence, ...fact.evidence], supersedes: [order.id] };
}

/** Matches the form of a drug without its name: "the pill". */
const formPattern =
  /^(?:the |an? |some )?(?:pills?|tablets?|capsules?|liquid|syrup|cream|ointment|gel|spray|inhaler|patch(?:es)?|drops|shot|injection|jab)$/i;

/** Matches the verb before what was ordered: "give", "start". */
const verbPattern = /^(?:do|have|get|start|add|give|take|try|book|order|obtain|use) (?:you |the patient |on )?/i;
