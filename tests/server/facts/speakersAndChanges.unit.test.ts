import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("speakers and changes", () => {
  expectNotes("a speaker who only talks about another person is not the patient", [
    [
      "D: What's going on with Noah? / P: He's been barking like a seal since last night. / D: Does he have a fever? / P: He had 38.2. I gave him ibuprofen. / D: Is he drinking? / P: He has sips. / D: Was he born on time? / P: He was early.",
      /caregiver|parent/i,
      /patient gave him/i,
    ],
    [
      "D: How is Ava? / P: She's had a rash since Monday. / D: Does she scratch? / P: She does. I put cream on it. / D: Is she feverish? / P: She was. / D: Does she drink? / P: She drinks well.",
      /rash/i,
      /patient put/i,
    ],
    // The patient's own complaint stays the patient's.
    [
      "D: What's wrong? / P: He's leaving me, my husband. I have a headache every day. / D: Is he at home? / P: He is. / D: Does he help? / P: He does not. / D: Is he violent? / P: He is not.",
      /headache/i,
      /caregiver/i,
    ],
    [
      "D: How are you? / P: He is well, my son. I have a cough. / D: Does he have it too? / P: He does. / D: Is he in school? / P: He is. / D: Has he had a fever? / P: He has not.",
      /cough/i,
      /caregiver/i,
    ],
  ]);

  expectNotes("the speaker's relation is not written as the patient's", [
    [
      "D: And you're her daughter? / P: Yes. She's been muddled for three days.",
      /muddled/i,
      /is (?:her|the|their|your) daughter/i,
    ],
    ["D: You are his wife? / P: Yes, I am. He fell.", /^/, /is (?:his|their|your) wife/i],
    ["D: You're Tom's mother? / P: Yeah. He coughs.", /cough/i, /is [^.]*mother/i],
    ["D: You are diabetic? / P: Yes. I take metformin.", /metformin/i],
  ]);

  expectNotes("a treatment that is wanted but not possible is not read as an order", [
    [
      "D: Your heart failure is better. I'd like to add sacubitril, but your pressure's too low for now.",
      /Sacubitril not started given pressure too low for now/,
      /We will add/,
    ],
    [
      "D: It's diabetes. I was hoping to start metformin, but your kidney function is not good enough.",
      /Metformin not started/,
      /We will start/,
    ],
    [
      "D: It's gout. I wanted to give you colchicine, but your platelets are too low.",
      /Colchicine not started given platelets too low/,
      /We will give/,
    ],
    ["D: It's gout. I'd like to start colchicine, but not before Monday.", /colchicine/i, /not started/],
  ]);

  expectNotes("a side effect for which a drug was stopped is not read as a present complaint", [
    [
      "D: Taking everything? / P: I stopped the spironolactone because my chest got sore.",
      /chest/,
      /Reports chest pain/,
    ],
    [
      "D: Any medicines? / P: I quit amlodipine because my ankles were swollen.",
      /amlodipine/i,
      /Reports ankle swelling/,
    ],
    ["D: Any medicines? / P: I came off simvastatin since it gave me muscle pain.", /simvastatin/i, /Reports muscle/],
    ["D: How are you? / P: I stopped running because my knee hurts.", /knee/i],
  ]);

  expectNotes("a febrile seizure is not read as a fever", [
    ["D: Any fits as a child? / P: I had a febrile seizure when I was two.", /febrile/i, /Reports fever/i],
    ["D: Any history? / P: He had febrile convulsions as a baby.", /./, /Reports fever/i],
    ["D: How are you? / P: I feel febrile.", /fever/i],
  ]);

  expectNotes("a duration of “one or two” is kept", [
    [
      "D: What's wrong? / P: I have palpitations. / D: How long do they last? / P: A minute or two.",
      /Each episode lasts a minute or (?:2|two)/,
    ],
    ["D: What's wrong? / P: I've had a cough for a week or two.", /for a week or (?:2|two)/i],
    ["D: When did the cough start? / P: A month or two ago.", /for a month or (?:2|two)/i],
    ["D: What's wrong? / P: I've had a cough for a week.", /for a week/i, /or (?:2|two)/],
  ]);

  expectNotes("a symptom of the beginning of the illness is past", [
    [
      "D: What's wrong? / P: My ear is blocked. / D: Any pain? / P: It was sore at first. Now it's just full.",
      /previous|at first/i,
      /Reports pain/,
    ],
    [
      "D: What's wrong? / P: I have a cough. / D: Any fever? / P: There was initially, but now it's gone.",
      /./,
      /Reports fever/,
    ],
    [
      "D: What's wrong? / P: I have a cough. / D: Any fever? / P: It was mild at first. Now it's worse.",
      /Reports fever/,
    ],
    ["D: What's wrong? / P: I have a cough. / D: Any fever? / P: Yes, since Monday.", /Reports fever/],
    [
      "D: What's wrong? / P: I cut my leg. / D: Any pain? / P: It was stinging at first. Now it's throbbing.",
      /pain/i,
      /previous pain/i,
    ],
  ]);

  expectNotes("a swap of drugs orders the new one", [
    ["D: It's heart failure. Swap the spironolactone for eplerenone, 25 a day.", /eplerenone/i],
    ["D: It's reflux. Switch omeprazole for famotidine 20 mg.", /famotidine 20/i],
    ["D: It's hypertension. Substitute the ramipril with losartan 50 mg.", /losartan 50/i],
    ["D: Post void residual is a hundred and forty.", /Post void residual: 140/i],
  ]);
});
