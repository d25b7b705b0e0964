import type { Fact } from "../Fact";
import type { Phase } from "../acts/nextPhase";
import type { QuestionTopic } from "../acts/questions/questionTopic";
import type { AllergyToOne } from "../resolve/allergyToOne";
import type { ExaminedPart } from "../answers/Exchange";
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

/** State of the reading of a visit: the context at the current sentence, and the facts read so far. */
export interface ReadingState {
  facts: Fact[];
  phase: Phase;
  /** True if the clinician announced the phase; false if it is the first, or a finding or a diagnosis started it. */
  isAnnounced: boolean;
  /** The clinician's unanswered questions, the latest last. */
  open: Sentence[];
  /** The patient's last question about what the patient may or must do; null if it is answered or too old. */
  patientAsked: Sentence | null;
  /** True after a patient's counter-question ("Like what?"): the clinician's next words explain the question. */
  isClarifying: boolean;
  /** Name of the first reported symptom; "" until there is one. */
  complaint: string;
  /** Problem of the assessment that the next orders belong to. */
  problem: string | undefined;
  /** True if `problem` was stated as a diagnosis; false if it was only introduced ("for your diabetes"). */
  isProblemStated: boolean;
  /** Test under discussion, and the sentence that names it. */
  test: { name: string; from: Sentence } | null;
  /** Vital sign last named without a value, and the id of its turn. */
  vital: { name: string; turn: string } | null;
  /** Id of the turn in which the vital signs were last named together; null until there is one. */
  vitalsIn: string | null;
  /** Index of the turn of the last order or advice; the next 2 turns belong to the plan. -10 before the first. */
  orderedAt: number;
  /** Index of the turn in which the clinician last began to go through the drugs taken; -20 before the first. */
  reviewedAt: number;
  /** True if a question was asked after the last order, so that "none of those" can be its answer. */
  isAskedSinceOrder: boolean;
  /** Index of the turn of the patient's last question; -10 before the first. */
  patientAskedAt: number;
  /** Drug about which a doubt was raised after it was ordered, and the index of that turn. */
  doubted: { generic: string; at: number } | null;
  /** An allergy to one of several drugs just ordered; null if it is known to which, or there is none. */
  allergyToOne: AllergyToOne | null;
  /** Index of the turn in which such an allergy became known, so that its drug is the one replaced; -10 before. */
  settledAt: number;
  /** Id of the turn in which the clinician last withdrew the order of a drug; null until there is one. */
  withdrawnIn: string | null;
  /** Body system being examined. */
  system: string | null;
  /** Body part being examined, and the sentence that names it; null until there is one. */
  examined: ExaminedPart | null;
  /** Index of the turn of the last question about pain at a touch or a movement; -10 before the first. */
  touchedAt: number;
  /** Id of the turn in which the patient last described an illness that is over; null until there is one. */
  pastIllnessIn: string | null;
  /** What the last question was about; null if it was the complaint. */
  focus: Focus | null;
  /** Topic of the question that the turn being read answers; null if there is none. */
  asked: QuestionTopic | null;
  /** The last question that was answered; null until there is one. */
  answered: Sentence | null;
  /** The clinician's last sentence, except words of assent; null until there is one. */
  lastSaid: Sentence | null;
  /** The words before `lastSaid` in the same turn; null if there are none. */
  beforeLast: string | null;
  /** Words of the last answer and its question, which a clinician may repeat. */
  heard: string;
  /** Relative named last, to whom "she" or "they" can refer in the same turn, and the id of that turn. */
  relative: { name: string; turn: string } | null;
  /** Person named last by the patient, to whom "she" in a question and its answer can refer, and the index of
   * that turn; `isContact`: the answer that named the person was about others than the patient. */
  person: { name: string; at: number; isContact: boolean } | null;
  /** True if a parent speaks for a child, so that a pregnancy is the mother's. */
  isOfChild: boolean;
  /** True if another person speaks for the patient. */
  isProxied: boolean;
}

/** Returns the context at the start of a visit. */
export function newReadingState(): ReadingState {
  return {
    facts: [],
    phase: "history",
    isAnnounced: false,
    open: [],
    patientAsked: null,
    isClarifying: false,
    complaint: "",
    problem: undefined,
    isProblemStated: true,
    test: null,
    vital: null,
    vitalsIn: null,
    orderedAt: -10,
    reviewedAt: -20,
    isAskedSinceOrder: false,
    patientAskedAt: -10,
    doubted: null,
    allergyToOne: null,
    settledAt: -10,
    withdrawnIn: null,
    system: null,
    examined: null,
    touchedAt: -10,
    pastIllnessIn: null,
    focus: null,
    asked: null,
    answered: null,
    lastSaid: null,
    beforeLast: null,
    heard: "",
    relative: null,
    person: null,
    isOfChild: false,
    isProxied: false,
  };
}

/** Returns whether the clinician is planning: in the plan phase, or at most 2 turns after an order. */
export function isPlanning(reading: ReadingState, sentence: Sentence): boolean {
  return reading.phase === "plan" || sentence.at - reading.orderedAt <= 2;
}

/** Remembers the turn of an order, after which no question was asked yet. */
export function noteOrder(reading: ReadingState, at: number): void {
  reading.orderedAt = at;
  reading.isAskedSinceOrder = false;
}

/** Remembers the turn of a patient's question. */
export function noteQuestion(reading: ReadingState, at: number): void {
  reading.isAskedSinceOrder = true;
  reading.patientAskedAt = at;
}
