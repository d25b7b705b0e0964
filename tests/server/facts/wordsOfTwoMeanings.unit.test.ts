import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a word with another meaning", () => {
  expectNotes("is not read as a disease or symptom", [
    ["P: It's my asthma. I've been coughing and I can't do PE.", /History of asthma\.|asthma/, /and PE|embol/i],
    ["P: My son is wheezy. He hates PE and he missed the PE lesson.", /^/, /History of PE|: PE/],
    ["P: I had a PE in 2019.", /PE/],
    ["O: It's her skin, doctor, she's tearing herself to bits.", /^/, /watery eyes/i],
    ["P: It's a tearing pain in my chest.", /pain/i, /watery eyes/i],
    ["P: My left eye keeps tearing.", /watery eyes/i],
    ["D: Any stomach ulcers? / P: I had a bleeding ulcer in 2019.", /History of ulcer/, /reports bleeding/i],
    ["D: Could you be pregnant? / P: No. My last bleed was last week.", /^/, /reports (?:previous )?bleeding/i],
    ["P: My gums are bleeding.", /bleeding/i],
  ]);
});

describe("a drug that was named", () => {
  expectNotes("is not an allergy if it was taken well", [
    ["D: Is she allergic to penicillin? / O: No, she had Augmentin before for her ears.", /^/, /Allergic to Augmentin/],
    ["D: Allergic to penicillin? / P: No, I've taken amoxicillin before.", /^/, /Allergic to amoxicillin/i],
    ["D: Any allergies? / P: No, I had codeine after the operation.", /^/, /Allergic to codeine/i],
    ["D: Any allergies? / P: Amoxicillin gave me a rash.", /Allergic to amoxicillin \(rash\)/i],
  ]);

  expectNotes("is not in the list of medications if the patient only chooses it or the clinician prescribes it", [
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

describe("numbers in a row", () => {
  expectNotes("are kept as they were said", [
    [
      "D: This is bipolar disorder. We'll reduce the lithium to 750, 300 in the morning and 450 at night.",
      /750, 300 in the morning and 450 at night/,
      /750300/,
    ],
    ["D: This is sepsis. Give ceftriaxone 2, 500 of fluid after that.", /^/, /2500/],
    ["D: Platelets are 150, 000.", /150,?000/],
    ["D: Let me examine you. BP 130 by 84.", /Blood pressure: 130\/84/],
    [
      "D: You wrote your home readings down, let me see. So the average is 152 over 94.",
      /Blood pressure \(average\): 152\/94/,
    ],
  ]);
});

describe("a question", () => {
  expectNotes("about thoughts of suicide can be worded briefly", [
    ["D: Any thoughts of ending life? / P: No, no. Not at all.", /denies suicidal ideation/],
    ["D: Do you think of ending life? / P: Sometimes.", /suicidal ideation/],
  ]);

  expectNotes("keeps its subject: the answer is not about something else", [
    [
      "P: I have headaches. / D: How long did the shimmering last? / P: Twenty minutes? Then the headache came.",
      /Headache\.\s/,
      /20 minutes/,
    ],
    ["P: I have headaches. / D: How long did the attack last? / P: Two hours.", /2 hours/],
    [
      "O: He has an earache. / D: Is he around smoke, is he in daycare? / O: Daycare three days.",
      /^/,
      /Smoking: [Dd]aycare/,
    ],
    ["P: I have a cough. / D: Do you smoke? / P: Ten a day.", /10 (?:a day|per day|daily)/],
  ]);
});

describe("the internal mark “@”", () => {
  expectNotes("is not printed", [
    ["O: It's her skin. / D: So it's eczema. I'd give her cephalexin, 125, twice a day.", /give cephalexin/, /@/],
    ["O: My son has a cough. / D: It's croup. I gave him dexamethasone now.", /Croup/, /@/],
  ]);
});
