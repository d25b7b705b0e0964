import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement, SaidVisit } from "../reading/SaidVisit";
import type { Mention } from "../reading/Statement";
import { namesRelative } from "../reading/namesRelative";

/** Kinds of terms that are compared. */
const checkedKinds = new Set(["condition", "drug", "procedure"]);

/**
 * Matches words of a sentence about the patient, even in a section about the family: "the patient has", "personal
 * history".
 */
const ofPatientPattern = /\bthe patient(?:'s)? ?(?::|has\b|had\b|is\b|was\b|with\b|died\b)|\bpersonal history\b/i;

/** Finds a disease, drug or procedure of a relative attributed to the patient, and the reverse. */
export function subjectFaults({ statement, visit, section }: CheckedSentence): Fault[] {
  const isFamily =
    (/family/i.test(section) || /\bfamily\b/i.test(statement.text)) && !ofPatientPattern.test(statement.text);
  const misplaced = /family/i.test(section) ? ofPatientPattern.exec(statement.text) : null;
  return statement.mentions.flatMap((term): Fault[] => {
    if (!checkedKinds.has(term.kind) || term.polarity !== "present") return [];
    const said = (visit.byKey.get(`${term.kind}:${term.name}`) ?? []).flatMap((each) => peopleOf(each, term, visit));
    const first = said[0];
    if (!first) return [];
    const base = { kind: "family" as const, value: term.words, at: term.start, heard: first.statement };
    const isAboutRelative =
      term.person !== null || isFamily || statement.mentions.some(({ kind }) => kind === "relative");
    if (!isAboutRelative && said.every(({ person }) => person !== null))
      return [{ ...base, must: true, detail: `“${term.words}” was said of a relative` }];
    if (misplaced && term.kind === "condition")
      return [{ ...base, must: false, detail: `“${term.words}” is written of the patient in the family history` }];
    if (term.person !== null && said.every(({ person, statement: one }) => person === null && !namesRelative(one)))
      return [{ ...base, must: false, detail: `“${term.words}” was said of the patient` }];
    return [];
  });
}

/** Matches a statement that gives what was said right before it to a relative, with the relative as the group. */
const hasItPattern = /^(?:(?:and|yeah|um|uh|like),? ){0,3}my (\w+) (?:has|had|have|got) (?:it|that|them|those)\b/i;

/** Returns the relative that the next statement gives the disease to: "High blood pressure. My mom has it." */
function pointedAt({ index, by }: SaidStatement, { statements }: SaidVisit): string | null {
  const after = statements[index + 1];
  return after && after.by === by ? (hasItPattern.exec(after.text)?.[1] ?? null) : null;
}

/**
 * Returns the person that each mention of a term is about; null for the patient. If the clause of a mention names no
 * relative, this is "family" in an answer to a question about the family, else the first relative that the statement
 * names. It is the patient in a statement with "I", "my" or "me".
 */
function peopleOf(
  statement: SaidStatement,
  term: Mention,
  visit: SaidVisit,
): { statement: SaidStatement; person: string | null }[] {
  const isOwn = /\b(?:I|my|me|myself)\b/.test(statement.text);
  const asked = [...statement.context].some((key) => key.startsWith("relative:")) && !isOwn ? "family" : null;
  const named = statement.mentions.find(({ kind }) => kind === "relative")?.name ?? null;
  return statement.mentions
    .filter(({ kind, name }) => kind === term.kind && name === term.name)
    .map(({ person }) => ({
      statement,
      person: person ?? asked ?? (isOwn ? null : (named ?? pointedAt(statement, visit))),
    }));
}
