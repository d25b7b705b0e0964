import { describe, expect, test } from "vitest";
import { noteEnglish } from "../../../src/server/notes/writing/prose/noteEnglish";
import { saysNothing } from "../../../src/server/notes/writing/prose/saysNothing";
import { hasSpokenSyntax } from "../../../src/server/notes/writing/prose/hasSpokenSyntax";
import { expectNotes } from "../facts/harness";

describe("the wording of a note", () => {
  test.each([
    ["The patient does take a water tablet", "The patient takes a water tablet"],
    ["She did notice some swelling", "She noticed some swelling"],
    ["It does hurt at night", "It hurts at night"],
    ["He did his own dressing", "He did his own dressing"],
    ["The patient does not eat meat", "The patient does not eat meat"],
    ["He will have a whisky on weekends", "He has a whisky on weekends"],
    ["He will see the surgeon tomorrow", "He will see the surgeon tomorrow"],
    ["The patient has this burning pain after meals", "The patient has burning pain after meals"],
    ["This headache started on monday", "The headache started on Monday"],
    ["The swelling is a little bit worse", "The swelling is a little worse"],
    ["She gets out of breath every once in a while", "She gets short of breath occasionally"],
    ["He has a hard time swallowing pills", "He has difficulty swallowing pills"],
    ["She tried medicines like omeprazole", "She tried medicines such as omeprazole"],
    ["The itching woke him, he scratched until it bled", "The itching woke him, he scratched until it bled"],
    ["The rash is dry, it has spread", "The rash is dry; it has spread"],
    ["She has had asthma since she was 9-year-old", "She has had asthma since age 9"],
    ["He feels like he is choking", "He feels as if he is choking"],
    ["He works in real estate", "He works in real estate"],
    ["She left the pot on the stove", "She left the pot on the stove"],
  ])("writes “%s” as “%s”", (spoken, written) => {
    expect(noteEnglish(spoken)).toBe(written);
  });
});

describe("a sentence with the syntax of speech", () => {
  test.each([
    "The knee it is she feels it at the back.",
    "The patient they stopped the tablets.",
    "She she hopes that it goes away.",
    "The foot is goes numb at night.",
    "The patient was his breathing is noisy.",
    "He has had this, rash on the arm.",
    "The patient reports the and swelling.",
    "Do not see it with exercise.",
    "He uses the inhaler and stuff.",
    "The dog was ill they took him to the vet.",
  ])("is recognized: %s", (text) => {
    expect(hasSpokenSyntax(text)).toBe(true);
  });

  test.each([
    "The pain is worse when she climbs stairs, and it wakes her at night.",
    "He has not measured it, but he has had chills for 2 days.",
    "The only food she eats is rice.",
    "Her husband noticed that she was confused after the fall.",
    "It makes it difficult for the patient to sleep.",
    "The mother brought the patient in because he has had a fever since Monday.",
    "When he bends over, the dizziness returns.",
    "He takes it at home, but on days when he is at the site he tends to forget.",
    "The last time she was seen, the dose was doubled.",
  ])("is not found in: %s", (text) => {
    expect(hasSpokenSyntax(text)).toBe(false);
  });
});

describe("a sentence", () => {
  test.each(["The patient thinks about it.", "He was fine.", "The doctor said it.", "She hopes so."])(
    "says nothing: %s",
    (text) => {
      expect(saysNothing(text)).toBe(true);
    },
  );
  test.each(["She is a nurse.", "He is left-handed.", "It hurts.", "She feels cold.", "It started 3 days ago."])(
    "says something: %s",
    (text) => {
      expect(saysNothing(text)).toBe(false);
    },
  );
});

expectNotes("speech without punctuation is cut where a clause begins", [
  [
    "D: what happened / P: i was hanging curtains i fell off the stool i landed on my right hip",
    /fell off the stool\.[^]*landed on the right hip\./i,
    /stool (?:he|she|they|the patient) landed/i,
  ],
  [
    "D: how are you / P: my ankle swells in the evening it goes down overnight i use a stocking",
    /swells in the evening\./i,
    /evening it goes/i,
  ],
]);

expectNotes("past history has the names of diseases once", [
  [
    "D: Any medical problems? / P: I'm diabetic, type 2 diabetes, and I have high blood pressure.",
    /History of type 2 diabetes and hypertension/i,
    /diabetic|and diabetes|high blood pressure/i,
  ],
  ["D: Any medical conditions? / P: Yes.", /^/, /reports medical conditions/i],
]);

expectNotes("a denied allergy is written as a clinician writes it", [
  ["D: Are you allergic to any medications? / P: No.", /No known drug allergies\./, /denies/i],
  ["D: Any allergies at all? / P: No, nothing.", /No known allergies\./, /denies/i],
]);

expectNotes("the details of a complaint are a sentence", [
  [
    "P: I have chest pain. / D: How long? / P: Two days. / D: How bad is it out of ten? / P: Seven. / D: Sharp or dull? / P: Sharp.",
    /presents with chest pain for 2 days\. Chest pain is sharp and 7 on a scale of 10\./,
    /days, rated/,
  ],
]);

expectNotes("an answer that denies in other words is a denial", [
  ["P: I feel sick. / D: Any dizziness? / P: I have not had anything like that.", /denies dizziness/i, /answered/i],
]);

expectNotes("a habit is not repeated beside its amount", [
  [
    "P: I cough. / D: Do you smoke? / P: Yes. / D: How much? / P: Half a pack a day.",
    /Smoking: half a pack a day/i,
    /^Smokes\.$/m,
  ],
]);
