import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("swelling of the feet", () => {
  expectNotes("has the body part that was said", [
    ["D: Any swelling in your ankles? / P: Yes, in the evening.", /reports ankle swelling in the evening/i, /leg/],
    ["P: My ankles have been swelling for a week.", /ankle swelling for a week/i, /leg/],
    ["P: My feet swell up a lot.", /foot swelling/i, /leg/],
    ["P: I get some swelling in my ankles.", /ankle swelling/i, /leg/],
    ["D: How about your ankles or feet swelling? / P: No.", /denies foot or ankle swelling/i],
    ["D: Any swelling in your feet or ankles? / P: No.", /denies foot or ankle swelling/i],
    ["D: Any swelling in your ankles or legs? / P: No.", /denies leg swelling/i],
    ["P: My legs are swollen.", /leg swelling/i],
  ]);
});

describe("an injury before this visit", () => {
  expectNotes("is not a pain", [
    ["D: Have you ever hurt your left foot before? / P: No, never.", /denies previous left foot injury/i, /foot pain/],
    [
      "D: Have you injured that ankle before? / P: I've had injuries to my ankle but I've never hurt this ankle before.",
      /never hurt this ankle before/,
      /ankle pain/,
    ],
    ["P: My wrist has never hurt.", /evaluation/, /reports wrist pain/],
    ["D: Does it ever hurt at night? / P: Yes.", /pain/],
  ]);
});

describe("words of patients", () => {
  expectNotes("keep their meaning", [
    ["P: I can't believe this happened again.", /cannot believe/, /unable/],
    ["P: My knee hurts. I can't bend it.", /cannot bend it/],
    ["P: My knee hurts. I take half a pill at night.", /half a pill/, /medication/],
    ["P: My elbow hurts. It feels like it's tearing in there.", /tearing in there/, /watery eyes/],
    ["P: My eyes have been tearing.", /watery eyes/],
    ["D: What have you taken for the pain? / P: A little Tylenol.", /has taken Tylenol/, /tried/],
    ["D: Did you try anything for it? / P: Tylenol.", /tried Tylenol/],
    ["P: My back hurts. It hurts a little more when I sit.", /a little more/, /slightly/],
    ["P: My little brother had the same rash.", /./, /slightly|a little brother/],
    ["P: My hand is numb. The little finger is the worst.", /./, /slightly|a little finger/],
  ]);
});

describe("a symptom", () => {
  expectNotes("belongs to the part that the answer names", [
    [
      "D: Any numbness in the lip? / P: My chin feels numb since the extraction.",
      /numbness of the chin/i,
      /of the lip/i,
    ],
    ["D: Any swelling of the face or the gum? / P: The gum was puffy Monday.", /gum swelling/i, /face swelling/i],
  ]);
  expectNotes("that is denied is not what the next sentence describes", [
    ["D: Any pain? / P: No pain. It gets scratchy by the evening.", /denies pain/i, /the pain gets/i],
  ]);
  expectNotes("of the urine stream is not weakness", [
    ["D: How's your stream? / P: Weak, and I have to push.", /weak urinary stream/i, /^Weakness/m],
  ]);
  expectNotes("does not get the duration of an earlier episode", [
    [
      "P: I get up to pee. / D: How long has that been going on? / P: It was twice a night last year.",
      /^/,
      /for a night/i,
    ],
  ]);
});

describe("a quotation that opens with a number", () => {
  expectNotes("has the number", [
    ["D: Seven days of quiet evenings, then the clinic.", /./, /“Days of/],
    ["D: Two EpiPens, and the allergist.", /Two EpiPens|2 EpiPens/, /“EpiPens/],
    ["D: Twenty one days of that, then ring the ward.", /./, /“(?:One )?[Dd]ays of that/],
    ["D: It was seven. Days of rest, and the clinic.", /./, /“Seven\. Days/],
  ]);
});
