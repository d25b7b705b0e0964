import type { Fact } from "./Fact";

/**
 * What a statement is in the visit: its slot `topic`, by which a note words and places it. Statements without a role
 * are retold as said.
 */
const statementRoles = [
  "introduction", // the clinician presents the patient: "You are a 41-year-old here for your knee"
  "age", // the slot `age`
  "recalled", // what the clinician knows of the history: "I see that you had a stent in 2018"
  "systemsReviewed", // the clinician calls the review of systems normal
  "wish", // what the patient wishes for care in a grave illness, in the words said
  "amount", // `name` with its `value`: weight loss, 5 kg
  "quoted", // an answer in the patient's words (`detail`) after a label (`name`): last meal, "some toast at noon"
  "asked", // a whole question (`name`) with its whole answer (`detail`), if neither can be put in other words
  "disputed", // a question (`name`), its answer, words against it (`object`), the reply (`value`), the last (`finding`)
  "reaction", // a reaction to one of several allergens, without saying to which
  "reasoning", // how the clinician judges the problem: "The sugars are well controlled"
  "explanation", // what the clinician explains about the problem
  "agreement", // the patient agrees with the plan
] as const;
/** Role of a statement: one of `statementRoles`. */
export type StatementRole = (typeof statementRoles)[number];

/** Returns whether a fact is a statement of a role. */
export const hasRole = ({ slots }: Pick<Fact, "slots">, role: StatementRole): boolean => slots.topic?.text === role;
