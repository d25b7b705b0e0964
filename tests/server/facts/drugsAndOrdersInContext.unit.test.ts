import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a drug in the reason of an order", () => {
  expectNotes("is not ordered", [
    [
      "P: It burns when I pee. / D: I'm going to give you Macrobid, 100 milligrams twice a day for five days, since you can't take Bactrim.",
      /Macrobid 100 mg twice daily for 5 days/,
      /Bactrim\./,
    ],
  ]);
});

describe("a refusal that names what it refuses", () => {
  expectNotes("withdraws what it names", [
    [
      "P: I smoke. / D: I want you to try the nicotine patch, 14 milligrams. Bring your home readings, and I'll see you back in four weeks. / P: I'd rather not do the patch.",
      /patch[^.]*declines|declines[^.]*patch/i,
      /readings[^.]*declines/,
    ],
    [
      "D: Let's get an MRI of the knee. And I'll give you a brace. / P: I don't want the MRI.",
      /MRI[^.]*declines|declines[^.]*MRI/i,
    ],
  ]);
});

describe("an order after its reason without a comma", () => {
  expectNotes("is kept", [
    [
      "P: My back hurts. / D: Because of your ulcer I'd like you to stop the ibuprofen and use Tylenol, a thousand milligrams three times a day.",
      /stop the ibuprofen and use Tylenol 1000 mg 3 times daily/,
      /^Ulcer\.$/m,
    ],
  ]);
});

describe("how often a drug is taken", () => {
  expectNotes("says that it is taken", [
    ["D: Are you taking the lisinopril? / P: Every day, the 20. I miss maybe one a week.", /MEDICATIONS\n\nLisinopril/],
    ["D: Are you still using the Flovent? / P: Twice a day, yeah.", /MEDICATIONS\n\nFlovent/],
  ]);
  expectNotes("does not say so if it was stopped", [
    [
      "D: Are you taking the lisinopril? / P: Every day until last month. I stopped.",
      /./,
      /MEDICATIONS\n\nLisinopril daily/,
    ],
  ]);
});

describe("a drug given for an earlier illness", () => {
  expectNotes("is not taken now", [
    [
      "P: It burns when I pee. / D: Have you had this before? / P: Yeah, last year. They gave me Macrobid and it went away.",
      /./,
      /MEDICATIONS\n\nMacrobid/,
    ],
  ]);
});

describe("a disease whose treatment is judged", () => {
  expectNotes("is a problem of the plan", [
    [
      "P: I'm here for my check-up. / D: So your blood pressure's not where we want it. I'd like to add amlodipine, 5 milligrams once a day.",
      /Hypertension, not well controlled\.\n• Medical treatment: We will add amlodipine/,
    ],
    [
      "P: I'm here for my check-up. / D: Your asthma isn't under good control. Let's start Flovent.",
      /Asthma, not well controlled/,
    ],
    [
      "P: I'm here for my check-up. / D: The sugars are still too high. Let's add Jardiance 10 milligrams daily.",
      /Diabetes, not well controlled/,
    ],
  ]);
  expectNotes("is not a problem if the value has another cause", [
    ["P: My leg hurts. / D: Your blood pressure is still high because of the pain.", /./, /Hypertension/],
    ["P: My leg hurts. / D: Your blood pressure is high today.", /./, /Hypertension/],
  ]);
});

describe("a back that was thrown out", () => {
  expectNotes("is back pain", [
    ["P: I threw my back out two days ago lifting a couch.", /Back pain for 2 days/],
    ["P: My back went out yesterday.", /Back pain/],
  ]);
});

describe("a child who is presented by name and age", () => {
  expectNotes("is the patient whose parent speaks", [
    [
      "D: Who do we have here today? / P: This is Liam, he's four. He's had a fever since Saturday and he's pulling on his ear. / D: Which ear? / P: The right one. / D: How high has his fever been? / P: 102.3. I gave him Tylenol. / D: Is he peeing normally? / P: Yeah, same as always.",
      /The parent gave/,
      /patient gave|Fever is located/i,
    ],
    [
      "D: Who do we have here today? / P: This is Liam, he's four. He's had a fever since Saturday and he's pulling on his ear. / D: Which ear? / P: The right one. / D: How is he eating? / P: Fine. / D: Does he cough? / P: No.",
      /Ear pulling is on the right side/,
    ],
  ]);
});

describe("how often another device is used", () => {
  expectNotes("is not added to the drug before it", [
    [
      "P: I'm short of breath. / D: So it's a flare of the COPD. Keep the Trelegy going. Use the nebulizer every four to six hours.",
      /Trelegy/,
      /Trelegy[^.]*every 4 to 6 hours/,
    ],
  ]);
});

describe("a wish about a new drug", () => {
  expectNotes("is not read as a refusal", [
    [
      "P: I feel down. / D: Keep the rifle at your brother's. I'd like to start you on escitalopram 10 milligrams. I'll see you in two weeks. / P: I don't want to take anything that'll make me gain weight.",
      /escitalopram/,
      /declines/,
    ],
  ]);
});

describe("a drug that the clinician only talks about", () => {
  expectNotes("is not ordered", [
    [
      "P: I have a rash. / D: This is plaque psoriasis. I'll give you clobetasol ointment twice a day. The propranolol can make psoriasis worse so I'd talk to your neurologist about something else.",
      /clobetasol/,
      /^.*Medical treatment.*\bPropranolol\.$/m,
    ],
  ]);
});

describe("a drug of an earlier period of life", () => {
  expectNotes("is not taken now", [
    [
      "D: Any history of depression? / P: In college I took Zoloft for about a year. It worked.",
      /Zoloft/,
      /MEDICATIONS\n\nZoloft/,
    ],
  ]);
});

describe("a rating without its scale", () => {
  expectNotes("is written once", [
    [
      "P: My back has hurt for two days. / D: How bad is it? / P: About a six.",
      /Back pain [^.]*6 on a scale of 10/,
      /Severity: About/,
    ],
  ]);
});

describe("a temperature without its unit", () => {
  expectNotes("is not read as an age", [
    ["P: My toe hurts. / D: The toe is red. You're 98.8, 148 over 88.", /148\/88/, /98 years/],
  ]);
});

describe("what a patient may do under a limit", () => {
  expectNotes("keeps the limit", [
    [
      "P: I have gout. Can I still go to work? / D: You can, but stay off it today and tomorrow.",
      /may go to work \(stay off it today and tomorrow\)/,
    ],
  ]);
});

describe("a vaccine that is offered and accepted", () => {
  expectNotes("is an order", [
    ["P: I have asthma. / D: Flu shot today? / P: Yes please.", /give the flu shot/, /MEDICATIONS/],
  ]);
});

describe("a short course of an earlier month", () => {
  expectNotes("is not taken now", [
    [
      "D: Have you been to the emergency room? / P: Once in September, they gave me steroids for five days.",
      /./,
      /MEDICATIONS/,
    ],
    [
      "P: My toe hurts. The last time was maybe March, my doctor gave me colchicine and it was gone in a couple of days.",
      /./,
      /MEDICATIONS/,
    ],
  ]);
});

describe("a greeting", () => {
  expectNotes("is not read as a follow-up", [
    ["D: Hello Mrs. Okafor, come in. How have you been? / P: I have a cough.", /Cough/, /Okafor/],
    ["D: Come back in if it gets worse, Mrs. Okafor. / P: OK.", /[Cc]ome back|[Rr]eturn/],
  ]);
});

describe("a dose in grams", () => {
  expectNotes("is kept", [
    ["D: Are you taking the metformin? / P: Yes, one gram twice a day.", /Metformin 1 g(?:ram)? twice daily/],
  ]);
});

describe("a refusal of one of two things that are ordered", () => {
  expectNotes("keeps the other", [
    [
      "P: I'm pregnant. / D: You're Rh negative, so you'll get the RhoGAM shot today, and the Tdap as well. / P: I'd rather wait on the Tdap.",
      /Declines the Tdap/,
      /RhoGAM[^.]*declines|(?<!the) Tdap\./,
    ],
  ]);
});

describe("a drug of a list that is another person's", () => {
  expectNotes("is not the patient's", [
    [
      "D: What medicines are you on? / P: Amlodipine 10, losartan 100, and they just added the tamsulosin thing, no wait that's my dad's. And oxybutynin, 5 milligrams twice a day.",
      /Amlodipine[^]*Losartan[^]*Oxybutynin/,
      /[Tt]amsulosin/,
    ],
  ]);
});

describe("a faint that did not happen", () => {
  expectNotes("is near-syncope", [
    [
      "P: I've been dizzy. I feel like I'm going to pass out when I stand.",
      /near-syncope/,
      /Reports fainting|and fainting/,
    ],
    ["P: I almost fainted on Tuesday.", /near-syncope/i],
    ["P: I fainted on Tuesday.", /[Ff]ainting/, /near-syncope/i],
  ]);
});

describe("an interpreter’s answer", () => {
  expectNotes("is the patient's", [
    [
      "D: Who is this? / P: This is my mom. I'm her daughter. She's been dizzy. / D: Any chest pain or heart racing? / P: She says no.",
      /[Dd]enies chest pain or palpitations/,
    ],
  ]);
});

describe("an allergen that is named again in a shorter form", () => {
  expectNotes("is listed once", [
    [
      "D: Any allergies? / P: Contrast dye, I got hives. / D: Since you're allergic to contrast we'll give you prednisone first. / P: Okay.",
      /Allergic to contrast dye \(hives\)/,
      /Allergic to contrast\./,
    ],
  ]);
});
