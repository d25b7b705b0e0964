import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("short questions", () => {
  expectNotes("ask for the time of the complaint, for counts, and for how long a habit has lasted", [
    ["P: I get chest pain when I walk. / D: Ever at rest? / P: No.", /does not occur at rest/],
    ["D: Has she had any falls? / P: One, on Sunday, in the bathroom.", /Falls: one, on Sunday, in the bathroom/],
    ["D: Smoke? / P: Half a pack. Since I was twenty.", /Half a pack, from age 20/],
    ["D: Do you smoke? / P: A pack a day. For thirty years.", /pack a day, for 30 years/],
    ["D: How much do you drink? / P: Two beers a night. Since college.", /2 beers a night, from college on/],
  ]);
});

describe("questions about the complaint in usual words", () => {
  expectNotes("have their rating, place, course and bleeding written", [
    ["P: My knee hurts. / D: What's your pain level? / P: Like a seven, eight.", /7 to 8 on a scale of 10/],
    ["P: My knee hurts. / D: What's your pain score? / P: Six.", /6 on a scale of 10/],
    ["P: My knee hurts. / D: Does it hurt on the inside or the outside? / P: The inside.", /located on the inside/],
    ["P: My neck hurts. / D: Is it at the front or the back? / P: The back.", /located at the back/],
    [
      "P: I twisted my knee. / D: Left or right? / P: Right. / D: Does it hurt on the inside or the outside? / P: The inside.",
      /on the right side, located on the inside/,
    ],
    [
      "P: My foot hurts. / D: Without any ibuprofen, what's your pain level? / P: Without ibuprofen I would say a three. / D: And with your ibuprofen, what's your pain level? / P: Like a seven eight.",
      /3 without ibuprofen and 7 to 8 with ibuprofen/,
    ],
    ["P: I twisted my knee. / D: When you fell did you hear a pop? / P: I did, yes.", /reports hearing a pop/],
    ["P: I get dizzy. / D: Do those symptoms improve when you stand up? / P: Yeah, it does.", /improves with standing/],
    ["P: My belly hurts. / D: Do your stools look dark or tarry? / P: No.", /denies black stools/],
    ["P: My belly hurts. / D: Are your stools black? / P: Yes, since Monday.", /black stools since Monday/],
    ["P: My belly hurts. / D: Does it come in waves? / P: Yes.", /intermittent/],
    ["P: My pee burns.", /[Bb]urning with urination/],
  ]);

  expectNotes("keep a circumstance that they ask for", [
    [
      "P: I'm dizzy. / D: When you lie down do you get short of breath? / P: No.",
      /./,
      /denies shortness of breath at rest/,
    ],
  ]);
});

describe("softened questions", () => {
  expectNotes("are read like plain ones", [
    ["D: What brings you in? / P: A cough. / D: Is it getting worse do you think? / P: Yeah, I think so.", /worsening/],
    [
      "D: What brings you in? / P: I have pain in my right leg. / D: Do you know where it hurts? / P: Just in the calf.",
      /calf/,
    ],
    ["D: What brings you in? / P: A cough. / D: Would you say it's getting better? / P: Yes.", /improving/],
    ["D: What brings you in? / P: A sore throat. / D: What does it feel like? / P: Burning.", /burning/i],
  ]);
});
