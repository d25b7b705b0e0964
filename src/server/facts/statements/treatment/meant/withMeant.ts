import type { Sentence } from "../../../segment/Sentence";
import type { ReadingState } from "../../ReadingState";
import { chosenInWords } from "./chosenInWords";
import { namedOption } from "../../../resolve/offers/listedOptions";
import { nameLesion } from "../nameLesion";
import { testMeant } from "../testMeant";
import { vaccineMeant } from "../vaccineMeant";
import { lostFeeling } from "./lostFeeling";
import { orderedOnlyIf } from "./orderedOnlyIf";
import { verblessOrder } from "./verblessOrder";

/**
 * Names what a clinician's sentence only refers to: the treatment chosen, a vaccine, a test, a lesion, the verb of an
 * order, an order that depends on a condition, or a loss of feeling.
 */
export const withMeant = (sentence: Sentence, reading: ReadingState): Sentence =>
  nameLesion(
    testMeant(
      vaccineMeant(
        namedOption(
          chosenInWords(verblessOrder(orderedOnlyIf(lostFeeling(sentence, reading), reading), reading), reading),
          reading,
        ),
        reading,
      ),
      reading,
    ),
    reading,
  );
