import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the date of an event is written with its name", () => {
  expectNotes("the event is the subject", [
    ["D: When was the accident? / P: It was about three weeks ago.", /accident was about 3 weeks ago/],
    ["D: How long ago was your heart attack? / P: It was five years ago.", /heart attack was 5 years ago/],
    [
      "D: Do you remember when your last mammogram was? / P: I have it here. It was in May of 2019.",
      /last mammogram was in May of 2019/,
    ],
    ["D: And the date of your injury? / P: Um, it was on December 22nd.", /injury was on December 22nd/i],
    ["D: When was your last dental visit? / P: I think it was in March.", /last dental visit was in March/],
    ["D: When did you have your colonoscopy? / P: It was about three years ago.", /colonoscopy/],
    ["D: What year was your hip replacement? / P: It was in 2014.", /hip replacement.*2014/i],
    ["D: When was that procedure, sir? / P: It was on September 16th.", /procedure was on September 16th/],
  ]);
});

describe("the effect of a treatment is written with its name", () => {
  expectNotes("the treatment asked about is the subject", [
    ["D: Did the inhaler help? / P: It took the edge off but it wore off after an hour.", /inhaler took the edge off/i],
    ["D: Has the brace helped? / P: No, it made it worse.", /brace made it worse/i],
    ["D: Did the cream do anything? / P: Yeah, it helped for a day or two.", /cream.*helped for a day/i],
    ["D: Did the injection work? / P: It wore off after two weeks.", /injection wore off after 2 weeks/i],
  ]);
  expectNotes("the only drug of the sentence before is the subject", [
    ["D: Have you tried anything? / P: I took some Advil. It helped for an hour or so.", /Advil helped for an hour/],
    ["D: What did you take? / P: I used naproxen. It took the edge off.", /naproxen took the edge off/i],
    ["D: What did you take? / P: I tried sumatriptan. It wore off by noon.", /sumatriptan wore off by noon/i],
  ]);
  expectNotes("with two drugs side by side, neither is the subject", [
    ["D: Have you tried anything? / P: I took Advil and Tylenol. It helped for an hour.", /Advil/, /Tylenol helped/],
    ["D: What did you take? / P: Naproxen and codeine. It made me sick.", /naproxen/i, /codeine made/i],
  ]);
  expectNotes("“none of it” stays before what did not help", [
    [
      "D: What have you had? / P: I've had antiinflammatories, and rested, and none of it has helped so far.",
      /none of it has helped/,
      /\bIt has helped/,
    ],
    [
      "D: Tried anything? / P: I tried heat and some stretches, and neither of them helped.",
      /neither of them helped/,
      /They helped/,
    ],
    [
      "D: Tried anything? / P: I took ibuprofen, wore a brace and did the exercises, but none of that worked.",
      /none of that worked/,
      /That worked/,
    ],
  ]);
  expectNotes("a subject that could be another treatment is left out", [
    [
      "D: Any fever? / P: No. / D: Do you work? / P: I am a teacher. / D: And does that help at all? / P: I would say so.",
      /./,
      /This helps/,
    ],
  ]);
});

describe("a thing that was mentioned is written without “mentioned”", () => {
  expectNotes("in a clause that the clinician repeats", [
    [
      "P: My throat is tight. / D: You mentioned that you have had some throat tightness. Any loss of smell? / P: No.",
      /throat tightness/,
      /mentioned/,
    ],
    [
      "D: You said the cough started 5 months ago. Is it worse at night? / P: Yes.",
      /cough started 5 months ago/,
      /\bsaid\b/,
    ],
    [
      "D: You mentioned you were short of breath. Is that when you walk? / P: Yes.",
      /short of breath|shortness of breath/,
      /mentioned/,
    ],
    [
      "P: I ache all over. / D: You had mentioned that you have had some chills. Is that at night? / P: Yes.",
      /chills/,
      /mentioned/,
    ],
  ]);
  expectNotes("a symptom that the clinician repeats is written once", [
    [
      "P: I have had a cough for a week. / D: You mentioned a cough as well. Is it dry? / P: It's dry.",
      /cough/,
      /mentioned|reports a cough/,
    ],
    ["P: I get chills at night. / D: You mentioned chills. Any fever? / P: No.", /chills/i, /mentioned/],
  ]);
  expectNotes("in an addition by the patient", [
    [
      "D: Anything else? / P: Oh, I forgot to mention that my feet swell up a lot in the evening.",
      /feet swell up a lot in the evening/,
      /forgot/,
    ],
    [
      "D: Anything else? / P: I also wanted to mention I had prostate biopsies in 2015.",
      /had prostate biopsies in 2015/,
      /mention/,
    ],
    ["D: Anything else? / P: I should say that it hurts more when I sit.", /hurts more when/, /should say/],
  ]);
});

describe("where a disease comes from", () => {
  expectNotes("is not a second diagnosis", [
    [
      "D: Let me listen. Lungs are clear. You have bronchitis. It's from the cold you had last week.",
      /Bronchitis\./,
      /\nCold\./,
    ],
    [
      "D: So this is an ear infection. So with the fever and how much pain he's in I think we should treat it.",
      /ear infection/i,
      /\nFever and how/,
    ],
  ]);
  expectNotes("does not hide the more exact name", [
    ["D: What you're describing is migraine, and the zigzags mean it's migraine with aura.", /Migraine with aura\./],
    [
      "D: So I think this is a flare-up of your COPD, an infective exacerbation.",
      /Likely infective exacerbation of COPD\./,
      /Likely infective exacerbation\.\n/,
    ],
  ]);
});
