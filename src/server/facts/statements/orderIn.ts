import { withoutLead } from "../acts/questions/isQuestion";
import type { Fact } from "../Fact";
import { namedItem } from "../frames/namedItem";
import { directsCare } from "../frames/plan/directsCare";
import { readOrder } from "../frames/orders/readOrder";
import { readPlanItem } from "../frames/readPlanItem";
import type { Sentence } from "../segment/Sentence";
import { isDrugCourse } from "./treatment/isDrugCourse";
import { isPlanning, type ReadingState } from "./ReadingState";
import { repeatsHeard } from "./repeatsHeard";
import { isReviewed } from "./treatment/medicationReview";
import { withNamedDrug } from "./withNamedDrug";
import { repeatedTest } from "./results/repeatedTest";
import { withNamedTest } from "./results/withNamedTest";

/** Matches the start of a conclusion: "so" in "so an inhaler and some testing". */
const concludesHistoryPattern = /^(?:(?:okay|alright|right|well|yeah),? )*(?:so|then),? (?!you\b)/i;
/** Returns whether tests or treatments named without a verb end the history: "So an inhaler and some testing". */
const opensPlan = (text: string, reading: ReadingState): boolean =>
  reading.phase === "history" &&
  concludesHistoryPattern.test(text) &&
  namedItem(withoutLead(text)) !== null &&
  !repeatsHeard(text, reading) &&
  reading.facts.some(({ kind, polarity }) => kind === "symptom" && polarity === "present");

/** Matches the announcement of a measurement, which is not an order: "Let me just do your blood pressure". */
const measuresNowPattern =
  /^(?:let me|let us|I will|I am (?:just )?going to)(?: (?:just|quickly|also|first|now))* (?:do|check|take|get|grab|have|recheck|repeat) (?:your|his|her|the|a|another) (?:quick )?(?:blood pressure|bp|pressure|pulse|temperature|temp|weight|height|oxygen|sats|saturations?|vitals|heart rate|respiratory rate)(?: (?:again|now|quickly|first|here|lying(?: down)?|sitting|standing(?: up)?|and (?:then )?(?:sitting|standing)(?: up)?|and (?:pulse|weight|temperature|oxygen|sats)))*[.]?$/i;

/**
 * Returns whether a sentence outside of an examination that was announced directs the patient or says what another
 * clinician will do.
 */
const isDirection = ({ text }: Sentence, { phase, isAnnounced }: ReadingState): boolean =>
  !(phase === "exam" && isAnnounced) && directsCare(text);

/** Kinds of facts that belong to assessment and plan. */
const planKinds = new Set<Fact["kind"]>(["problem", "order", "advice", "followUp"]);
/** Returns whether the turn of a sentence already named a diagnosis, an order, advice or a follow-up. */
const isUnderway = ({ turn }: Sentence, { facts }: ReadingState): boolean =>
  facts.some(({ kind, evidence }) => planKinds.has(kind) && evidence.at(-1)?.turn === turn);

/** Matches a movement that the patient is able to make: "walk on it", "wiggle your toes". */
const movesPattern =
  /^(?:walk|move|bend|straighten|lift|raise|wiggle|stand|feel|bear|flex|extend|make a fist|touch)\b/i;
/** Returns whether words during the examination say what the patient is able to do, which is not a permission. */
const movesPart = ({ slots }: Fact, { phase }: ReadingState): boolean =>
  phase === "exam" && slots.action?.text === "may" && movesPattern.test(slots.object?.text ?? "");

/**
 * Reads the order of a sentence; null if there is none. `named`: the sentence with the name of the drug or test that it
 * refers to by a pronoun. `planning`: whether the sentence is part of the plan.
 */
export function orderIn(
  sentence: Sentence,
  reading: ReadingState,
): { named: Sentence; planning: boolean; order: Fact | null } {
  if (isReviewed(sentence, reading) || measuresNowPattern.test(withoutLead(sentence.text)))
    return { named: sentence, planning: false, order: null };
  const planning =
    isPlanning(reading, sentence) ||
    opensPlan(sentence.text, reading) ||
    isDrugCourse(sentence.text) ||
    isDirection(sentence, reading);
  const named = withNamedTest(withNamedDrug(repeatedTest(sentence, reading), reading), reading);
  const order =
    readOrder(named, reading.problem) ??
    (planning ? readPlanItem(named, reading.problem, () => isUnderway(sentence, reading)) : null);
  return { named, planning, order: order && movesPart(order, reading) ? null : order };
}
