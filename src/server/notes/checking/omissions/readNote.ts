import type { NoteSection } from "../../../../shared/notes/document";
import { piecesOf } from "../reading/piecesOf";
import { readStatement } from "../reading/readStatement";
import type { Statement } from "../reading/Statement";

/** A sentence of the note with the kind of its section. */
export interface WrittenStatement extends Statement {
  /** True in a section for assessment, plan, instructions or orders. */
  isPlan: boolean;
  /** True in a section for examination, vital signs, results or procedures. */
  isExam: boolean;
}

/** A note, read to find omissions. */
export interface WrittenNote {
  statements: readonly WrittenStatement[];
  /** True if a section for assessment or plan has a sentence. */
  hasPlan: boolean;
  /** True if a section for examination, vital signs or results has a sentence. */
  hasExam: boolean;
  /** Keys of the whole note. */
  keys: ReadonlySet<string>;
  /** Keys of the sentences with `isPlan`; all keys if there are none. */
  planKeys: ReadonlySet<string>;
  /** Groups of the tests in the plan: lab, imaging, referral. */
  planTests: ReadonlySet<string>;
  /**
   * Short sentences of the plan that name a condition or symptom: the headings of a plan organized by problem.
   */
  problemLines: readonly WrittenStatement[];
}

/** Matches the titles of sections for assessment, plan, instructions or orders: "A/P", "Recommendations". */
const planTitlePattern = /assess|plan|impression|instruct|recommend|disposition|order|a\/p|a&p/i;
/** Matches the titles of sections for examination, vital signs, results or procedures: "Objective", "Imaging". */
const examTitlePattern = /exam|objective|vital|result|finding|lab|imaging|radiol|diagnostic|procedure/i;
/** Maximum number of tokens in a line that names a problem. */
const maxLineTokens = 8;

/** Reads a note to find omissions. */
export function readNote(sections: readonly NoteSection[]): WrittenNote {
  const statements = sections.flatMap(({ title, key, sentences }) => {
    const isPlan = planTitlePattern.test(`${title} ${key}`);
    const isExam = examTitlePattern.test(`${title} ${key}`);
    const pieces = sentences.flatMap(({ text }) => piecesOf(text));
    return pieces.map(({ text }): WrittenStatement => ({ ...readStatement(text), isPlan, isExam }));
  });
  const plan = statements.filter(({ isPlan }) => isPlan);
  const keysOf = (list: readonly WrittenStatement[]): Set<string> => new Set(list.flatMap(({ keys }) => [...keys]));
  const keys = keysOf(statements);
  const problemLines = plan.filter(
    ({ tokens, mentions }) =>
      tokens.length <= maxLineTokens && mentions.some(({ kind }) => kind === "condition" || kind === "symptom"),
  );
  return {
    statements,
    hasPlan: plan.length > 0,
    hasExam: statements.some(({ isExam }) => isExam),
    keys,
    planTests: new Set(
      plan.flatMap(({ mentions }) => mentions.filter(({ kind }) => kind === "test").map(({ group }) => group)),
    ),
    planKeys: plan.length > 0 ? keysOf(plan) : keys,
    problemLines,
  };
}
