import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an answer about one vaccine", () => {
  expectNotes("names the vaccine with whether and when it was given", [
    ["D: Did you get your flu shot this year? / P: No.", /No flu immunization this year\./],
    ["D: Has she had her flu vaccine? / P: Not yet.", /No flu vaccine\./],
    ["D: Have you had the pneumonia vaccine? / P: Yes, two years ago.", /Pneumonia vaccine 2 years ago\./],
    ["D: And your flu shot? / P: Yeah, in October.", /Flu immunization in October\./, /\n\nMEDICATIONS/],
    ["D: Have you had your COVID booster? / P: I don't think so.", /No COVID booster, as far as the patient knows\./],
    ["D: When was your last tetanus shot? / P: 2019.", /Tetanus immunization in 2019\./],
    [
      "D: Is your tetanus up to date? / P: I think my last one was six years ago.",
      /Tetanus immunization 6 years ago, as far as the patient knows\./,
      /up to date|last one/,
    ],
    ["D: Is his measles vaccine up to date? / P: No, he missed the second one.", /Measles vaccine not up to date\./],
    ["D: Have you had your hepatitis B shots? / P: Yes.", /Hepatitis B immunization received\./, /History of hep/],
    ["D: Has he had his whooping cough shot? / P: No.", /No whooping cough immunization\./, /Denies cough/],
    ["D: Are your vaccines up to date? / P: Mostly, but no flu shot this year.", /No flu shot this year\./],
  ]);
  expectNotes("to another question is not read as one about having had it", [
    ["D: Have you heard of the shingles vaccine? / P: Yes.", /^/, /received|up to date/],
    ["D: Are you worried about the covid vaccine? / P: Yes.", /^/, /received|up to date/],
    ["D: Did the flu shot bother you? / P: No.", /^/, /No flu/],
    ["D: Has your son had his measles shot? / P: Yes.", /^/, /Measles immunization received/],
    ["D: Any reaction to the flu shot? / P: Yes, a sore arm.", /./, /Flu vaccine/],
    ["D: Would you like the shingles vaccine today? / P: Yes please.", /./, /Shingles vaccine received|: please/],
    ["D: Have you had the flu and the pneumonia vaccines? / P: Just the flu one.", /./, /Pneumonia vaccine|No flu/],
  ]);
});
