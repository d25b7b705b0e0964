import { describe } from "vitest";
import { expectNotes } from "./harness";

const girl =
  "P: My daughter Nora has had a rash since Tuesday. / D: Does she have a fever? / P: No. / D: Does she itch? / P: Yes, she scratches.";
const boy =
  "P: My son Theo has had an earache since Tuesday. / D: Does he have a fever? / P: No. / D: Does he sleep? / P: He sleeps fine.";

describe("what is said about another person", () => {
  expectNotes("a brother's or sister's disease is the family's", [
    [
      `${girl} / D: Do you have other kids? / P: Yes, I have a son also who is seven. He also has asthma.`,
      /FAMILY HISTORY\s+(?:Son|Brother): asthma/,
      /history of asthma|he also has/i,
    ],
    [
      "P: I have a headache. We have a son who is nine. He has migraines. / D: Okay.",
      /Son: migraines/,
      /history of migraine/i,
    ],
    [
      "D: What brings you in, sir? / P: Back pain for a week. I have a twin sister. She has lupus. / D: Okay.",
      /(?:twin|sister): lupus/i,
      /history of lupus/i,
    ],
  ]);
  expectNotes("the age of another child is not the patient's", [
    [
      `${boy} / D: Does he have siblings? / P: He has a sister. / D: How old is she? / P: She's 2. / D: Does he eat? / P: Yes.`,
      /Ear pain[^]*Sister: 2 years old/,
      /(?<!Sister: )\b2 years old|\b2-year-old|She is 2/,
    ],
    [
      `${boy} / D: And how old is his brother? / P: He is 11. / D: Does he eat? / P: Yes.`,
      /Ear pain/,
      /\b11 years old|is 11/,
    ],
  ]);
  expectNotes("the pregnancy is the mother's", [
    [
      `${boy} / D: Was the pregnancy normal? / P: I had preeclampsia near the end.`,
      /Mother: preeclampsia/,
      /history of preeclampsia/i,
    ],
    [
      `${girl} / D: Any drinking or drugs during the pregnancy? / P: No, nothing.`,
      /Rash/,
      /denies (?:alcohol|recreational|drinking)/i,
    ],
    [
      `${boy} / D: Any complications during the pregnancy? / P: No, all was fine and it was a forceps delivery at 36 weeks.`,
      /forceps delivery at 36 weeks/i,
      /surgical history/i,
    ],
  ]);
});

describe("what another person thinks", () => {
  expectNotes("is not read as a symptom if the patient disagrees", [
    [
      "D: Did your eyes go yellow? / P: My husband thought my eyes looked yellow but I don't see it.",
      /husband thought/i,
      /Reports jaundice/i,
    ],
    [
      "D: What brings you in? / P: My wife says I am depressed, but I don't think so.",
      /wife says/i,
      /Reports depression/i,
    ],
    ["D: How are you? / P: My mother thinks I have lost weight, but I have not.", /./, /Reports weight loss/i],
    ["D: How are you? / P: My wife says I snore and I have a headache.", /headache/i],
    ["D: How are you? / P: My husband noticed that my eyes are yellow.", /husband noticed/i],
  ]);
});

expectNotes("a patient who turns from another person to themselves is read", [
  [
    "D: How far do you get before the calves stop you? / P: My father walked six miles to the pit every day till he was seventy. Me, I get as far as the postbox and I've to stand a minute.",
    /The patient gets as far as the postbox/,
  ],
  [
    "D: How's your sleep? / P: My wife sleeps like a baby. Me, I'm up every two hours.",
    /The patient is up every 2 hours/,
  ],
  [
    "D: So what are we looking at on your hands? / P: The kids at my daughter's daycare have that hand, foot and mouth, and now I've got these blisters on my palms.",
    /blisters on their palms/,
  ],
  [
    "D: What can I do for you? / P: My husband had shingles last month and now I have blisters on my side.",
    /The patient has blisters on the side[^]*husband had shingles/,
  ],
]);

expectNotes("a question with its question word at the end is read", [
  ["D: And the rash came up when? / P: It was Wednesday.", /Rash since Wednesday/],
  ["D: The pain started when? / P: Wednesday.", /Pain since Wednesday/],
]);
