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

describe("an answer that begins with “yeah”", () => {
  expectNotes("denies only what the rest of it denies", [
    ["D: Any trouble breathing? / P: Yeah, no trouble at all.", /Denies shortness of breath/],
    [
      "D: Have you had a fever? / P: Yeah, there's no concern about that one, it was 39 yesterday.",
      /./,
      /denies fever/i,
    ],
  ]);
});

describe("the answer to a negative question", () => {
  expectNotes("does not repeat the question's words", [
    ["D: so you have not had tuberculosis in the past / P: right", /./, /reports not had/],
  ]);
});

describe("a denial that the clinician asks to confirm", () => {
  expectNotes("is a denial if the answer is no", [
    ["D: You don't have asthma, do you? / P: No.", /Denies asthma\./],
    ["D: You haven't had any fevers, have you? / P: No, none.", /denies fever/],
    ["D: You're not pregnant, are you? / P: No, I had my tubes tied.", /not pregnant/],
    ["D: He doesn't smoke, does he? / P: No.", /Denies smoking\./],
    ["D: You have diabetes, don't you? / P: Yes.", /diabetes/, /[Dd]enies/],
  ]);
  expectNotes("is left open by an answer that can mean either", [
    ["D: You don't have asthma, do you? / P: Right.", /^/, /History of asthma|Denies asthma/],
    ["D: You don't have asthma, do you? / P: Yes, I do.", /^/, /Denies asthma/],
    ["D: You don't smoke, do you? / P: No, I do, about five a day.", /^/, /Denies smoking/],
  ]);
});
