import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("answers in the words of their questions", () => {
  expectNotes("a plain yes or no affirms or denies what was asked", [
    ["D: Have you been around any cats recently? / P: No.", /has not been around any cats recently/],
    ["D: Have you recently moved into a new place? / P: No, I haven't.", /has not recently moved into a new place/],
    ["D: Did you use a wheelchair? / P: No.", /(?:did not use|denies using) a wheelchair/],
    ["D: Do you need help bathing or dressing? / P: No.", /does not need help bathing or dressing/],
    ["D: Have you ever been to a psychiatrist? / P: Yeah.", /has been to a psychiatrist/],
    ["D: Have you had a mammogram yet? / P: No.", /mammogram/],
    ["D: Are you still working? / P: No.", /not working|Occupation/, /not still/],
    ["D: Have you been keeping a diary? / P: No.", /has not been keeping a diary/],
  ]);

  expectNotes("a question about the conversation or without a topic is not noted", [
    ["D: Does that make sense? / P: Yes. / D: Any cough? / P: No.", /denies cough/i, /sense/],
    ["D: Do you want to go ahead with that? / P: Yes. / D: Any cough? / P: No.", /denies cough/i, /go ahead/],
    ["D: Have you had any recently? / P: No. / D: Any cough? / P: No.", /denies cough/i, /has not had any/],
    ["D: Did you fill out the form? / P: Yes. / D: Any cough? / P: No.", /denies cough/i, /form/],
    ["D: Could you describe the place? / P: Yes. / D: Any cough? / P: No.", /denies cough/i, /describe/],
  ]);

  expectNotes("how long, when and where go with the act asked about", [
    [
      "D: How long have you been working at the bakery? / P: For the past year.",
      /working at the bakery for the past year/,
    ],
    ["D: Where do you go to school? / P: At the high school down the road.", /goes to school at the high school/i],
    ["D: When did you move to this country? / P: About five years ago.", /moved to this country .*5 years ago/],
  ]);

  expectNotes("the time of something else is not the time of the complaint", [
    [
      "D: Any pets? / P: I have a bird. / D: And when did you get the bird? / P: Like five years ago.",
      /bird/,
      /present for 5 years/,
    ],
    [
      "D: What brings you in? / P: A cough. / D: When did you move here? / P: Two years ago.",
      /cough/i,
      /cough (?:for|has been present for) (?:about )?2 years/i,
    ],
    [
      "D: What brings you in? / P: A cough. / D: How long have you had the birds? / P: Three years.",
      /cough/i,
      /3 years/,
    ],
    ["D: What brings you in? / P: A rash. / D: When did you first notice it? / P: Two weeks ago.", /rash for 2 weeks/i],
    ["D: What brings you in? / P: A rash. / D: When did you get it? / P: Two weeks ago.", /2 weeks/],
  ]);

  expectNotes("the chosen one of two alternatives is written as a statement", [
    ["D: Do you live in an apartment or a house? / P: In an apartment.", /in an apartment/i, /Asked/],
    [
      "D: What brings you in? / P: My muscles ache. / D: Is it all over your body or in certain locations? / P: It's all over.",
      /muscle aches are all over/,
    ],
    [
      "D: What brings you in? / P: I have a headache. / D: Is it only on one side of your head, or is it on both sides? / P: It seems like it's on both sides.",
      /on both sides/,
    ],
    [
      "D: What brings you in? / P: A cough. / D: Is it deep breathing or moving that hurts? / P: Deep breathing.",
      /cough/i,
      /is deep breathing/,
    ],
  ]);
});
