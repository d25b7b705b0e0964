import type { Fact } from "../Fact";
import type { Phase } from "../acts/nextPhase";
import type { QuestionTopic } from "../acts/questions/questionTopic";
import type { AllergyToOne } from "../resolve/allergyToOne";
import type { Proposal } from "../resolve/proposal";
import type { ListedOptions } from "../resolve/offers/listedOptions";
import type { ExaminedPart } from "../answers/Exchange";
import { isQuestion } from "../acts/questions/isQuestion";
import type { Sentence } from "../segment/Sentence";

/**
 * What the last questions were about if it was not the complaint: a symptom or a habit; if both are null, another
 * matter such as a drug. `at` is the index of the turn.
 */
export interface Focus {
  symptom: string | null;
  habit: QuestionTopic | null;
  at: number;
}

/**
 * State of the reading of a visit: the context at the current sentence, and the facts read so far. Indexes of turns
 * count from 0; a negative start value is far enough from the first turn to mean "never".
 */
export interface ReadingState {
  facts: Fact[];
  /** The sentences that a note can quote. */
  quotations: Fact[];
  phase: Phase;
  /** True if the clinician announced the phase; false if it is the first, or a finding or a diagnosis started it. */
  isAnnounced: boolean;
  /** Id of the turn in which a conclusion ended the examination, which can resume in it; null if none did. */
  examEndedIn: string | null;
  /** The clinician's unanswered questions, the latest last. */
  open: Sentence[];
  /**
   * The patient's last question about what the patient may or must do ("Can I drive?"), for which the clinician's next
   * words can be the answer; null if there is none.
   */
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
  /**
   * Index of the turn of the last order or advice; the next 2 turns belong to the plan. A diagnosis also sets it, but
   * to an earlier turn, so that fewer turns do (`planFor`). -10 before the first.
   */
  orderedAt: number;
  /** Index of the turn in which the clinician last began to go through the drugs taken; -20 before the first. */
  reviewedAt: number;
  /** True if a question was asked after the last order, so that "none of those" can be its answer. */
  isAskedSinceOrder: boolean;
  /** Index of the turn of the patient's last question; -10 before the first. */
  patientAskedAt: number;
  /** Text of the patient's last question; "" before the first. */
  patientQuestion: string;
  /** The patient's wish to have later what was just ordered; null if there is none. */
  wish: Sentence | null;
  /** What the clinician proposed last without ordering it; null if there is none. */
  proposed: Proposal | null;
  /** The drugs among which the clinician left the choice last; null if there are none. */
  listed: ListedOptions | null;
  /** Drug about which a doubt was raised after it was ordered ("I can't have that one"), and the index of that turn. */
  doubted: { generic: string; at: number } | null;
  /** An allergy to one of several drugs just ordered, until the patient says to which of them; otherwise null. */
  allergyToOne: AllergyToOne | null;
  /**
   * Index of the turn in which the patient said which drug `allergyToOne` was about; -10 before the first. An order
   * "instead" in the next turns that names no other drug withdraws none.
   */
  settledAt: number;
  /** Id of the turn in which the clinician last withdrew the order of a drug; null until there is one. */
  withdrawnIn: string | null;
  /** Body system being examined. */
  system: string | null;
  /** Body part being examined, and the sentence that names it; null until there is one. */
  examined: ExaminedPart | null;
  /**
   * Index of the turn of the last question about pain at a touch or a movement ("Does this hurt?"); -10 before the
   * first.
   */
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
  /** Text of the sentence before `lastSaid`, if it is of the same turn; otherwise null. */
  beforeLast: string | null;
  /** Words of the patient's last turn and of the question that it answers, which a clinician may repeat. */
  heard: string;
  /** As `heard`, of the turn before; "" until there is one. */
  heardBefore: string;
  /** Id of the turn of `heard`; null until there is one. */
  heardIn: string | null;
  /** Relative named last, to whom "she" or "they" can refer in the same turn, and the id of that turn. */
  relative: { name: string; turn: string } | null;
  /**
   * Person whom the patient named last, to whom "she" in a later question can refer, and the index of that turn.
   * `isContact`: an open question was about people around the patient ("Has anyone been ill?"), so that "she" refers to
   * this person only in the next turn.
   */
  person: { name: string; at: number; isContact: boolean } | null;
  /** True if a parent speaks for a child, so that a pregnancy is the mother's. */
  isPatientChild: boolean;
  /** True if another person speaks for the patient. */
  isProxied: boolean;
}

/** Returns the context at the start of a visit. */
export function newReadingState(): ReadingState {
  return {
    facts: [],
    quotations: [],
    phase: "history",
    isAnnounced: false,
    examEndedIn: null,
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
    patientQuestion: "",
    listed: null,
    wish: null,
    proposed: null,
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
    heardBefore: "",
    heardIn: null,
    relative: null,
    person: null,
    isPatientChild: false,
    isProxied: false,
  };
}

/**
 * Number of turns after an order or advice that belong to the plan: the patient's reply and what the clinician adds.
 */
const maxTurnsOfPlan = 2;

/** Returns whether the clinician is planning: in the plan phase, or at most 2 turns after an order or advice. */
export function isPlanning(reading: ReadingState, sentence: Sentence): boolean {
  return reading.phase === "plan" || sentence.at - reading.orderedAt <= maxTurnsOfPlan;
}

/**
 * Makes the turn with index `at` and the next `turns` turns part of the plan, as if an order had been given shortly
 * before. Never shortens what already belongs to the plan.
 */
export function planFor(turns: number, at: number, reading: ReadingState): void {
  reading.orderedAt = Math.max(reading.orderedAt, at + turns - maxTurnsOfPlan);
}

/** Remembers the index of the turn of an order or advice, and that no question has been asked since. */
export function noteOrder(reading: ReadingState, at: number): void {
  reading.orderedAt = at;
  reading.isAskedSinceOrder = false;
}

/** Remembers the last question of a patient's turn, if it has one. */
export function noteQuestion(said: readonly Sentence[], reading: ReadingState): void {
  const question = said.findLast(({ text }) => isQuestion(text));
  if (!question) return;
  reading.isAskedSinceOrder = true;
  reading.patientAskedAt = question.at;
  reading.patientQuestion = question.text;
}
