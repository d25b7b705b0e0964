import { describe } from "vitest";
import { expectNotes } from "./harness";

const opening = "D: What brings you in? / P: I have a cough. / ";

describe("drugs that a clinician reads out", () => {
  expectNotes("are taken if the patient confirms them", [
    [`${opening}D: Lisinopril is once a day for your blood pressure. / P: That's right.`, /Lisinopril daily/],
    [`${opening}D: And the other one is sertraline. / P: Right.`, /Sertraline\./],
    [`${opening}D: Then there's metoprolol. / P: Yes, twice a day.`, /Metoprolol twice daily/],
    [`${opening}D: And the last one is Eliquis? / P: Correct.`, /Eliquis\./],
    [
      `${opening}D: Bactroban ointment is also three times a day as needed. / P: Yep.`,
      /Bactroban ointment 3 times daily/,
    ],
    [`${opening}D: Have you been applying triamcinolone to it? / P: Yes.`, /Triamcinolone\./],
    [
      `${opening}D: The others are the same, except for Klonopin? / P: Yeah, I'm taking four mg in the morning and six mg at night.`,
      /Klonopin 4 mg in the morning and 6 mg at night/,
    ],
    [`${opening}D: And how about your insulin dose? / P: I adjust that myself.`, /Insulin\./],
  ]);
  expectNotes("are taken after a “no” that agrees with a negative question", [
    [`${opening}D: You're on Xarelto, right? / P: No, that's right, but I hate it.`, /Xarelto\./, /Not taking/],
    [
      `${opening}D: You are on warfarin, correct? Or am I wrong here? / P: No, you are right.`,
      /Warfarin\./,
      /Not taking/,
    ],
  ]);
  expectNotes("are not taken if the patient denies them, took them earlier or has only heard of them", [
    [`${opening}D: And the other one is sertraline. / P: No, I stopped that.`, /cough/i, /Sertraline\.$/m],
    [`${opening}D: You're on Xarelto, right? / P: No, not any more.`, /cough/i, /\nXarelto\.$/m],
    [`${opening}D: You were on Humira before, right? / P: Yes.`, /previously took Humira/, /MEDICATIONS/],
    [`${opening}D: You don't take warfarin, right? / P: No, that's right.`, /cough/i, /\nWarfarin\.$/m],
    [`${opening}D: Have you heard of melatonin? / P: Yes.`, /cough/i, /Melatonin/],
  ]);
});

describe("drugs that a question supposes", () => {
  expectNotes("are taken", [
    ["D: How has your acne been since you started the spironolactone? / P: It has been improving.", /Spironolactone\./],
    [`${opening}D: Is your reflux better since we put you on the Protonix? / P: A bit better.`, /Protonix\./],
    [`${opening}D: How are your sugars since going on Ozempic? / P: Good.`, /Ozempic\./],
  ]);
  expectNotes("are not taken if the patient says so", [
    [`${opening}D: Any better since you started the Ozempic? / P: I never started it.`, /cough/i, /\nOzempic\.$/m],
  ]);
});

describe("drugs named without a verb", () => {
  expectNotes("continue a list", [
    [
      "D: Do you take anything? / P: I take metoprolol. / D: Okay. / P: And a baby aspirin in the mornings.",
      /Baby aspirin/,
    ],
    [
      "D: Do you take anything? / P: Metoprolol. / D: Anything else? / P: Oh and fish oil at night.",
      /Fish oil nightly/,
    ],
    [`${opening}D: Go on. / P: I take losartan. Also vitamin D.`, /Vitamin D\./],
  ]);
  expectNotes("are not read where there is no list", [
    [`${opening}D: Any allergies? / P: Sulfa. And penicillin.`, /Allergic to penicillin/, /MEDICATIONS/],
    [`${opening}D: Go on. / P: My back hurts. And the aspirin bottle was empty.`, /back/, /\nAspirin\.$/m],
  ]);
  expectNotes("answer a question for a name", [
    [`${opening}D: What did you use back then? / P: Prozac?`, /previously took Prozac/],
    [`${opening}D: Which puffers are you on? / P: I'm on this other puffer thing. It's called Spiriva.`, /Spiriva\./],
    [
      "D: When did the leg pain start? / P: It all started after taking that medication. What is it called? Something with L? Yeah, Lipitor.",
      /after taking Lipitor/,
    ],
    ["D: What is it? / P: My nose runs. I used this nasal spray. I forget the name. Oh, Flonase.", /used Flonase/],
  ]);
});

describe("drugs taken at an earlier time", () => {
  expectNotes("are kept in the history", [
    [`${opening}D: What did they do? / P: They had me on a trial of Elavil.`, /previously took Elavil/, /\nElavil\.$/m],
    [`${opening}D: Go on. / P: My doctor had me try gabapentin for it.`, /previously took gabapentin/],
    [
      `${opening}D: I see you took Claritin and Zyrtec in the past, correct? Did they help? / P: Yeah, that's correct. They worked for a bit.`,
      /took Claritin and Zyrtec in the past/,
      /\nClaritin\.$/m,
    ],
  ]);
});

describe("drugs that are not always taken", () => {
  expectNotes("are medications", [
    [`${opening}D: Are you on Lexapro? / P: Yes. I don't take it every day.`, /MEDICATIONS\s+Lexapro\./, /Not taking/],
    [`${opening}D: Go on. / P: I don't always take my lisinopril.`, /MEDICATIONS\s+Lisinopril\./, /Not taking/],
    [
      `${opening}D: Do you use the Flovent? / P: Yes, but I'm not using it as often as I should.`,
      /Flovent/,
      /Not taking/,
    ],
    [
      `${opening}D: Are you on Lexapro? / P: Yes. / D: How long have you been taking the full dosage? / P: About a week. I don't take it every day.`,
      /does not take it every day[^]*Lexapro for a week/,
    ],
  ]);
  expectNotes("are none if the patient stopped or does not take them", [
    [`${opening}D: Are you on Lexapro? / P: Yes. I don't take it any more.`, /Lexapro/, /MEDICATIONS\s+Lexapro\.$/m],
    [`${opening}D: Go on. / P: I don't take metformin.`, /Not taking metformin/],
  ]);
});

describe("a drug given instead of another", () => {
  expectNotes("is listed as taken", [
    [
      "D: What did they do? / P: They took me off it and gave me hydrochlorothiazide instead of lisinopril because of the cough.",
      /Hydrochlorothiazide/,
      /Hydrochlorothiazide: stopped/,
    ],
  ]);
});

describe("a drug after “it is” or “that is”", () => {
  expectNotes("is listed", [
    ["D: What medicines do you take? / P: I think it is warfarin.", /Warfarin/],
    ["D: What do you take? / P: I take a tablet that is a blood thinner.", /Blood thinner/],
  ]);
});

describe("the name of a drug", () => {
  expectNotes("replaces its class", [
    ["D: Are you on birth control? / P: Yes, Yaz.", /MEDICATIONS\n\nYaz/, /Birth control/],
    ["D: Are you on a blood thinner? / P: Yes, apixaban.", /Apixaban/, /Blood thinner/i],
    ["D: Are you taking a statin? / P: Yeah, atorvastatin 20.", /Atorvastatin 20/, /\nStatin/i],
    ["D: What do you take? / P: I take Symbicort, which is a steroid.", /Symbicort/, /\nSteroid/],
    ["D: Are you on birth control? / P: Yes.", /Birth control/i],
  ]);
});

describe("a drug that is only chosen or prescribed", () => {
  expectNotes("is not in the list of medications unless it is taken", [
    [
      "D: I want you to stop the Microgynon today. / P: So what can I have? / D: The mini pill or the implant. / P: I think I'd go for the mini pill for now. / D: Okay. Desogestrel, 75 micrograms, every day.",
      /PLAN[^]*Desogestrel 75 mcg daily/,
      /MEDICATIONS/,
    ],
    ["D: There are patches or tablets. / P: I'd rather have the nicotine patches.", /^/, /MEDICATIONS/],
    [
      "D: Let me feel your neck. Gland's a little full, no nodules. / P: And my hair? / D: That's the iron. So separate from the multivitamin, ferrous sulfate, 325 every other day at supper.",
      /PLAN[^]*[Ff]errous sulfate 325 every other day/,
      /MEDICATIONS/,
    ],
    ["D: What do you take? / P: I take the mini pill.", /MEDICATIONS\s+Mini pill/],
  ]);
});

describe("a drug that has been taken since last month", () => {
  expectNotes("is a present medicine", [
    [
      "P: My back hurts. / D: What medicines are you on? / P: Amlodipine, and aspirin since last month.",
      /Amlodipine\.\s+Aspirin/,
      /previously/,
    ],
    ["P: My back hurts. / D: Any medicines? / P: Sertraline since last year.", /Sertraline/, /previously/],
  ]);
});

describe("a drug that a question supposes to be taken", () => {
  expectNotes("is a medicine, with the dose of a later answer, unless it was stopped", [
    [
      "D: How have you been since I started you on the sertraline? / P: A bit better. / D: And you're taking it daily? / P: Yes, fifty milligrams in the morning.",
      /Sertraline 50 mg in the morning/,
    ],
    ["D: How's it going on the new metformin? / P: Fine.", /MEDICATIONS\s+Metformin/],
    ["D: How are you doing with the Lexapro? / P: I stopped it.", /Lexapro: stopped/],
    ["P: I'm on sertraline. / D: Are you still taking that? / P: Yes, 100 mg.", /Sertraline 100 mg/],
  ]);
});

describe("vitamins", () => {
  expectNotes("are listed as medications", [
    ["D: Are you on any medications? / P: No, just some vitamins.", /MEDICATIONS\n\nVitamins\./, /Vitamin S/],
    ["D: Any medications? / P: A multivitamin and my prenatal vitamins.", /[Pp]renatal vitamins/, /vitamin S/i],
    ["D: Do you take vitamins? / P: Vitamin D and B12.", /vitamin D/i],
  ]);
  expectNotes("leave the denial of medications if they are denied, too", [
    ["D: Any medications? / P: No, none. / D: Any vitamins? / P: No.", /Denies taking any medications/],
  ]);
});

describe("medicines read out to be confirmed", () => {
  expectNotes("are taken with what the answer adds", [
    [
      "D: Now other tablets, it's the ramipril, five milligrams, the bisoprolol 2.5 and the apixaban, is that right? / P: Yes, the apixaban's twice a day. And the one for my prostate. Tamsulosin.",
      /ramipril 5 mg\.[^]*bisoprolol 2\.5\.[^]*apixaban twice daily\.[^]*tamsulosin\./i,
      /medication for the prostate/i,
    ],
    [
      "D: You're still on the hydrochlorothiazide, 25? / P: The water pill? Yep, every morning. / D: And the amlodipine 5? / P: Yes. And the atorvastatin at night, that's the 40.",
      /hydrochlorothiazide 25 every morning\.[^]*amlodipine 5\.[^]*atorvastatin 40 nightly\./i,
    ],
    [
      "D: Your tablets are amlodipine, bendroflumethiazide and simvastatin, yes? / P: That's it. Well, not the simvastatin, it gave me cramps.",
      /amlodipine\.[^]*bendroflumethiazide\./i,
      /\nsimvastatin\.\n/i,
    ],
  ]);
  expectNotes("are not taken if they were only mentioned", [
    ["D: The prednisone and colchicine we mentioned earlier, correct? / P: That's correct.", /^/, /MEDICATIONS/],
  ]);
});

describe("a drug on which the clinician asks how something is", () => {
  expectNotes("is taken, and a no denies what was asked about", [
    [
      "D: How are the headaches on the propranolol? / P: No headaches at all, it's been great.",
      /MEDICATIONS\s+Propranolol/,
      /not taking/i,
    ],
    [
      "D: How's the reflux on the omeprazole? / P: No reflux, thank goodness.",
      /MEDICATIONS\s+Omeprazole/,
      /not taking|thank/i,
    ],
    ["D: How has the blood pressure been on the new amlodipine? / P: Fine.", /MEDICATIONS\s+Amlodipine/, /not taking/i],
    ["D: How's your mood on the sertraline? / P: No change really.", /MEDICATIONS\s+Sertraline/, /not taking/i],
  ]);
  expectNotes("does not end a symptom that is still there", [
    ["D: And how's the cough? / P: No, still there.", /still there/, /denies/i],
  ]);
});
