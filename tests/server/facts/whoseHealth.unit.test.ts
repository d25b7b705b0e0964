import { describe, expect, test } from "vitest";
import { isOfClinician } from "../../../src/server/facts/roles/isOfClinician";
import { withoutOwnLife } from "../../../src/server/facts/roles/withoutOwnLife";
import { expectNotes } from "./harness";

describe("readFacts on animals", () => {
  expectNotes("leaves their diseases and drugs out", [
    ["P: My dog has to take phenobarbital for his fits. I have a cough.", /[Cc]ough/, /phenobarbital|seizure/i],
    ["P: Our cat has diabetes. I give her insulin. My knee hurts.", /[Kk]nee pain/, /insulin|diabetes/i],
    ["P: The vet put our horse on bute. My back hurts.", /[Bb]ack pain/, /bute|horse/i],
    ["P: I was up all night, my spaniel had a seizure. I have a headache.", /[Hh]eadache/, /seizure/i],
    ["D: Any medicines? / P: My dog's on gabapentin. I take lisinopril.", /Lisinopril/, /gabapentin/i],
    ["P: My rabbit has cancer and the vet gave him tramadol. I feel low.", /low/, /cancer|tramadol/i],
  ]);
  expectNotes("keeps what they do to the patient", [
    ["P: My dog bit me on Tuesday.", /bit/],
    ["P: My cat has ringworm and I have a rash.", /ringworm[^]*rash|rash[^]*ringworm/i],
    ["P: I took my dog's tramadol.", /tramadol/i],
  ]);
});

describe("readFacts on the speaker who is not the patient", () => {
  expectNotes("gives a child neither the pregnancy nor the drugs of the parent", [
    [
      "D: What's up with little Noah? / P: He's had a cough since Monday. I'm pregnant, so I worry. / D: Is he eating? / P: A bit.",
      /[Cc]ough/,
      /pregnant/,
    ],
    [
      "D: What can I do for your daughter? / P: She has a rash. I'm six months pregnant. / D: Does she itch? / P: Yes.",
      /[Rr]ash/,
      /pregnant/,
    ],
    [
      "D: Who is this? / P: This is my son Leo, he's four, he has an earache. I take labetalol by the way. / D: Has he had a fever? / P: No.",
      /[Ee]ar pain|[Ee]arache/,
      /[Ll]abetalol/,
    ],
  ]);
  test.each([
    ["I am pregnant", ""],
    ["He has a fever, and I take sertraline", "He has a fever"],
    ["I was pregnant with him then", "I was pregnant with him then"],
    ["I take him to the park", "I take him to the park"],
    ["I have asthma", ""],
    ["I have a question", "I have a question"],
    ["She has a cough, but I have asthma", "She has a cough"],
  ])("withoutOwnLife leaves of %s: %s", (text, left) => {
    expect(withoutOwnLife(text)).toBe(left);
  });
});

describe("readFacts on a clinician's own life", () => {
  test.each([
    "My own mother takes warfarin.",
    "My wife had that last year.",
    "I take that one myself.",
    "I have it too.",
  ])("isOfClinician is true of %s", (text) => {
    expect(isOfClinician(text)).toBe(true);
  });
  test.each([
    "My colleague will see you.",
    "I have your results.",
    "I also take your blood pressure.",
    "My concern is gout.",
  ])("isOfClinician is false of %s", (text) => {
    expect(isOfClinician(text)).toBe(false);
  });
  expectNotes("says nothing about the patient", [
    ["D: My mother takes warfarin too. How is your knee? / P: Sore.", /[Kk]nee/, /warfarin/i],
  ]);
});

describe("readFacts on a record that is another person's", () => {
  expectNotes("withdraws what was read out", [
    ["D: It says here you're allergic to sulfa. / P: That's my sister.", /Denies allergy to sulfa/, /Allergic to/],
    ["D: It says you have epilepsy. / P: No, that's my brother, we get mixed up.", /^/, /epilepsy|mixed/i],
    ["D: I see you had a stroke in 2015. / P: Wasn't me, you've got the wrong chart.", /^/, /stroke/i],
    ["D: And you're on warfarin? / P: No, that's my dad. I take apixaban.", /Apixaban/, /warfarin/i],
    ["D: You had a hip replacement. / P: You're thinking of my mother.", /^/, /hip replacement/i],
    ["P: My sister says she's allergic to penicillin.", /^/, /Allergic to penicillin/],
  ]);
  expectNotes("does not withdraw answers about the family", [
    ["D: Any family history of cancer? / P: That's my dad, he had lung cancer.", /Father: lung cancer/],
    ["D: Who is with you? / P: That's my sister. / D: Any allergies? / P: Latex.", /Allergic to latex/],
    ["P: My sister says I'm allergic to nuts.", /Allergic to nuts/],
  ]);
});

describe("readFacts on the wrong page of a record", () => {
  expectNotes("leaves out what was read from it", [
    ["D: It says you're on digoxin. Hang on, that's the wrong chart. He has gout. / P: Right.", /^/, /digoxin|gout/i],
    ["D: I see a penicillin allergy. No, that's somebody else's. / P: Okay.", /^/, /penicillin/i],
    ["D: Next page is Mr. Diaz, this was misfiled, he's on amiodarone. / P: Not me.", /^/, /amiodarone/i],
    ["D: Mrs. Ito with the hip fracture, that isn't you. / P: No, I have a rash.", /[Rr]ash/, /fracture/i],
    ["D: Your hemoglobin is 9. Oh, this is another patient's. / P: Okay.", /^/, /hemoglobin/i],
    ["D: You've got atrial fibrillation. Sorry, wrong results. / P: Phew.", /^/, /fibrillation/i],
  ]);
  expectNotes("keeps the patient's own", [
    ["D: The scan shows nothing wrong. You have a sprain. / P: Good.", /[Ss]prain/],
    ["P: They gave me the wrong results at first. My potassium was 6.", /potassium/i],
  ]);
});

describe("readFacts on relatives by blood", () => {
  expectNotes("names the cancer and whose relative it is", [
    ["D: Any cancers in the family? / P: Bowel, my grandad.", /bowel cancer/i],
    ["D: Any cancer in your family? / P: Yes, prostate, my dad.", /Father: prostate cancer/],
    ["D: Any cancers in the family? / P: My mum, breast.", /Mother: breast cancer/],
    ["D: Any cancers in the family? / P: On my mother's side, her father.", /Mother's father: cancer/],
    ["D: Does diabetes run in the family? / P: On my dad's side, his mother.", /Father's mother: diabetes/, /\nMother/],
    [
      "D: Any cancer in the family? / P: Lung, my uncle, and breast, my aunt.",
      /Uncle: lung cancer[^]*Aunt: breast cancer/,
    ],
  ]);
  expectNotes("does not list a partner as a relative", [
    [
      "D: Any heart disease in the family? / P: My wife. / D: I meant blood relatives. / P: Oh. No.",
      /No family history/,
      /Wife: heart/,
    ],
    [
      "D: Any cancer in the family? / P: My husband had lymphoma. / D: I mean your own side. / P: Oh, no.",
      /No family history/,
      /lymphoma/,
    ],
    ["D: Any fever? / P: Oh. Yes, since Monday.", /fever/i, /[Dd]enies/],
  ]);
});
