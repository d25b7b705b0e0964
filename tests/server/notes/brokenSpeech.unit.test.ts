import { describe, expect, it } from "vitest";
import { isFragment } from "../../../src/server/notes/writing/prose/isFragment";
import { repairSpeech } from "../../../src/server/notes/writing/prose/repairSpeech";
import { retell } from "../../../src/server/notes/writing/sentences/retell";

const she = { noun: "the patient", sex: "female" } as const;

describe("a statement that began again", () => {
  it.each([
    ["I still I feel a tug in the heel", "I still feel a tug in the heel"],
    ["I usually, I walk to the shop", "I usually walk to the shop"],
    ["it hurts when I when the weather turns", "it hurts when the weather turns"],
    ["I have a, I have been dizzy", "I have been dizzy"],
    ["I was breathing heavily breathing after the stairs", "I was heavily breathing after the stairs"],
    ["my ankle it was swollen", "my ankle was swollen"],
    ["it is just over the past month I cannot climb stairs", "over the past month, I cannot climb stairs"],
    ["two weeks ago I have been skipping it", "two weeks ago I was skipping it"],
    ["I have not, been tested", "I have not been tested"],
    ["it has grown over these last, over these past 2 years", "it has grown over these past 2 years"],
    ["I have trouble, swallowing tablets", "I have trouble swallowing tablets"],
    ["I should mention that I take zinc", "I take zinc"],
    ["I cannot seem to button my shirt", "I cannot button my shirt"],
    ["I could not really seem to be able to swallow it", "I could not swallow it"],
    ["I do not seem to be able to stand for long", "I cannot stand for long"],
    ["I was worried, got a second opinion", "I was worried and got a second opinion"],
  ])("keeps what was meant: %s", (said, meant) => {
    expect(repairSpeech(said)).toBe(meant);
  });

  it.each([
    ["the last time it was worse"],
    ["my husband says it is the weather"],
    ["I have a cough, I have a fever"],
    ["I thought I was getting better"],
    ["when I bend my knee, when I kneel on it, it clicks"],
  ])("is not seen in: %s", (said) => {
    expect(repairSpeech(said)).toBe(said);
  });
});

describe("the end of a statement", () => {
  it.each([
    ["I have never had surgery, doctor", "I have never had surgery"],
    ["I run a bakery, and about 3 days ago", "I run a bakery"],
    ["it is a dull ache and it just depends", "it is a dull ache"],
    ["there is a lump on my wrist, whereas", "there is a lump on my wrist"],
    ["I took no aspirin so no", "I took no aspirin"],
    ["I never noticed it, but over the last few months", "I never noticed it"],
    ["Monday is when I fell, and then I", "Monday is when I fell"],
  ])("is cut if it adds nothing: %s", (said, kept) => {
    expect(repairSpeech(said)).toBe(kept);
  });

  it("keeps “doctor” if the word is part of the statement", () => {
    expect(repairSpeech("I see my family doctor")).toBe("I see my family doctor");
  });
});

describe("words that only sound like filler", () => {
  it.each([
    ["I was not well after the operation", "The patient was not well after the operation."],
    ["I cannot see very well in my left eye", "The patient cannot see very well in the left eye."],
    ["it sounds like a barking cough", "It sounds like a barking cough."],
    ["I do not like the taste of the syrup", "The patient does not like the taste of the syrup."],
    ["my rash has got a little worse", "The patient's rash has gotten a little worse."],
    ["well, I sleep on two pillows", "The patient sleeps on two pillows."],
  ])("are kept: %s", (said, written) => {
    expect(retell(said, she)).toBe(written);
  });
});

describe("isFragment", () => {
  it.each([
    ["Every time the patient climbs stairs."],
    ["By the time the patient reached the clinic."],
    ["Look at the elbow."],
    ["Here is the letter from the surgeon."],
    ["The patient takes for the cholesterol."],
    ["The patient has never had have such a rash."],
    ["Naproxen, but it does not help."],
    ["The nurse who she saw her yesterday."],
    ["There sometimes the patient has to stop."],
    ["The patient does usually because of her asthma."],
    ["The patient lost."],
    ["He has calm down."],
  ])("is true of a fragment: %s", (text) => {
    expect(isFragment(text)).toBe(true);
  });

  it.each([
    ["Every time the patient climbs stairs, she gets chest pain."],
    ["The last time the patient coughed was on Monday."],
    ["Naproxen does not help."],
    ["The other day the patient forgot her insulin."],
    ["The patient has so many bruises that she stopped counting."],
    ["The patient cannot describe the feeling."],
    ["Back pain and leg pain also are intermittent."],
  ])("is false of a whole sentence: %s", (text) => {
    expect(isFragment(text)).toBe(false);
  });
});

describe("agreement after a conjunction", () => {
  it.each([
    ["I get dizzy and do not sleep", "The patient gets dizzy and does not sleep."],
    ["I have gout but have no pain today", "The patient has gout but has no pain today."],
    ["I try and stay away from salt", "The patient tries to stay away from salt."],
  ])("uses the patient as the subject: %s", (said, written) => {
    expect(retell(said, { noun: "the patient", sex: null })).toBe(written);
  });
});
