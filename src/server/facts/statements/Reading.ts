import type { Fact } from "../Fact";
import type { Phase } from "../acts/nextPhase";
import type { QuestionTopic } from "../acts/questionTopic";
import type { Sentence } from "../segment/Sentence";

/**
 * A subject of questions other than the complaint: a symptom, a habit, or, if both are null, another matter such as a
 * drug. `at` is the index of the turn.
 */
export interface Focus {
  symptom: string | null;
  habit: QuestionTopic | null;
  at: number;
}

/** The context at one sentence of the visit, and the facts read so far. */
export interface Reading {
  facts: Fact[];
  phase: Phase;
  /** Whether the clinician announced the phase; false at the start and if its content started it. */
  isAnnounced: boolean;
  /** The clinician's unanswered questions, the latest last. */
  open: Sentence[];
  /** True after a patient's counter-question ("Like what?"): the clinician's next words explain the question. */
  isClarifying: boolean;
  /** Name of the first symptom that is reported; "" before. */
  complaint: string;
  /** Problem of the assessment that orders belong to. */
  problem: string | undefined;
  /** True if `problem` is a diagnosis that was stated, and not introduced ("for your diabetes"). */
  isJudged: boolean;
  /** Test under discussion, and the sentence that names it. */
  result: { name: string; from: Sentence } | null;
  /** Vital sign last named without a value, and the id of its turn. */
  vital: { name: string; turn: string } | null;
  /** Index of the turn of the last order or advice; the next 2 turns belong to the plan. -10 before the first. */
  orderedAt: number;
  /** Drug about which a doubt was raised after it was ordered, and the index of that turn. */
  doubted: { generic: string; at: number } | null;
  /** Id of the turn in which the clinician last took back the order of a drug; null before. */
  takenBackIn: string | null;
  /** Body system being examined. */
  system: string | null;
  /** Id of the turn in which the patient tells of an illness that is over; null before. */
  pastIn: string | null;
  /** What the last question was about, if not the complaint. */
  focus: Focus | null;
  /** Relative named last, to whom "she" or "they" can refer in the same turn, and the id of that turn. */
  relative: { name: string; turn: string } | null;
}

/** Returns the context at the start of a visit. */
export function newReading(): Reading {
  return {
    facts: [],
    phase: "history",
    isAnnounced: false,
    open: [],
    isClarifying: false,
    complaint: "",
    problem: undefined,
    isJudged: true,
    result: null,
    vital: null,
    orderedAt: -10,
    doubted: null,
    takenBackIn: null,
    system: null,
    pastIn: null,
    focus: null,
    relative: null,
  };
}

/** Returns whether the clinician is planning: in the plan phase, or at most 2 turns after an order. */
export function isPlanning(reading: Reading, sentence: Sentence): boolean {
  return reading.phase === "plan" || sentence.at - reading.orderedAt <= 2;
}
