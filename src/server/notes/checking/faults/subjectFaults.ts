import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement, SaidVisit } from "../reading/SaidVisit";
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
  const known = new Map<string, Subject[]>();
  const saidOf = (key: string): Subject[] => {
    const subjects = known.get(key) ?? (visit.byKey.get(key) ?? []).flatMap((each) => peopleOf(each, key, visit));
    known.set(key, subjects);
    return subjects;
  };
  return statement.mentions.flatMap((term): Fault[] => {
    if (!checkedKinds.has(term.kind) || term.polarity !== "present") return [];
    const said = saidOf(`${term.kind}:${term.name}`);
    const first = said[0];
    if (!first) return [];
    const base = { kind: "family" as const, value: term.words, at: term.start, heard: first.statement };
    const isAboutRelative =
      term.person !== null || isFamily || statement.mentions.some(({ kind }) => kind === "relative");
    if (!isAboutRelative && said.every(({ person }) => person !== null)) {
      const isOfOthers = said.some(({ person }) => person === "others");
      if (isOfOthers && othersPattern.test(statement.text)) return [];
      const whom = isOfOthers ? "someone else" : "a relative";
      return [{ ...base, must: !isOfOthers, detail: `“${term.words}” was said of ${whom}` }];
    }
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

/** Matches people other than the patient and relatives: "people at work", "my roommate". */
const othersPattern =
  /\b(?:people|someone|somebody|anyone|anybody|friends?|co-?workers?|neighbou?rs?|room-?mates?|colleagues?|class ?mates?|team-?mates?)\b/i;
/** Matches words by which a statement about other people is about the patient too: "people say I have", "you". */
const ofSpeakerPattern =
  /\bI(?:'ve|'m| have| had| got| am| get)\b|\byou (?:have|had|are|were|may|might|could|do|got|get)\b|\btold you\b/i;
/** Number of statements after a relative's disease in which a clinician can speak of that disease in general. */
const maxGeneral = 6;

/**
 * Returns "family" for what the clinician says in general of a disease right after the patient named it of a relative:
 * "a stroke can have many causes". Null for any other statement.
 */
function inGeneral({ text, index, by }: SaidStatement, key: string, { byKey }: SaidVisit): string | null {
  if (by !== "clinician" || /\byou\w*\b/i.test(text)) return null;
  const before = (byKey.get(key) ?? []).filter((one) => one.index < index && index - one.index <= maxGeneral);
  return before.some(
    ({ mentions, by: speaker }) =>
      speaker === "patient" && mentions.some((each) => `${each.kind}:${each.name}` === key && each.person !== null),
  )
    ? "family"
    : null;
}

/** The person that a mention in speech is about; null for the patient. */
interface Subject {
  readonly statement: SaidStatement;
  readonly person: string | null;
}

/**
 * Returns whom each mention of a term in a statement is about. If the clause of a mention names no relative, this is
 * "family" in an answer to a question about the family, else the first relative that the statement names. It is the
 * patient in a statement with "I", "my" or "me".
 * @param key the kind and name of the term, as in `SaidVisit.byKey`.
 */
function peopleOf(statement: SaidStatement, key: string, visit: SaidVisit): Subject[] {
  const isOwn = /\b(?:I|my|me|myself)\b/.test(statement.text);
  if (othersPattern.test(statement.text) && !ofSpeakerPattern.test(statement.text))
    return statement.mentions
      .filter(({ kind, name }) => `${kind}:${name}` === key)
      .map(({ person }) => ({ statement, person: person ?? "others" }));
  const asked = [...statement.context].some((each) => each.startsWith("relative:")) && !isOwn ? "family" : null;
  const named = statement.mentions.find(({ kind }) => kind === "relative")?.name ?? null;
  const other = asked ?? (isOwn ? null : (named ?? pointedAt(statement, visit) ?? inGeneral(statement, key, visit)));
  return statement.mentions
    .filter(({ kind, name }) => `${kind}:${name}` === key)
    .map(({ person }) => ({ statement, person: person ?? other }));
}
