import { describe, expect, test } from "vitest";
import { cleanSpeech } from "../../../src/server/facts/segment/cleanSpeech";

describe("a body part that the speaker corrects is replaced", () => {
  test.each([
    ["My left knee hurts, no, my left ankle, sorry.", "My left ankle hurts."],
    ["My right shoulder, I mean my right elbow, has been sore.", "My right elbow has been sore."],
    ["I have pain in my hip. Well, not my hip, my groin.", "I have pain in my groin."],
    ["It is my neck, sorry, my jaw that clicks.", "It is my jaw that clicks."],
    ["His ear, no wait, his throat is red.", "His throat is red."],
    ["I hurt my thumb, actually no, my wrist.", "I hurt my wrist."],
    ["I bruised my chest, no, not my chest, my ribs.", "I bruised my ribs."],
    ["Her leg swells, or rather her foot.", "Her foot swells."],
    ["The back is stiff, no, the neck.", "the neck is stiff."],
    ["My stomach aches, sorry, my chest, at night.", "My chest aches, at night."],
  ])("%s", (said, cleaned) => {
    expect(cleanSpeech(said).toLowerCase()).toBe(cleaned.toLowerCase());
  });
});

describe("body parts are kept where the speaker corrects nothing", () => {
  test.each([
    "My knee hurts, and my ankle too.",
    "My knee hurts, no, my ankle is fine.",
    "My arm hurts and my leg, not my back.",
    "Sorry, my back hurts and my neck.",
    "My knee hurts. Sorry, my back hurts too.",
    "My knee hurts, sorry, my back hurts too.",
    "My knee hurts. No, my back hurts.",
    "It is not my knee, no, my ankle.",
    "My knee does not hurt, no, my ankle.",
    "My shoulder hurts. No. My hand is numb.",
  ])("%s", (said) => {
    expect(cleanSpeech(said)).toBe(said);
  });
});
