import { describe, expect, test } from "vitest";
import { factLine } from "../../../src/server/facts/factLine";
import { factsOf } from "./harness";

/** Returns the current facts of a dialogue as lines, without statements that only keep its words. */
const linesOf = (dialogue: string): string[] =>
  factsOf(dialogue)
    .filter(
      ({ kind, slots, status }) =>
        status === "current" && kind !== "quotation" && !(kind === "statement" && slots.detail),
    )
    .map(factLine);

/** Defines a test for each dialogue: its facts have lines that match `has` and none that matches `hasNot`. */
function expectFacts(title: string, cases: readonly (readonly [string, readonly RegExp[], RegExp?])[]): void {
  test.each(cases.map(([dialogue, has, hasNot]) => ({ dialogue, has, hasNot })))(
    `${title}: $dialogue`,
    ({ dialogue, has, hasNot }) => {
      const lines = linesOf(dialogue);
      for (const pattern of has) expect(lines).toContainEqual(expect.stringMatching(pattern));
      if (hasNot) expect(lines.filter((line) => hasNot.test(line))).toEqual([]);
    },
  );
}

describe("a denial", () => {
  expectFacts("covers all that one question asks for", [
    [
      "D: Ever been admitted to hospital or had an operation? / P: No.",
      [/^procedure \| absent.*hospitali/, /^procedure \| absent.*surgeries/],
    ],
    [
      "D: Any operations or hospital stays? / P: No operations, and I've never been admitted anywhere.",
      [/^procedure \| absent.*hospitali/, /^procedure \| absent.*surgeries/],
    ],
    ["D: Any trips abroad or contact with anyone who is ill? / P: No, neither.", [/^social \| absent.*topic=contacts/]],
    [
      "D: Does kidney or thyroid trouble run in the family? / P: No.",
      [/family \| absent.*condition=kidney trouble/, /family \| absent.*condition=thyroid trouble/],
    ],
    [
      "D: Is there any family history of liver disease, blood disorders or stroke? / P: Not that I know of.",
      [/condition=liver disease/, /condition=blood disorders/, /condition=stroke/],
    ],
    [
      "P: I get giddy. / D: Any changes in your eyesight or hearing? / P: No.",
      [/symptom \| absent.*changes in (?:eyesight|vision)/, /symptom \| absent.*changes in hearing/],
    ],
    ["P: I feel low. / D: Any problems with your sleep or appetite? / P: Nope.", [/absent.*sleep/, /absent.*appetite/]],
    [
      "P: My ear hurts. / D: Has your hearing been affected? / P: Not really.",
      [/symptom \| absent.*changes in hearing/],
    ],
    [
      "P: I feel sick. / D: Fevers, night sweats, a rash? Any of those? / P: No.",
      [/absent.*fever/, /absent.*night sweats/, /absent.*rash/],
    ],
    [
      "P: I feel sick. / D: How has his weight been? Any changes? / P: No, no changes.",
      [/absent.*weight|weight.*absent/],
    ],
    [
      "P: I feel sick. / D: I was wondering if you had any itching or a rash. / P: No.",
      [/absent.*itching/, /absent.*rash/],
    ],
  ]);

  expectFacts("denies no more than was asked", [
    ["D: Any history of gonorrhoea? / P: No.", [/condition \| absent.*name=gonorrhoea/], /medical conditions/],
    ["D: Have you seen an allergist? / P: No.", [], /^allergy/],
    ["D: Are there allergens at work, like flour dust? / P: No.", [], /^allergy/],
    ["D: Any allergies to medicines? Any medicines? / P: No.", [/^allergy \| absent/], /^medication \| absent/],
    ["D: Any supplements or tablets from the chemist? / P: No, just the cold tablets.", [], /^medication \| absent/],
    [
      "P: I was hot at night. / D: You mentioned a fever, but did you take your temperature? / P: No.",
      [],
      /absent.*fever/,
    ],
    ["P: I'm hoarse. / D: Is it worse at some time of day, say when you go to bed? / P: No.", [], /radiation/],
    [
      "P: When I was two I had grommets. After that I had no ear infection until the age of six. / D: Right.",
      [],
      /condition \| absent/,
    ],
    ["D: Let me check your vitals first. Any sore throat? / P: No.", [/^symptom \| absent.*sore throat/], /^exam/],
  ]);

  expectFacts("is taken back by a later yes", [
    [
      "P: I have the flu. / D: Any shivers? / P: No shivers. Well, yeah, the night before last I had some shivers.",
      [/^symptom \| (?!absent).*name=chills/],
      /absent.*chills/,
    ],
  ]);

  expectFacts("of more to say at the end is not read as a refusal of the plan", [
    [
      "D: I want you to take naproxen twice a day. Have you got any questions? / P: No, thank you.",
      [/^(?:order|advice)/],
      /^refusal/,
    ],
    ["D: I'd like to start you on sertraline 50 mg. / P: No, thank you, I don't want to take that.", [/^refusal/]],
  ]);
});

describe("an affirmation", () => {
  expectFacts("is of the quality that was offered", [
    ["P: I've been coughing all week. / D: Is it chesty or dry? / P: Kind of dry.", [/name=dry cough/]],
    [
      "P: I've been coughing all week. / D: Dry, or bringing up stuff? / P: Quite productive, I'd say.",
      [/name=productive cough/],
    ],
    [
      "P: I have the flu. / D: Aching joints, muscle pains, general body aches? / P: A bit achy.",
      [/^symptom \| likely.*name=body aches/],
      /^symptom \| (?!unanswered).*name=pain/,
    ],
  ]);

  expectFacts("confirms a lack whether it is yes or no", [
    [
      "P: I have a cold. / D: So you can't smell anything? / P: No.",
      [/^symptom \| (?!absent).*loss of smell/],
      /absent/,
    ],
    [
      "P: I have a cold. / D: So you're not able to taste? / P: Yeah, nothing.",
      [/^symptom \| (?!absent).*loss of taste/],
      /absent/,
    ],
  ]);

  expectFacts("keeps smell apart from taste", [
    [
      "P: I have a cold. / D: Any loss of taste or smell? / P: Yes, it's difficult to smell, but taste is okay.",
      [/name=reduced sense of smell/],
      /^symptom \| (?!absent|unanswered).*taste/,
    ],
    ["P: I have a cold. / D: Lost your sense of smell or taste? / P: Only taste.", [/^symptom \| name=loss of taste/]],
  ]);

  expectFacts("keeps how hot it was", [
    ["P: He's feverish. / D: Did you measure it? / P: Um, 39.2.", [/name=fever.*value=39\.2/]],
    ["P: My throat hurts. The highest temperature we got was 102.4. / D: Okay.", [/name=fever.*value=102\.4/]],
    ["P: My throat hurts. The temperature was 36.9 this morning. / D: Okay.", [], /name=fever/],
    [
      "P: I'm ill. / D: Fever? / P: I've no thermometer at home, but I have been really hot.",
      [/subjective fever/],
      /name=fever/,
    ],
  ]);

  expectFacts("gives the lowest and highest rating if it depends", [
    [
      "P: My hip hurts. / D: Out of ten? / P: If I'm doing nothing much it's perhaps a 3, but as soon as I climb stairs it goes up to like an 8.",
      [/severity=3(?:\/10| to 8)/],
    ],
  ]);
});

describe("blood", () => {
  expectFacts("is named after what was discussed before it", [
    ["P: I've been coughing for days. / D: Any blood? / P: No.", [/absent.*coughing up blood/]],
    [
      "P: I've had diarrhoea since Friday. / D: Was there any blood? / P: Yes.",
      [/^symptom \| (?!absent).*blood in stool/],
    ],
    ["P: I keep throwing up. / D: Any blood in it? / P: No blood.", [/absent.*vomiting blood/]],
    [
      "P: I've been coughing for days. / D: Have you brought up phlegm or blood? / P: No, no blood.",
      [/absent.*coughing up blood/],
    ],
  ]);
});

describe("whose symptom it is", () => {
  expectFacts("is the family's or a relative's", [
    [
      "P: I'm wheezy. / D: Any asthma in the family? / P: Well, everyone in our family sneezes in June. My aunt has it too.",
      [/family.*condition=sneezing/, /relative=aunt.*condition=sneezing/],
      /^symptom.*sneezing/,
    ],
    [
      "P: I'm wheezy. My flatmate had a sore throat. / D: Does he have a cough or a sore throat now? / P: He has a sore throat.",
      [],
      /^symptom.*sore throat/,
    ],
    [
      "P: My daughter is hoarse. / D: When did this start? / P: She had a cough about five days ago.",
      [/name=cough \| when=5 days ago/],
      /name=hoarseness \| when/,
    ],
  ]);
});

describe("a body part", () => {
  expectFacts("has the side named in the same breath", [
    ["P: My ankle is painful. It was my right ankle I rolled. / D: Okay.", [/name=right ankle pain/]],
    ["P: My ankle is painful. The other ankle, the left one, is fine. / D: Okay.", [/name=ankle pain/], /left/],
  ]);
});

describe("a medicine", () => {
  expectFacts("is not taken because it is wanted", [
    ["P: My ear hurts. I came to see if we could get some amoxicillin. / D: Right.", [], /^medication/],
    ["P: My ear hurts. I'm hoping to get antibiotics. / D: Right.", [], /^medication/],
    ["P: My ear hurts. I'm on amoxicillin. / D: Right.", [/^medication.*amoxicillin/]],
  ]);
});

describe("a habit", () => {
  expectFacts("is denied in the answer's own words", [
    [
      "D: Do you smoke? / P: No. / D: That includes cannabis? / P: Yeah, no cannabis either.",
      [/^social \| absent.*cannabis use/],
      /^social \| (?!absent)/,
    ],
  ]);
});
