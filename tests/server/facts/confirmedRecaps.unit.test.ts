import { describe } from "vitest";
import { expectNotes } from "./harness";

const opening = "D: What brings you in? / P: I have not been well lately. / ";

describe("readFacts on what a clinician repeats of the history and the patient confirms", () => {
  expectNotes("writes a statement that is confirmed, with what the patient adds", [
    [
      `${opening}D: So the chest pain comes on when you climb stairs. / P: Yeah, and it goes away when I stop.`,
      /chest pain comes on when the patient climbs stairs/,
    ],
    [
      `${opening}D: And it wakes you up at night. / P: It does, about twice.`,
      /wakes the patient up at night, about twice/,
    ],
    [
      `${opening}D: So he's had three ear infections since September. / O: Yes, all on the right.`,
      /3 ear infections since September, all on the right/,
    ],
    [
      `${opening}D: So you fell on Saturday and you've had the headache since. / P: Exactly.`,
      /fell on Saturday and .*headache since/,
    ],
    [`${opening}D: So your mom had breast cancer at 45. / P: Yes.`, /Mother: breast cancer at age 45/],
    [`${opening}D: The pain started half an hour ago. / P: That's right.`, /for half an hour/],
    [
      `${opening}D: You mentioned that the cough started a week ago. / P: Correct.`,
      /cough started a week ago/i,
      /mentioned/,
    ],
  ]);

  expectNotes("writes denials that are confirmed", [
    [`${opening}D: So no fevers, no weight loss. / P: No.`, /denies fever or weight loss/],
    [`${opening}D: And the rash doesn't itch. / P: No, not at all.`, /denies itching/, /denies rash/],
    [`${opening}D: And the rash doesn't itch? / P: No, not at all.`, /denies itching/, /denies rash/],
    [`${opening}D: So no vision problems. / P: Right.`, /denies vision/i],
  ]);

  expectNotes("writes what a question without inversion says beside its symptom", [
    [
      `${opening}D: So the knee gives way when you turn? / P: It does. I nearly went down the stairs.`,
      /knee gives way when the patient turns/,
    ],
    [
      `${opening}D: So the chest pain comes on when you climb stairs? / P: Yeah, and it goes away when I stop.`,
      /comes on when the patient climbs stairs/,
    ],
    [`${opening}D: Your periods are regular? / P: Yes, every 28 days.`, /periods are regular, every 28 days/],
  ]);

  expectNotes("writes nothing of plans, explanations, praise, or what is not confirmed", [
    [
      `${opening}D: The pain is coming from your gallbladder. / P: Right.`,
      /./,
      /comes|coming from the patient's gallbladder/,
    ],
    [`${opening}D: The cough should get better in a week. / P: Okay, yes.`, /./, /reports cough/],
    [
      `${opening}D: No and do you have any problems walking / P: no`,
      /./,
      /(?:reports|presents with) (?:difficulty|problems) walking/,
    ],
    [`${opening}D: So the pain moves to the left arm. / P: No, it stays in the chest.`, /./, /moves to the left arm/],
  ]);

  expectNotes("reads an addition about the patient, not about a relative of the statement", [
    [`${opening}D: You live with your daughter. / P: I do, since the stroke.`, /./, /Daughter: stroke/],
  ]);
});

describe("readFacts on answers that are sounds", () => {
  expectNotes("reads them as yes and no", [
    ["D: Any cough? / P: Uh-huh. / D: Any chest pain? / P: Mm-mm.", /reports cough[\s\S]*denies chest pain/i],
    ["D: Do you smoke? / P: Mhm. / D: A pack a day? / P: Mm hmm.", /smokes a pack a day/],
    [
      "D: Any numbness? / P: Uh-uh. / D: Any swelling? / P: Mmm-hmm, both ankles.",
      /swelling in both ankles[\s\S]*denies numbness/i,
    ],
    ["D: Any fever? / P: Uh uh. / D: Chills? / P: Um, mm-hmm. A little.", /reports chills[\s\S]*denies fever/i],
  ]);

  expectNotes("leaves out a hesitation", [
    ["D: How did it start? / P: Uh, uh I was lifting a box and my back hurt.", /lifting a box/, /\bno\b/i],
    ["D: How is the knee? / P: Um, uh, it's stiff.", /stiff/, /denies/],
  ]);
});
