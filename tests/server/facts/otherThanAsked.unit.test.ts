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

describe("a no to “any questions?”", () => {
  expectNotes("denies no symptoms", [
    [
      "D: Hi. / P: I have a sore throat. / D: Any other questions for me? / P: No I think that's it.",
      /sore throat/i,
      /other symptoms/i,
    ],
    [
      "D: Hi. / P: I have a sore throat. / D: I'll give you amoxicillin 500 mg. Do you have any other questions? / P: Nope.",
      /amoxicillin 500 mg/,
      /other symptoms/i,
    ],
    [
      "D: Hi. / P: I have a sore throat. / D: Anything else you wanted to ask me today? / P: No, that's all.",
      /sore throat/i,
      /other symptoms/i,
    ],
    ["D: Hi. / P: I have a sore throat. / D: Any other symptoms? / P: No.", /denies other symptoms/i],
  ]);
});

describe("“sometimes” before a story", () => {
  expectNotes("affirms none of the symptoms asked about", [
    [
      "D: Hi. / P: My knee hurts. / D: Any palpitations, wheezing or cough? / P: Sometimes when I lie down I hear a whistle in my chest.",
      /knee pain/i,
      /reports[^.]*cough/i,
    ],
    [
      "D: Hi. / P: My knee hurts. / D: Any headaches, dizziness or nausea? / P: Occasionally I go out in the heat without a hat and my head pounds.",
      /heat without a hat/i,
      /reports[^.]*nausea/i,
    ],
    [
      "D: Hi. / P: My knee hurts. / D: How about shortness of breath, cough, muscle aches? / P: Sometimes I swim before work, and it is an effort.",
      /knee pain/i,
      /reports[^.]*(?:cough|muscle)/i,
    ],
  ]);
});

describe("an answer whose yes or no is not literal", () => {
  expectNotes("“Yeah, no problem” denies trouble", [
    [
      "D: Any issues with swallowing? / P: Oh yeah, no problem swallowing.",
      /denies difficulty swallowing/i,
      /reports difficulty/i,
    ],
    ["D: How about trouble breathing at night? / P: Yeah, no trouble breathing.", /denies/i, /reports shortness/i],
  ]);
  expectNotes("“No, just at weddings” admits a habit", [
    [
      "D: Do you drink alcohol? / P: No, just at weddings sometimes, but not really.",
      /alcohol occasionally/i,
      /denies alcohol/i,
    ],
    ["D: Do you smoke? / P: No, only with my brother now and then.", /smokes occasionally/i, /denies smoking/i],
    ["D: Do you drink alcohol? / P: No, just water.", /denies alcohol/i],
  ]);
  expectNotes("“Sometimes I get another thing” does not affirm what was asked", [
    ["D: Any discharge from your ear? / P: Sometimes I get a bit of itching.", /itching/i, /discharge/i],
    ["D: Do you get chest pain? / P: Sometimes I get chest pain when I run.", /chest pain/i],
  ]);
  expectNotes("“No” to a problem with appetite or weight denies a change", [
    ["D: Any issues with your appetite? / P: No.", /denies changes in appetite/i, /denies appetite/i],
    ["D: Any problem with your weight? / P: No.", /denies changes in weight/i, /denies weight\./i],
  ]);
});

describe("an answer about another item of a question", () => {
  expectNotes("reports no allergies", [
    [
      "D: Has anything changed, are you exercising more, having any allergies? / P: Probably exercising more.",
      /evaluation/,
      /llerg/,
    ],
    ["D: Any allergies? / P: Yes.", /reports allergies/],
  ]);
});
