import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the dominant hand", () => {
  expectNotes("is not read as the side of the complaint", [
    [
      "D: What is it? / P: My hand hurts. / D: Are you right handed or left handed? / P: I am right handed.",
      /right-handed/,
      /right side|right hand/,
    ],
    [
      "D: What is it? / P: My elbow aches. / D: Are you right or left handed? / P: Left.",
      /left-handed/,
      /left side|left elbow/,
    ],
    [
      "D: What is it? / P: My wrist aches. / D: Are you left-handed? / P: No, right.",
      /right-handed/,
      /right wrist|side/,
    ],
    [
      "D: What is it? / P: My wrist aches. / D: Which is your dominant hand? / P: The left.",
      /left-handed/,
      /left wrist|side/,
    ],
    [
      "D: What is it? / P: My fingers tingle. / D: Which hand do you write with? / P: Right hand.",
      /right-handed/,
      /right finger|side/,
    ],
    ["D: What is it? / P: I have memory loss. / D: So, are you right-handed? / P: Yes.", /right-handed/, /side/],
    [
      "D: What is it? / P: My shoulder hurts. / D: Right or left hand dominant? / P: I'm a lefty.",
      /left-handed/,
      /left shoulder|side/,
    ],
    [
      "D: What is it? / P: My shoulder hurts. / D: Are you right or left handed? / P: Both.",
      /ambidextrous/,
      /both|bilateral/i,
    ],
    [
      "P: My wrist hurts. / D: Are you right or left handed? / P: Right-handed.",
      /is right-handed/,
      /on the right side/,
    ],
    ["P: My wrist hurts. / D: And are you left handed? / P: Yeah.", /is left-handed/, /on the left side/],
    ["P: I cut my thumb. / D: Which is your dominant hand? / P: The left.", /is left-handed/, /located at|left side/],
    ["P: My elbow is sore. / D: Right or left handed? / P: Right, I'm a lefty.", /is left-handed/, /right-handed/],
    ["P: My shoulder hurts. / D: What's your dominant hand? / P: I use both.", /is ambidextrous/, /both/],
    ["P: My hand is numb. / D: Which hand do you write with? / P: My right.", /is right-handed/, /right side/],
  ]);
  expectNotes("is not read from the side of the complaint", [
    ["D: What is it? / P: My elbow hurts. / D: Which one, right or left? / P: Right.", /right/, /right-handed/],
    [
      "D: What is it? / P: My hand hurts. / D: Is it the dominant hand that hurts? / P: No, the left.",
      /hand pain/i,
      /left-handed/,
    ],
    ["D: What is it? / P: My hand hurts. / D: Left hand or right hand? / P: Left hand.", /left/, /left-handed/],
    ["P: My knee hurts. / D: Right or left? / P: Right.", /right/, /handed/],
    ["P: I hurt my hand. / D: Which hand is it? / P: The left one.", /left/, /handed/],
  ]);
});
