import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an answer that starts with a pronoun", () => {
  expectNotes("names what was asked about", [
    [
      "P: I've had a sore throat for days. / D: How is your appetite? / P: It's been poor since Friday.",
      /appetite[^.]*poor|loss of appetite/i,
      /\bit has been poor/i,
    ],
    [
      "P: I have a cough. / D: What color is the phlegm? / P: It's usually green.",
      /green sputum/i,
      /\bit is usually green/i,
    ],
    [
      "P: I have had migraines for years. / D: How has your sleep been? / P: Well, it gets interrupted twice a night.",
      /sleep gets interrupted/i,
      /\bit gets interrupted/i,
    ],
    [
      "P: There's a rash on my back. / D: Is it raised? / P: It is flat and it started on the shoulder.",
      /rash is flat/i,
    ],
    [
      "P: My knee hurts. / D: Does the pain wake you? / P: It wakes me twice a night.",
      /pain wakes (?:the patient|them) twice/i,
      /(?:^|\n|\. )It wakes/,
    ],
    [
      "P: I've been coughing. / D: And your voice? / P: It went hoarse yesterday.",
      /voice went hoarse/i,
      /\bit went hoarse/i,
    ],
    [
      "P: I have low back pain. / D: Does it travel anywhere? / P: It goes down my left leg.",
      /back pain goes down the left leg|radiation down the left leg/i,
    ],
    [
      "P: I've had a headache since last week. / D: How has your energy been? / P: It has been low lately.",
      /energy[^.]*low/i,
      /\bit has been low/i,
    ],
    [
      "P: I'm tired all the time. / D: How are your periods? / P: They have been heavier this year.",
      /heavy periods|periods have been heavier/i,
      /\bthey have been heavier/i,
    ],
    [
      "P: My wrist is swollen. / D: Any numbness? / P: It's not numb, it just tingles.",
      /tingl/i,
      /the numbness is not/i,
    ],
  ]);
  expectNotes("is left out if what it is about was not said", [
    ["P: My hip hurts when I climb stairs. / D: I see. / P: It was so informative, thank you.", /hip/i, /informative/i],
    [
      "P: I have a fever since Monday. / D: Where did you go on holiday? / P: It was lovely there, very quiet.",
      /fever/i,
      /lovely|quiet/i,
    ],
  ]);
});

describe("a question after one about others", () => {
  expectNotes("is about them only if it does not say “you”", [
    [
      "P: I have a cough. / D: Any family history of lung disease? / P: No. / D: Any cancers? / P: Yes, colon cancer on my mother's side.",
      /FAMILY HISTORY[^]*colon cancer/i,
      /PAST HISTORY[^]*cancer[^]*FAMILY/i,
    ],
    [
      "P: I'm tired. / D: Does anything run in the family? / P: No. / D: Any diabetes? / P: My brother.",
      /FAMILY HISTORY[^]*diabetes/i,
      /History of diabetes/i,
    ],
    [
      "P: I'm tired. / D: Does anything run in the family? / P: No. / D: And do you have diabetes? / P: Yes.",
      /History of diabetes/i,
    ],
    [
      "P: I've been coughing. / D: Any exposure to dust or mold? / P: No. / D: Any sick contacts? / P: Yes, my roommate.",
      /cough/i,
      /denies sick contacts/i,
    ],
  ]);
});

describe("past illnesses, relatives and habits in answers that say more than was asked", () => {
  expectNotes("are in their own sections", [
    [
      "P: I have a cough. / D: Any medical problems? / P: I have asthma, they found it when I was a kid. It's been well controlled.",
      /PAST HISTORY[^]*asthma/i,
      /PRESENT ILLNESS[^]*well controlled[^]*PAST HISTORY/i,
    ],
    [
      "P: I have chest pain. / D: Have you ever been in the hospital? / P: I stayed a night after a car crash in 2011.",
      /PAST HISTORY[^]*car crash/i,
    ],
    [
      "P: My ankle hurts. / D: Does anything run in the family? / P: My father died of a stroke when he was 60.",
      /FAMILY HISTORY[^]*stroke/i,
      /PRESENT ILLNESS[^]*father[^]*(?:PAST|FAMILY|SOCIAL)/i,
    ],
    [
      "P: I get dizzy. / D: Who do you live with? / P: I moved in with my sister last year.",
      /SOCIAL HISTORY[^]*sister/i,
      /PRESENT ILLNESS[^]*sister[^]*SOCIAL/i,
    ],
    [
      "P: I have a cough. / D: Do you smoke? / P: I smoke when I go out with friends, maybe five on a weekend.",
      /SOCIAL HISTORY[^]*friends/i,
      /PRESENT ILLNESS[^]*friends[^]*SOCIAL/i,
    ],
    ["P: My back hurts. / D: Any surgeries? / P: No. Well, they fixed a hernia in 2009.", /PAST HISTORY[^]*hernia/i],
    [
      "P: I feel weak. / D: Have you traveled? / P: We drove to the lake for a week in August.",
      /SOCIAL HISTORY[^]*lake/i,
    ],
    [
      "P: My knee hurts. / D: Any operations? / P: None, other than my appendix was removed in 2001.",
      /appendectomy/i,
      /denies[^.]*surger/i,
    ],
    [
      "P: I have a sore throat. / D: Any family history of heart disease? / P: My mother has atrial fibrillation. / D: Anything else in the family? / P: No.",
      /Mother: atrial fibrillation/i,
      /denies significant family history/i,
    ],
    [
      "P: I've been wheezing. / D: Do you work? / P: I work at a bakery, there is a lot of flour dust.",
      /SOCIAL HISTORY[^]*bakery/i,
    ],
  ]);
});

describe("words of an answer that mean nothing without the question", () => {
  expectNotes("are not written", [
    [
      "D: Any sore throat? / P: I did initially for the first two days, and then it got better. I have a cough.",
      /cough/i,
      /(?<!Sore throat: “I )did initially/i,
    ],
    [
      "D: Any pets? / P: I have not been around one for a while. I have a cough.",
      /cough/i,
      /(?<!Pets: “I have not been )around one/i,
    ],
    [
      "D: How is the diet? / P: I need some help there. I have a cough.",
      /cough/i,
      /(?<!Diet: “I need some )help there/i,
    ],
  ]);
});
