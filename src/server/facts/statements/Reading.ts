import type { Fact } from "../Fact";
import type { Phase } from "../acts/nextPhase";
import type { Sentence } from "../segment/Sentence";

/** The context at one sentence of the visit, and the facts read so far. */
export interface Reading {
  facts: Fact[];
  phase: Phase;
  /** The clinician's unanswered questions, the latest last. */
  open: Sentence[];
  /** The patient asked what the question means; the clinician explains it. */
  isClarifying: boolean;
  /** The current symptom. */
  complaint: string;
  /** Problem of the assessment that orders belong to. */
  problem: string | undefined;
  /** Test under discussion. */
  result: { name: string; from: Sentence } | null;
  /** Vital sign last named without a value. */
  vital: { name: string; turn: string } | null;
  /** Turn of the last order; what follows it directly belongs to the plan. */
  orderedAt: number;
  /** Body system being examined. */
  system: string | null;
  /** The relative in the last sentence of a turn, and that turn. */
  relative: { name: string; turn: string } | null;
}

export function newReading(): Reading {
  return {
    facts: [],
    phase: "history",
    open: [],
    isClarifying: false,
    complaint: "",
    problem: undefined,
    result: null,
    vital: null,
    orderedAt: -10,
    system: null,
    relative: null,
  };
}

/** Returns whether the clinician is planning: in the plan phase, or directly after an order. */
export function isPlanning(reading: Reading, sentence: Sentence): boolean {
  return reading.phase === "plan" || sentence.at - reading.orderedAt <= 2;
}
