import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a yes or no for each of several items", () => {
  expectNotes("answers the items in their order", [
    ["D: Any nausea, any vomiting, any diarrhoea? / P: Yes, no, no.", /Reports nausea\. Denies vomiting or diarrhea/],
    ["D: Any fever, chills, or cough? / P: No, no, yes.", /Reports cough/, /Denies cough|Reports fever/],
    ["D: Any fever, chills or cough? / P: No. No. Yes.", /Reports cough/, /Denies cough|Reports fever/],
    [
      "D: Any pain with intercourse, any bleeding between periods, any discharge? / P: No, yes, and no.",
      /Reports intermenstrual bleeding/,
      /Denies intermenstrual bleeding/,
    ],
  ]);

  expectNotes("decides nothing if it does not fit the items", [
    ["D: Any fever or chills? / P: Yes and no.", /./, /(?:reports|denies) (?:fever|chills)/i],
    ["D: Any fever, chills, sweats, or cough? / P: No, no, yes.", /./, /(?:reports|denies) (?:fever|chills|cough)/i],
  ]);

  expectNotes("leaves a spoken no a no", [["D: Any fever or chills? / P: Yeah, no.", /Denies fever or chills/]]);
});

describe("an answer that names items by their order", () => {
  expectNotes("affirms them alone", [
    [
      "D: Any numbness, tingling, weakness? / P: Just the first two.",
      /Reports numbness and tingling\. Denies weakness/,
    ],
    [
      "D: Any numbness, tingling, weakness? / P: The last one, yes. Not the others.",
      /Reports weakness\. Denies numbness or tingling/,
    ],
    ["D: Any headache or dizziness? / P: The second one.", /Reports dizziness/, /Reports headache|Denies/],
  ]);
});

describe("a no to all items", () => {
  expectNotes("denies each of them", [
    [
      "D: Any trouble swallowing, any weight loss, any black stools? / P: No to all of those.",
      /denies difficulty swallowing, weight loss, or black stools/,
    ],
    ["D: Any fever, vomiting, or diarrhea? / P: No to all three.", /denies fever, vomiting, or diarrhea/],
    ["D: Any chest pain or palpitations? / P: No to both.", /Denies chest pain or palpitations/],
  ]);
});

describe("an answer that names one of two places", () => {
  expectNotes("affirms the symptom there", [
    [
      "D: Any pain in your chest or your belly? / P: The belly, yes. Not the chest.",
      /Reports abdominal pain/,
      /Reports chest pain/,
    ],
    ["D: Any ankle swelling or chest pain? / P: The ankles, yeah.", /Reports ankle swelling/, /chest pain/],
    ["D: Any numbness in your arms or legs? / P: My left leg.", /numbness of the left leg/, /arm/],
    ["D: Any swelling in your hands or feet? / P: Just the feet.", /Reports foot swelling/, /Reports hand swelling/],
  ]);

  expectNotes("is not needed for a no", [
    ["D: Any pain in your chest or belly? / P: No.", /denies chest pain or abdominal pain/],
  ]);
});

describe("an answer that is a side alone", () => {
  expectNotes("gives the side of the symptom", [
    ["D: Which side is the pain? / P: The left. Sorry, right. I always mix them up.", /on the right side/, /left/],
    ["D: Which side is the breast lump? / P: Right. Sorry, my right, so your left.", /[Ll]ump is on the right side/],
    ["D: Any weakness? / P: Just the left.", /Weakness is on the left side/],
  ]);

  expectNotes("is not read from both of two qualities", [
    ["D: Is the pain sharp or dull? / P: Both.", /Pain is sharp and dull/, /both sides/],
    ["D: Is the pain constant or does it come and go? / P: Both, really.", /./, /both sides/],
  ]);
});
