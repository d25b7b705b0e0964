import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an answer about something else than what was asked", () => {
  expectNotes("names another disease alone", [
    ["D: Any other medical problems? Asthma? / P: Just some eczema.", /History of eczema/, /History of asthma|Asthma:/],
    ["D: Do you have diabetes? / P: Only high cholesterol.", /high cholesterol/i, /Diabetes:/],
    ["D: Any high blood pressure? / P: Just when I see you.", /COMPLAINT/, /Denies high blood pressure/],
  ]);

  expectNotes("gives the disease to a relative", [
    [
      "D: Ever had an ulcer before? / P: My father had one, had half his stomach out. Not me.",
      /Denies ulcer[\s\S]*Father: ulcer/,
    ],
    ["D: Do you have asthma? / P: My sister does.", /Sister: asthma/, /History of asthma/],
    ["D: Ever had a stroke? / P: My mum did. I haven't.", /Denies stroke[\s\S]*Mother: stroke/],
    ["D: Any diabetes? / P: My dad has it.", /Father: diabetes/],
    ["D: Any gout? / P: My wife has it.", /COMPLAINT/, /Wife: gout|History of gout/],
  ]);

  expectNotes("names another symptom with its amount", [
    [
      "D: What's wrong? / P: My back hurts. / D: Any numbness in your feet? / P: A little burning at night. / D: How long? / P: A couple months.",
      /Burning has been present for a couple of months/,
      /Back pain has been present for a couple|reports numbness/,
    ],
    ["D: Any nausea? / P: A bit of heartburn.", /heartburn/, /Reports nausea/],
    ["D: Any cough? / P: A little bit of wheezing at night.", /wheezing/, /Reports cough/],
  ]);
});

describe("a symptom that places another one in time", () => {
  expectNotes("keeps its own time", [
    [
      "D: Has she had a cold? / P: Runny nose for about a week, a little cough. / D: Any vomiting? / P: She threw up once last night after the cough.",
      /cough for a week[\s\S]*vomited once last night after the cough/,
      /cough once|last night last night/,
    ],
  ]);
});

describe("hurting another person", () => {
  expectNotes("is not read as pain", [
    [
      "D: Do you feel safe at home? / P: Yes, he'd never hurt me.",
      /feeling safe at home[\s\S]*would never hurt/,
      /enies pain/,
    ],
    ["D: Any thoughts of harming others? / P: No, I'd never hurt anyone.", /would never hurt anyone/, /enies pain/],
  ]);
});

describe("a relative's muscle pains", () => {
  expectNotes("are not a sick contact, but a fever is", [
    ["D: I'd like to start a statin. / P: I don't know. My sister had bad muscle pains.", /statin/, /Sick contacts/],
    ["P: My son has a fever and a cough.", /Sick contacts: son/],
  ]);
});

describe("a plan of suicide", () => {
  expectNotes("is recognized in other words of the question", [
    [
      "D: Any thoughts of harming yourself? / P: Not for the last couple of weeks. / D: Did you ever plan anything? / P: No, never. I wouldn't do that to my kids.",
      /suicide plan/,
    ],
  ]);
});
