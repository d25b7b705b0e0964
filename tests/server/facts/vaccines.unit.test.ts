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

describe("a declined vaccine", () => {
  expectNotes("is named without the question", [
    [
      "D: You're due the flu shot, do you want it today? / P: Not today, I'm flying tomorrow.",
      /Declines the flu shot\./,
    ],
  ]);
});

describe("a vaccine offered at the visit", () => {
  expectNotes("is not reported as given", [
    ["D: Shingles shot, you had one, so the second one today? / P: Sure.", /^/, /up to date/],
    ["D: Are your shots up to date? / P: Yes.", /Immunizations up to date/],
  ]);
});

describe("vaccines asked about together", () => {
  expectNotes("each is given or not given", [
    [
      "D: Did you also get the shingles vaccine and the pneumococcal vaccine? / P: Yeah I got them.",
      /Shingles vaccine received[\s\S]*Pneumococcal vaccine received/,
    ],
    ["D: Have you had the flu shot and the COVID booster? / P: No, neither.", /No flu vaccine[\s\S]*No COVID vaccine/],
    ["D: Are you vaccinated? / P: No, not yet.", /No vaccination/],
    [
      "D: Are you up to date with your immunizations? / P: Yeah the only one that I haven't gotten is that HPV vaccine.",
      /No HPV vaccine/,
    ],
  ]);
});

describe("a vaccine that is offered and accepted", () => {
  expectNotes("is an order", [
    ["P: I have asthma. / D: Flu shot today? / P: Yes please.", /give the flu shot/, /MEDICATIONS/],
  ]);
});

describe("the vaccine that was asked about", () => {
  expectNotes("is named", [
    ["D: You have asthma. Did you get your flu shot? / P: In October, at the pharmacy.", /Flu immunization in October/],
    [
      "D: You have asthma. I'll refill Flovent. And the pneumonia one? / P: Not yet. / D: We'll give you that today.",
      /give the pneumonia vaccine today/i,
    ],
    [
      "D: You have COPD. I'll refill Spiriva. Have you had the shingles vaccine? / P: No. / D: Let's do that today.",
      /shingles vaccine/,
    ],
    ["D: Did you get your tetanus shot? / P: Last year.", /Tetanus immunization last year/],
    // counter-case
    ["D: You have asthma. Any wheezing? / P: No. / D: We'll give you that today.", /^/, /vaccine/],
  ]);
});

describe("a vaccine after which the patient felt ill", () => {
  expectNotes("is not an intolerance unless allergies were asked about", [
    [
      "D: Did you get your covid vaccine? / P: Yep, I got it but it really made me feel sick.",
      /COVID vaccine received/,
      /ntoleran|llerg/,
    ],
    ["P: The flu shot made me sick last year.", /flu shot made the patient sick last year/, /ntoleran|llerg/],
    ["P: The booster made me throw up.", /./, /ntoleran|llerg/],
    ["P: The tetanus shot gave me hives.", /Allergic to tetanus shot \(hives\)/],
    ["D: Any allergies? / P: The pneumonia vaccine made me throw up.", /Intolerance to pneumonia vaccine \(vomiting\)/],
  ]);
});
