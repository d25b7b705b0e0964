import { describe } from "vitest";
import { expectNotes } from "./harness";

const opened = "D: What brings you in? / P: I have a headache.";

describe("an answer that says only when or how often", () => {
  expectNotes("affirms the symptom asked about", [
    [`${opened} / D: Throwing up? / P: Just the once.`, /has had vomiting once/],
    [`${opened} / D: Any vomiting? / P: Twice, last night.`, /vomiting:? twice,? last night/i],
    [`${opened} / D: Palpitations? / P: A couple times.`, /palpitations:? a couple of times/i],
    [`${opened} / D: Any nosebleeds? / P: One, last week.`, /has had nosebleeds once,? last week/],
    [`${opened} / D: Do you get swelling in the legs? / P: By the evening.`, /has leg swelling by the evening/],
    [`${opened} / D: Any wheezing? / P: Mostly when I run.`, /has wheezing mostly when they run/],
    [`${opened} / D: Low back pain? / P: No more than usual.`, /has lower back pain, no more than usual/],
    [
      `${opened} / D: Waking up gasping at night? / P: Not since I came home.`,
      /not had waking at night gasping for air since/,
    ],
    [
      `${opened} / D: Dizzy at all, lightheaded? / P: When I get up too quick.`,
      /dizziness or lightheadedness when they get up too quick/,
    ],
    [`${opened} / D: Shaky, sweaty? / P: Once.`, /has had shakiness or sweating once/],
  ]);
  expectNotes("affirms the activity or event asked about", [
    [`${opened} / D: Keeping fluids down? / P: Mostly.`, /keeping fluids down, for the most part/],
    [
      `${opened} / D: Are you checking your pressure at home? / P: Mostly.`,
      /checking (?:the )?(?:blood )?pressure at home, for the most part/,
    ],
    [`${opened} / D: Any falls? / P: A couple times.`, /[Ff]alls: a couple of times/],
    [`${opened} / D: Any falls since I saw you? / P: Just the one, in March.`, /[Ff]alls: once, in March/],
  ]);
  expectNotes("does not affirm what the answer turns, denies or leaves open", [
    [`${opened} / D: Any vomiting? / P: Once, but that was last year.`, /headache/, /has had vomiting once/],
    [`${opened} / D: Any chest pain? / P: Not when I walk.`, /headache/, /has chest pain/],
    [`${opened} / D: Any numbness, weakness, or tingling? / P: At night.`, /headache/, /has numbness at night/],
    [`${opened} / D: Any vomiting? / P: No more of that now.`, /headache/, /has vomiting, no more/],
    [`${opened} / D: How often do you get the cough? / P: Once.`, /headache/, /has had cough once/],
    [`${opened} / D: Is it worse when you cough or bend? / P: No.`, /headache/, /Denies cough|denies cough/],
  ]);
});

describe("a plain no to a list", () => {
  expectNotes("denies every item", [
    [`${opened} / D: Weakness, falls? / P: No, none of that.`, /denies falls/],
    [`${opened} / D: Any cough, fevers, sick contacts? / P: Nope.`, /denies cough or fever/],
    [`${opened} / D: Any fever, or recent travel? / P: No.`, /denies fever/],
    [`${opened} / D: Any sores, ulcers, or numbness? / P: No.`, /denies (?:sores|ulcers|sores or ulcers)/],
    [`${opened} / D: Chest pain, stumbles? / P: No.`, /denies stumbles/],
  ]);
  expectNotes("denies its items only", [
    [`${opened} / D: Any chest pain, that kind of things? / P: No.`, /denies chest pain/, /denies [a-z ]*things/],
    [`${opened} / D: Nausea, problems? / P: Yes.`, /headache/, /denies problems/],
    [`${opened} / D: Weakness, falls? / P: Just the falls.`, /headache/, /denies falls/],
  ]);
});
