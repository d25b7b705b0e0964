import { joinExceptions } from "../../segment/joinExceptions";
import { nameDrug } from "../../acts/nameDrug";
import { withoutOthersDrugs } from "../../acts/subjects/otherPeople";
import { settleRegimen } from "./settleRegimen";
import { settleRecorded } from "./settleRecorded";
import { namePart } from "../../acts/namePart";
import { withoutLead } from "../../acts/questions/isQuestion";
import { questionTopic } from "../../acts/questions/questionTopic";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";

/**
 * Returns the sentences of a turn that are left after it settles what was read from the record, with drugs and body
 * parts by their names.
 */
export function withNames(turn: readonly Sentence[], asked: Sentence | null, reading: ReadingState): Sentence[] {
  const isAllergy = reading.open.some(({ text }) => questionTopic(withoutLead(text)) === "allergy");
  const left = settleRegimen(settleRecorded(joinExceptions(turn, isAllergy), reading), reading);
  return namePart(nameDrug(withoutOthersDrugs(left, reading), asked, reading));
}
