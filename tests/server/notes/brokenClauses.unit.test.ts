import { describe, expect, test } from "vitest";
import { clinicalWords } from "../../../src/server/notes/writing/clinicalWords";
import { hasBrokenClause } from "../../../src/server/notes/writing/prose/hasBrokenClause";
import { noteEnglish } from "../../../src/server/notes/writing/prose/noteEnglish";
import { planClauses } from "../../../src/server/notes/writing/prose/planClauses";
import { retell } from "../../../src/server/notes/writing/sentences/retell";
import { expectNotes } from "../facts/harness";

describe("a clause that breaks off", () => {
  test.each([
    "We will if the rash spreads",
    "We could with the splint",
    "I advised the patient to what have the sugars been",
    "I advised the patient to be back to normal",
    "I think is causing the dizziness",
    "Said the patient came in with hives",
    "She wakes after she lying on the sofa",
    "He does not think there has not been any bleeding",
    "She denies do her ankles swell",
    "Some the patient wants to walk more",
    "We will order scans to rule out any specific",
    "Gout as long as",
    "Every time she visits her sister, a few hours later",
    "We talked about watching her weight watching the sugar",
    "It hurts but, it when he bends",
    "He limps so if he walks far if he runs",
    "We will get the patient's, some of the blood work",
    "Let us talk about the plan for the knee",
    "I explained that type of thing to lower the pressure",
    "He limps because he thinks he is favoring",
  ])("is recognized: %s", (text) => {
    expect(hasBrokenClause(text)).toBe(true);
  });

  test.each([
    "We will treat it if the rash spreads",
    "I advised the patient to be careful on stairs",
    "I advised the patient to be seen in the clinic",
    "I think it is causing the dizziness",
    "She has a cough, which she thinks is from dust",
    "He says when it stings it is bearable",
    "When they bring him in, he cries",
    "He does not think there is any bleeding",
    "She denies swelling when she stands",
    "Some patients walk more after surgery",
    "We will rule out a specific cause",
    "She keeps a spare inhaler in case",
    "Every time she visits her sister, she sneezes a few hours later",
    "She is a nursing aide in a nursing home",
    "If he walks far, he limps",
  ])("is not found in: %s", (text) => {
    expect(hasBrokenClause(text)).toBe(false);
  });
});

describe("the clauses of a plan", () => {
  test.each([
    [
      "We can start tamsulosin 0.4 mg daily the patient should swallow it whole",
      "We can start tamsulosin 0.4 mg daily; the patient should swallow it whole",
    ],
    ["We will give a brace, it should support the wrist", "We will give a brace; it should support the wrist"],
    ["first we will do, I think we will repeat the smear", "first we will repeat the smear"],
    ["I explained that it is it comes with aging", "I explained that it comes with aging"],
    ["If that does not get if the redness does not settle, call", "If the redness does not settle, call"],
    ["We will continue this on the insulin", "We will continue the insulin"],
    ["Order x-rays of the patient's, some of her old films", "Order x-rays of some of her old films"],
    ["Take the water tablet daily make sure that you drink", "Take the water tablet daily; make sure that you drink"],
    ["The scan looks fine the patient has a small cyst", "The scan looks fine; the patient has a small cyst"],
    ["No because the patient has asthma, we avoid it", "because the patient has asthma, we avoid it"],
    ["We will if and prescribe codeine 30 mg", "We will prescribe codeine 30 mg"],
    ["We will so and book a scan", "We will book a scan"],
    ["She is due for a smear, correct", "She is due for a smear"],
  ])("are written apart, without what breaks off: %s", (said, written) => {
    expect(planClauses(said)).toBe(written);
  });

  test.each([
    "If the fever returns, if the rash spreads, or if there is vomiting, call the clinic",
    "If it is red, it should be stopped",
    "We will keep the log we talked about",
    "I advised the patient to avoid the foods she eats at night",
    "We will give antibiotics in case it is bacterial",
    "I recommended we get the patient a walker",
    "Depending on the results the patient may need a biopsy",
    "We want to make sure that the wound is clean",
    "If the test is positive, we will treat it",
    "We will start the dose that he takes at home",
  ])("are left as they are: %s", (said) => {
    expect(planClauses(said)).toBe(said);
  });
});

describe("speech that starts again", () => {
  const woman = { noun: "the patient", sex: "female" } as const;
  test.each([
    [
      "I gasp when I got when I got upstairs with chest pain",
      "The patient gasps when she got upstairs with chest pain.",
    ],
    ["I do not get wheezing with even with hills", "The patient does not get wheezing even with hills."],
    [
      "I have not noticed any anything unusual on the skin",
      "The patient has not noticed anything unusual on the skin.",
    ],
    ["I during the winter I got bronchitis", "During the winter the patient got bronchitis."],
    ["I swear, it was a burning pain for a week", "It was a burning pain for a week."],
    ["I take an aspirin if my ankles sore", "The patient takes an aspirin if her ankles are sore."],
    ["it has just been kind of vomiting all morning", "The patient has been vomiting all morning."],
    ["started having cramps in my calf", "The patient started having cramps in the calf."],
    ["began to feel dizzy on Monday", "The patient began to feel dizzy on Monday."],
    ["started to swell on Monday", "It started to swell on Monday."],
    ["my right ear, still it gives me some pain", "The patient's right ear gives her some pain."],
    ["I feel weak all day so just staying in bed", "The patient feels weak all day, so she is staying in bed."],
    ["I have a cream that I thought it was for the rash", "The patient has a cream that she thought was for the rash."],
    ["I once had hives on my arm, if that counts", "The patient once had hives on the arm."],
    ["my back hurt on Sunday, but now", "The patient's back hurt on Sunday."],
  ])("is written as one sentence: %s", (said, written) => {
    expect(retell(said, woman)).toBe(written);
  });

  test.each([
    "my chest part and it went all around the back",
    "a rash where the bandages are like",
    "hard to remember the fever",
    "every time I visit my aunt, a couple of hours later",
  ])("is left out if it is not a sentence: %s", (said) => {
    expect(retell(said, woman)).toBeNull();
  });
});

describe("the words of a note", () => {
  test.each([
    ["She coughs when she lays down", "She coughs when she lies down"],
    ["He was laying on his left side", "He was lying on his left side"],
    ["He is unable to lay flat", "He is unable to lie flat"],
    ["She feels like exhausted", "She feels exhausted"],
    ["He is getting much more headaches", "He is getting many more headaches"],
    ["It is more so in the morning", "It is mainly in the morning"],
    ["It stops when she take ibuprofen", "It stops when she takes ibuprofen"],
    ["he is fussy, he is fussy at night", "he is fussy at night"],
    ["She feels like a new person", "She feels like a new person"],
    ["She laid the towel on the sofa", "She laid the towel on the sofa"],
    ["It is much more serious", "It is much more serious"],
    ["It hurts when they take stairs", "It hurts when they take stairs"],
  ])("are written in correct English: “%s”", (said, written) => {
    expect(noteEnglish(said)).toBe(written);
  });

  test.each([
    ["he has to pee at night", "he has to urinate at night"],
    ["he stopped peeing", "he stopped urinating"],
    ["she quit smoking around 42", "she quit smoking at about age 42"],
    ["she smokes around 10 a day", "she smokes about 10 a day"],
  ])("are clinical: “%s”", (said, written) => {
    expect(clinicalWords(said)).toBe(written);
  });
});

describe("the note of a visit with hesitant speech", () => {
  expectNotes("omits the greeting after an introduction", [
    [
      "D: Rosa is a 61 -year-old female with a history of gout who is here for a painful toe so hi rosa",
      /^Rosa is a 61-year-old female with a history of gout who is here for a painful toe\.$/m,
    ],
    [
      "D: omar is a 33-year-old male who comes in for a swollen wrist omar is with his wife hello omar",
      /^Omar is a 33-year-old male who comes in for a swollen wrist\.$/m,
    ],
  ]);
});

describe("a finding that was known before", () => {
  expectNotes("is noted as known", [
    [
      "D: on your heart exam i do appreciate a two out of six systolic murmur, which i've heard in the past",
      /systolic murmur, noted in the past/,
    ],
    [
      "D: on your lung exam I hear crackles at the bases, which we have noted before",
      /crackles at the bases, noted before/i,
    ],
  ]);
});
