import { describe } from "vitest";
import { expectNotes } from "./harness";

const opening = "D: What brings you in? / P: I have a cough. / ";

describe("a drug with its dose in a question", () => {
  expectNotes("has the frequency of the answer", [
    [`${opening}D: And the ramipril, five milligrams? / P: Yep, every morning.`, /Ramipril 5 mg every morning/],
    [`${opening}D: And the bisoprolol, 2.5? / P: Yes, in the morning.`, /Bisoprolol 2.5 in the morning/],
    [
      `${opening}D: You're still taking the levothyroxine, 75 micrograms? / P: Yes, first thing before breakfast.`,
      /Levothyroxine 75 mcg first thing before breakfast/,
    ],
    [`${opening}D: And the losartan, 50? / P: Yeah, at night.`, /Losartan 50 nightly/],
    [`${opening}D: And the sertraline, 100 milligrams? / P: Yes, daily.`, /Sertraline 100 mg daily/],
  ]);
  expectNotes("is prescribed and not always taken", [
    [
      `${opening}D: You're on metformin still, one gram twice a day? / P: Well, I should be. I've been missing the night one.`,
      /Metformin 1 gram twice daily \(takes it not always as prescribed\)/,
    ],
    [`${opening}D: You're taking the Trelegy once a day? / P: I'm supposed to.`, /Trelegy daily \(takes it not always/],
  ]);
  expectNotes("keeps what the answer denies", [
    [`${opening}D: And the ramipril, five milligrams? / P: No, I stopped that.`, /cough/i, /Ramipril 5 mg\./],
    [`${opening}D: And the ramipril, five milligrams? / P: Yes, until last week.`, /cough/i, /every week/],
  ]);
});

describe("frequencies", () => {
  expectNotes("by meals and parts of the day", [
    [`${opening}D: What do you take? / P: Glycomet 500 morning and night.`, /Glycomet 500 morning and night/],
    [`${opening}D: What do you take? / P: I take Telma 40 after lunch.`, /Telma 40 after lunch/],
    [`${opening}D: What do you take? / P: Thyronorm 50 on an empty stomach.`, /Thyronorm 50 on an empty stomach/],
    [`${opening}D: What do you take? / P: Ramipril 5 of a morning.`, /Ramipril 5 in the morning/],
    [`${opening}D: What do you take? / P: Simvastatin 40 last thing at night.`, /Simvastatin 40 nightly/],
    [`${opening}D: What do you take? / P: Amlodipine 5 BD.`, /Amlodipine 5 twice daily/],
    [
      `${opening}D: What do you take? / P: Thyronorm 50 before food, Dytor 10 after lunch.`,
      /Thyronorm 50 before food/,
      /Thyronorm 50 before food after lunch/,
    ],
  ]);
});

describe("what a drug does to the patient", () => {
  expectNotes("is denied without the drug", [
    [`${opening}D: Any cough on the lisinopril? / P: No, it was fine.`, /cough/i, /Not taking lisinopril/i],
    [`${opening}D: Any bleeding on the apixaban? / P: No.`, /denies bleeding/i, /Not taking/],
    [`${opening}D: Any ankle swelling since starting the amlodipine? / P: No.`, /denies/i, /Not taking/],
    [`${opening}D: Have you had any rashes on the lamotrigine? / P: No.`, /cough/i, /Not taking/],
    [`${opening}D: Any muscle aches with the statin? / P: No.`, /denies/i, /Not taking/],
    [`${opening}D: Are you on the lisinopril? / P: No.`, /Not taking lisinopril/],
  ]);
});

describe("a drug that is only proposed", () => {
  expectNotes("is not taken", [
    [`${opening}D: How about Wellbutrin? / P: Okay.`, /cough/i, /doing well on Wellbutrin|\nWellbutrin/],
    [`${opening}D: What about sertraline? / P: Fine.`, /cough/i, /doing well on sertraline|\nSertraline/],
    [`${opening}D: How about the metformin? / P: Good.`, /Metformin\./],
  ]);
});

describe("a known allergy", () => {
  expectNotes("is confirmed", [
    [`${opening}D: And allergies, still just sulfa? / P: Yeah, hives.`, /Allergic to sulfa \(hives\)/],
    [`${opening}D: You're allergic to penicillin, is that still right? / P: Yes.`, /Allergic to penicillin/],
    [`${opening}D: Allergies are the same? Just codeine? / P: Yeah.`, /Allergic to codeine/, /MEDICATIONS/],
    [`${opening}D: Any changes in allergies? Just the latex? / P: Yes.`, /Allergic to latex/],
    [
      `${opening}D: So allergies, only peanuts? / P: That's right, my throat closes up.`,
      /Allergic to peanuts \(throat closing\)/,
    ],
    [`${opening}D: Allergies, still just sulfa? / P: No, penicillin too.`, /Allergic to sulfa\.[^]*penicillin/],
  ]);
  expectNotes("is withdrawn if the patient says so", [
    [
      `${opening}D: Any allergies? / P: Once with Augmentin I got loose motions, but not allergy.`,
      /Intolerance to Augmentin/,
    ],
    [
      `${opening}D: Any allergies? / P: Erythromycin upset my stomach but it's not really an allergy.`,
      /Intolerance to erythromycin/,
    ],
    [`${opening}D: Any allergies? Just checking? / P: No.`, /No known allergies/],
  ]);
});
