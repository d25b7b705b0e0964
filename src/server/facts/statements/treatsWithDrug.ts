import type { Fact } from "../Fact";
import { isDrugClass } from "../terms/findDrugs";

/**
 * Returns whether an order in a sentence of that topic treats with a drug: beside vital signs one that says what to do
 * with it ("Start losartan for your blood pressure"), without a topic one that names it ("Keep the metoprolol").
 */
export function treatsWithDrug(order: Fact, topic: string | null): boolean {
  if (topic === "vitals") return startsDrug(order);
  return topic === null && isOfNamedDrug(order);
}

const startsDrug = ({ kind, slots }: Fact): boolean =>
  slots.name !== undefined &&
  (kind === "advice" ||
    /^(?:start|begin|initiate|add|increase|decrease|reduce|stop|hold|continue|prescribe|resume|restart|switch|change|take)$/.test(
      slots.action?.text ?? "",
    ));

const isOfNamedDrug = ({ kind, slots }: Fact): boolean =>
  kind === "order" &&
  slots.what?.text === "medication" &&
  slots.state !== undefined &&
  slots.name !== undefined &&
  !isDrugClass(slots.name.text);

/**
 * Returns whether an order of no known topic counts: not in an examination that was announced, and not under a
 * condition in any examination.
 */
export const canOrder = ({ slots }: Fact, { phase, isAnnounced }: { phase: string; isAnnounced: boolean }): boolean =>
  !(phase === "exam" && (isAnnounced || slots.when !== undefined));
