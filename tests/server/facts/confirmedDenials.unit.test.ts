import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a denial that the clinician asks to be confirmed", () => {
  expectNotes("is a denial", [
    ["D: And you are not allergic to anything, right? / P: That's right.", /No known allergies/, /reports allergies/],
    ["D: You're not allergic to anything? / P: Correct.", /No known allergies/],
    ["D: You don't smoke, right? / P: Correct.", /Denies smoking/],
    ["D: You don't have any chest pain? / P: Right, none. My knee hurts.", /denies chest pain/i],
    ["D: You haven't had any surgery? / P: That's correct.", /Denies surger/],
  ]);
  expectNotes("is not stated if the patient says “yes”", [
    ["D: You are not diabetic, are you? / P: Yes, I am.", /Yes, I am/, /patient is not diabetic/i],
    ["D: You are not pregnant, are you? / P: Yes, twelve weeks.", /12 weeks/, /patient is not pregnant/i],
    ["D: So you don't take any blood thinners? / P: Yes, I take warfarin.", /Warfarin/, /not taking|denies/i],
  ]);
});

describe("a question after one about allergies", () => {
  expectNotes("is about allergens", [
    [
      "D: Are you allergic to anything? / P: Yes, to eggs and peanuts. / D: Anything else? Any medication? / P: No, nothing else.",
      /Allergic to eggs\.[^]*No known drug allergies/,
      /taking any medications/,
    ],
    [
      "D: Are you allergic to anything? / D: Like any medications? / P: No, I am not allergic to anything.",
      /No known allergies/,
      /taking any medications/,
    ],
    [
      "D: Any allergies? / P: No. / D: Any drugs or pollens or anything? / P: Nope, nothing.",
      /Denies allergy to drugs or pollens/,
      /recreational/,
    ],
  ]);
});

describe("operations and diseases of relatives", () => {
  expectNotes("keep the part of the body and the relative", [
    ["D: Any surgeries? / P: I had carotid sinus surgery.", /carotid sinus surgery/],
    ["D: Any surgeries? / P: I had surgery on my arm when I was six.", /surgery on the arm \(at age 6\)/],
    [
      "D: What is your family medical history? / P: My dad had stomach cancer. / D: How old was he when he was diagnosed? / P: I think he was seventy something. My sister has breast cancer.",
      /Father: stomach cancer at age 70\.[^]*Sister: breast cancer/,
      /PAST HISTORY/,
    ],
  ]);
});

describe("the back of a body part", () => {
  expectNotes("is not read as the patient's back", [
    ["D: What is it? / P: I have pain in the back of my head.", /head pain/i, /back pain/i],
    ["D: Where does it hurt? / P: In the back of my knee.", /knee/, /at the back/],
    ["D: What is it? / P: The pain is in the lateral part of the back of my shoulder.", /shoulder/, /back pain/i],
    ["D: What is it? / P: I have pain in my back.", /back pain/i],
    ["D: What is it? / P: I have pain in the lower back.", /back pain/i],
  ]);
});

describe("the person who announced the patient", () => {
  expectNotes("is left out", [
    [
      "D: The nurse who seated you tells me you are here for a second opinion. / P: Yes.",
      /second opinion/,
      /nurse|tellses/,
    ],
    [
      "D: The chart notes that Doctor Jones sent over say you are currently twenty weeks pregnant. / P: Yes.",
      /currently 20 weeks pregnant/,
      /chart notes/,
    ],
  ]);
});
