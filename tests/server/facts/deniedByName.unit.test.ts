import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a topic that an answer denies by name", () => {
  expectNotes("is denied although another question follows it", [
    [
      "D: Any allergies? Any regular medicines? / P: No allergies. She's on hydrocortisone cream.",
      /No known allergies/,
    ],
    [
      "D: Any allergies? Are you on any medication? / P: No allergies. I take ramipril 5 milligrams.",
      /Ramipril 5 mg.*No known allergies/s,
    ],
    ["D: Alcohol, any drugs? Cocaine? / P: A couple beers on the weekend. No drugs.", /Denies recreational drug use/],
    ["D: Do you smoke or drink? / P: Never smoke. No alcohol.", /Denies alcohol use.*Denies smoking/s],
    [
      "D: Any operations? Any allergies? / P: Penicillin makes me itch. And no operations.",
      /Denies (?:prior )?surgeries/,
    ],
    ["D: Do you smoke? Any drugs? / P: No drugs, no. I smoke ten a day.", /Denies recreational drug use/],
  ]);
  expectNotes("is not denied if the sentence says more or the topic was not asked about", [
    ["D: Any allergies? Any medicines? / P: No allergies except latex. I take iron.", /latex/i, /No known allergies/],
    ["D: What helps? Any medicines? / P: No alcohol since Tuesday. I take iron.", /./, /Denies alcohol/],
    ["D: Does it itch? Is it worse at night? / P: No drugs. It itches a lot.", /./, /recreational/],
  ]);
});

describe("a substance that does no harm", () => {
  expectNotes("is tolerated", [
    [
      "D: Allergies? / P: Sulfa. I get a rash. / D: What about latex? / P: No, latex is okay.",
      /Tolerates latex/,
      /Allergic to latex/,
    ],
    ["D: Any allergies? / P: Penicillin. Eggs are fine now.", /Tolerates eggs/, /Allergic to eggs/],
    ["D: Allergies? / P: Shellfish gives me hives. Prawns are okay though.", /Tolerates prawns/],
    ["D: Any allergies? / P: Codeine makes me sick. Morphine is no problem.", /Tolerates morphine/],
    ["D: Any allergies? / P: Peanuts. Almonds are always fine.", /Tolerates almonds/],
    [
      "D: Any allergies? / P: Plasters are alright, but penicillin gives me hives.",
      /Tolerates plasters.*|penicillin/s,
      /Allergic to plasters/,
    ],
  ]);
  expectNotes("is not tolerated if the words are about something else", [
    ["D: Any allergies? / P: Pollen, it's been bad, but otherwise the spring was fine.", /./, /Tolerates/],
    ["D: Any allergies? / P: Latex. My hands are fine now.", /Allergic to latex/, /Tolerates/],
  ]);
});

describe("a disease that the patient confirms", () => {
  expectNotes("belongs to the past history", [
    ["D: And you've got diabetes? / P: Yes, type two, for fifteen years.", /History of type 2 diabetes/],
    ["D: You have high blood pressure, right? / P: Yes.", /History of hypertension/],
    ["D: Any history of asthma? / P: Yeah, since I was a kid.", /History of asthma/],
    ["D: So she has epilepsy? / P: Yes.", /History of epilepsy/],
    ["D: You're diabetic? / P: Yes, on insulin.", /History of diabetes.*Insulin/s],
    ["D: Have you got asthma? / P: No.", /Denies asthma/],
    [
      "D: What medical problems do you have? / P: They told me I'm borderline diabetic.",
      /prediabetes/i,
      /History of diabetes/,
    ],
  ]);
  expectNotes("is not past history if it is only feared", [
    ["D: You are worried about diabetes? / P: Yes.", /worried about diabetes/, /History of diabetes/],
    ["D: You're here about diabetes screening? / P: Yes.", /./, /History of diabetes/],
  ]);
});

describe("a habit and a family", () => {
  expectNotes("keep their details", [
    [
      "D: Do you smoke? / P: I quit five years ago. Before that about a pack a day for twenty years.",
      /smoked about a pack a day for 20 years/,
    ],
    ["D: Do you smoke? / P: I gave up in 2010. At my worst it was forty a day.", /smoked 40 a day/],
    [
      "D: Any family history of heart disease? / P: My brother just got a stent last year.",
      /Brother: stent/,
      /No family history/,
    ],
    ["D: Any family history of heart disease? / P: My dad just had a bypass.", /Father: bypass/, /No family history/],
    ["D: Any surgeries? / P: I had my gallbladder out, that was in, uh, 2015.", /cholecystectomy \(2015\)/],
    ["D: Pulse is 72, irregular. Weight is 81 kilos, height 157.", /72, irregular.*Height: 157 cm/s],
  ]);
  expectNotes("deny all others if the answer names the only one", [
    ["D: Any family history of cancer or diabetes? / P: Just my mum, she has diabetes.", /Mother: diabetes/],
  ]);
});
