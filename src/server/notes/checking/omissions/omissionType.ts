import type { NoteTopic } from "../../../../shared/notes/noteTopic";
import type { MissingStatement } from "./MissingStatement";
import type { WrittenNote, WrittenStatement } from "./readNote";

/** How something that the note lacks is reported, by the kind of fact or the topic of a drafted sentence. */
export interface OmissionType {
  kind: MissingStatement["kind"];
  topic: NoteTopic;
  /** True if it counts as stated only in assessment or plan, in a note that has these. */
  isStatedInPlan?: boolean;
}

/** Returns whether a type belongs in the plan or assessment. */
export const isOfPlan = ({ topic }: OmissionType): boolean => topic === "plan" || topic === "assessment";

/** Returns a filter for the sentences of the note that can state something of this type. */
export function inSection(type: OmissionType, note: WrittenNote): (statement: WrittenStatement) => boolean {
  if (type.isStatedInPlan) return ({ isPlan }) => isPlan || !note.hasPlan;
  if (type.topic === "results") return () => true; // results are also written where they are assessed
  if (type.topic === "exam" || type.topic === "vitals")
    return ({ isExam, isPlan }) => isExam || (!note.hasExam && !isPlan);
  return type.topic === "assessment" ? () => true : ({ isPlan, isExam }) => !note.hasPlan || !(isPlan || isExam);
}
