import { describe } from "vitest";
import { expectNotes } from "./harness";

/** A visit up to the clinician's summary, which `said` begins. */
const after = (said: string): string =>
  `D: What brings you in today? / P: I haven't been feeling right for two weeks. / D: Any fever? / P: No. / D: Let me examine you. Heart sounds are normal. / P: Okay. / D: ${said}`;

describe("diagnoses of a summary", () => {
  expectNotes("keep stage and grade in the name of a disease", [
    [after("You have stage three chronic kidney disease. Avoid ibuprofen."), /Stage 3 chronic kidney disease/],
    [after("This is a stage two pressure ulcer."), /Stage 2 pressure ulcer/i],
  ]);
  expectNotes("say how well a disease is controlled", [
    [after("Your COPD is pretty well controlled. Keep going with the tiotropium."), /COPD, well controlled/],
    [after("Diabetes is at goal, A1c 6.8."), /Diabetes, at goal/, /A1c: Diabetes/],
    [after("Type two diabetes, poorly controlled, A1c 8.9."), /diabetes, poorly controlled/i, /A1c: Type/],
  ]);
  expectNotes("are read from a numbered assessment", [
    [
      after("So my impression: one, hypertension, uncontrolled. Two, obesity. Three, sleep apnea, untreated."),
      /Hypertension, uncontrolled[^]*Obesity[^]*Sleep apnea, untreated/,
    ],
    [
      after("Number one, diabetes type 2 with neuropathy. Number two, hyperlipidemia at goal."),
      /Type 2 diabetes with neuropathy[^]*Hyperlipidemia, at goal/,
      /Number/,
    ],
  ]);
  expectNotes("include the disease that was found", [
    [after("He's got croup, the moderate kind."), /ASSESSMENT AND PLAN[^]*Croup/],
    [after("Clinically this is a cellulitis of the left leg, no abscess."), /ASSESSMENT AND PLAN[^]*Cellulitis/],
    [after("You're in atrial fibrillation today, rate's about 110."), /ASSESSMENT AND PLAN[^]*Atrial fibrillation/],
    [after("You've got both a sinus infection and an ear infection."), /Sinus infection and an ear infection/],
    [after("You've got a touch of bronchitis on top of your COPD."), /\bBronchitis\b/, /Touch/],
  ]);
  expectNotes("keep their certainty", [
    [
      after("My gut feeling is that it's irritable bowel syndrome, though celiac is possible."),
      /Likely irritable bowel syndrome[^]*Also considered: celiac/,
    ],
    [
      after("The most likely thing is a kidney stone, but appendicitis is on the list too."),
      /Likely kidney stone[^]*Also considered: appendicitis/,
      /Likely appendicitis/,
    ],
    [after("What worries me is that this could be temporal arteritis."), /Possible temporal arteritis/],
    [after("I can't rule out a blood clot without a scan."), /Possible blood clot\./],
  ]);
});
