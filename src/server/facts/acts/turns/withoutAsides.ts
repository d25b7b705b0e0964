import { nameOneOfSeveral } from "../../answers/family/nameOneOfSeveral";
import { sharedByTwo } from "../../roles/sharedByTwo";
import { withoutPets } from "../../roles/withoutPets";
import { joinDoses } from "../../segment/joinDoses";
import { joinPlaces } from "../../segment/phrases/joinPlaces";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { noteReactionAfterCourse } from "../../statements/treatment/noteReactionAfterCourse";
import { withoutFalseStarts } from "./withoutFalseStarts";

/** Returns what a patient says without false starts and animals, with relatives named and each person's part alone. */
export function withoutAsides(own: readonly Sentence[], reading: ReadingState): readonly Sentence[] {
  const named = reading.isProxied ? own : nameOneOfSeveral(own);
  const joined = joinPlaces(joinDoses(withoutPets(withoutFalseStarts(named))));
  return noteReactionAfterCourse(joined.flatMap(sharedByTwo), reading);
}
