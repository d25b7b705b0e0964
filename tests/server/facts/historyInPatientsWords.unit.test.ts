import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the history in the patient's words", () => {
  expectNotes("a disease that is going around is not a past disease", [
    [
      "P: I have a cough. / D: Have you travelled? / P: No, I've been working from my flat because of Covid.",
      /cough/i,
      /history of[^.]*covid/i,
    ],
    [
      "P: I have a cough. / D: Any medical conditions? / P: Just asthma, and I had the flu vaccine.",
      /history of asthma\.$/im,
      /history of[^.]*(?:flu|influenza)/i,
    ],
    ["P: I have a cough. / D: Any medical conditions? / P: I had Covid in March.", /history of covid/i],
  ]);
  expectNotes("not knowing the kind of a disease does not deny the disease", [
    [
      "P: My knees hurt. / D: Anyone in the family with cancer? / P: My aunt had, I don't remember what type of cancer it was, but she had bad cancer.",
      /Aunt: (?:bad )?cancer/i,
      /no family history of cancer/i,
    ],
    [
      "P: My knees hurt. / D: Any joint conditions in the family? / P: My mother had arthritis and I'm not sure what kind. On my father's side. There is some gout there.",
      /father's side/i,
      /no family history/i,
    ],
  ]);
  expectNotes("no to several habits denies each", [
    [
      "P: I have a cough. / D: Do you drink any alcohol, vape or smoke cigarettes? / P: Nope. I do not do any of those.",
      /Denies vaping[^]*Denies smoking[^]*Denies alcohol use|Denies alcohol use[^]*Denies/,
    ],
    [
      "P: I have a cough. / D: Do you smoke or drink alcohol? / P: No, I only drink at weddings.",
      /cough/i,
      /denies alcohol/i,
    ],
  ]);
  expectNotes("the duration of something else is not that of the complaint", [
    [
      "P: My ankle hurts since Monday. / D: How long is the cruise? / P: It's only for like nine days.",
      /ankle/i,
      /9 days/,
    ],
    ["P: My ankle hurts. / D: How long is the pain there after walking? / P: About 20 minutes.", /ankle/i],
  ]);
  expectNotes("each sentence of an open answer is read with those before it", [
    [
      "D: What brings you in today? / P: I'm allergic to cefaclor. It gave me hives.",
      /allergic to cefaclor \(hives\)/i,
    ],
  ]);
  expectNotes("is written as statements only", [
    [
      "P: My ankle hurts. / D: Any questions? / P: I am flying out soon, can I still go after the injection?",
      /ankle/i,
      /still goes|go after/i,
    ],
    ["P: I've had a rash since Monday so I thought I'd get it checked out.", /rash/i, /checked out/i],
    ["P: My back hurts. The other day I forgot to take my insulin and I felt confused.", /forgot\b/, /forgots/],
  ]);
});
