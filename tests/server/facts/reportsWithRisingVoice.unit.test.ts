import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a report with a rising voice", () => {
  expectNotes("is not read as a question", [
    [
      "D: How can I help today? / P: So my periods have been really heavy for the last six months? And I'm just exhausted.",
      /presents with heavy periods for the last 6 months/,
    ],
    ["D: How can I help? / P: So I've had this cough for about two weeks?", /presents with a cough for about 2 weeks/],
    ["D: How can I help? / P: I've been getting these headaches every morning?", /presents with a headache/],
    ["D: How can I help? / P: I've been feeling really tired since March?", /fatigue since March/],
    ["D: How can I help? / P: I got this rash like three days ago?", /rash/i],
    ["D: How can I help? / P: My knee has been really sore for a month?", /knee pain/i],
  ]);
  expectNotes("is read as a question if the patient asks", [
    [
      "D: It's a heart attack. / P: I had a heart attack?",
      /./,
      /patient (?:reports|presents with) (?:a )?heart attack/,
    ],
    ["D: Your scan is back. / P: Have I had a stroke?", /./, /reports (?:a )?stroke/],
    ["D: Here are the tablets. / P: I have to take them for three weeks?", /./, /takes? them/],
  ]);
});

describe("a medicine named before its clause", () => {
  expectNotes("is listed with what the clause says of it", [
    [
      "D: What are you on? / P: And the hydrochlorothiazide, I still have that one, the 12.5.",
      /MEDICATIONS\s+Hydrochlorothiazide 12\.5/,
    ],
    [
      "D: Any other medications? / P: Melatonin, I tried that, 5 milligrams, but it didn't do much.",
      /tried melatonin/i,
      /tried that/,
    ],
    [
      "D: You're on the Trelegy, one puff a day, still? / P: I am. And the blue one, I'm using that nine times a day now.",
      /using the blue one 9 times/,
      /using Trelegy/,
    ],
    ["D: Any medicines? / P: The water tablet, I take that in the morning.", /Water tablet in the morning/],
    ["D: Any other tablets? / P: The statin, I stopped it because of my legs.", /Statin: stopped/],
    ["D: Any other tablets? / P: My metformin, I take it twice a day.", /Metformin twice daily/],
  ]);
  expectNotes("is not found in other sentences", [
    ["D: How are you? / P: Last week, I took it easy.", /./, /took [Ll]ast week/],
    ["D: And the knee? / P: The brace from the shop, I use it sometimes.", /./, /MEDICATIONS/],
  ]);
});

describe("low mood and heavy periods", () => {
  expectNotes("are read from everyday words", [
    ["D: What's going on? / P: I've just been really down, the last three months.", /low mood for the last 3 months/i],
    ["D: What's going on? / P: I've been so low since Christmas.", /low mood since Christmas/i],
    ["D: What's going on? / P: My periods are getting heavier and heavier.", /heavy periods/i],
    ["D: What's going on? / P: I've been down the stairs twice.", /./, /low mood/i],
    ["D: What's going on? / P: My iron has been low.", /./, /low mood/i],
  ]);
});

describe("what is named beside a decision", () => {
  const plan = "P: I have a cough. / D: Let me listen. There are crackles at the right base. It is bronchitis. ";
  expectNotes("is neither an order nor a refusal", [
    [`${plan}I'm giving you doxycycline because of your penicillin allergy.`, /doxycycline/, /Penicillin\./],
    [`${plan}I'll give you clarithromycin, due to the penicillin allergy.`, /clarithromycin/, /Penicillin\./],
    [`${plan}I'll start codeine, given your naproxen ulcer.`, /codeine/, /Naproxen\./],
    [`${plan}I don't think you need the hospital today. / P: Good. I don't want to go in.`, /hospital/, /declines/],
    [`${plan}I'd like to start you on a statin. / P: I don't want to take that.`, /declines/],
  ]);
  expectNotes("keeps a known allergy", [
    ["D: Any new allergies? I have codeine down. / P: No, only that.", /Allergic to codeine/, /No known/],
    ["D: Any new allergies? / P: No, just that one.", /./, /No known allergies/],
    ["P: I have a cough. / D: Your HbA1c's come back at 68. / P: Okay.", /HbA1c: 68/],
  ]);
});
