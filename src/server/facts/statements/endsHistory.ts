import type { Fact } from "../Fact";
import type { ReadingState } from "./ReadingState";

/** Kinds of facts that show that the patient was examined or tested. */
const found = new Set<Fact["kind"]>(["vital", "exam", "result"]);
/**
 * Returns whether a drug is ordered for a stated diagnosis after something was found or measured, which starts the plan
 * although no examination was announced.
 */
export const endsHistory = ({ kind, slots }: Fact, { phase, problem, isProblemStated, facts }: ReadingState): boolean =>
  phase === "history" &&
  kind === "order" &&
  slots.what?.text === "medication" &&
  problem !== undefined &&
  isProblemStated &&
  facts.some((fact) => found.has(fact.kind));
