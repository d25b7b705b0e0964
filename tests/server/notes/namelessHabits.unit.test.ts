import { describe } from "vitest";
import { expectNotes } from "../facts/harness";

describe("a habit that only its question names", () => {
  expectNotes("is written after the name of the habit", [
    ["D: Do you smoke at all?\nP: I started when I was a teenager.", /Smoking: started when they were a teenager\./],
    ["D: Do you drink any alcohol?\nP: I used to a long time ago but not anymore.", /Alcohol: used to a long time ago/],
    ["D: Do you use any drugs?\nP: I stopped when my son was born.", /Recreational drugs: stopped when/],
    ["D: Do you vape?\nP: I started in college.", /Vaping: started in college\./],
    ["D: Did you get your flu shot?\nP: I haven't gotten it yet.", /Vaccination: has not gotten it yet\./],
    ["D: Do you smoke?\nP: Yeah, I'm working on quitting.", /Smoking: working on quitting\./],
    ["D: Do you smoke cigarettes?\nP: I gave it up for a month.", /Smoking: gave it up for a month\./],
    [
      "D: What do you do for work?\nP: I work at a bank. I've been there for 10 years.",
      /Occupation: has been there for/,
    ],
  ]);

  expectNotes("is not repeated if the answer names it", [
    [
      "D: Do you smoke?\nP: I used to smoke. I quit smoking in 2007.",
      /in 2007/,
      /Smoking: (?:the patient )?quit smoking/i,
    ],
    [
      "D: What do you do for work?\nP: I'm a welder. I've worked as a welder for 12 years.",
      /welder/,
      /Occupation: .*work/,
    ],
    ["D: Do you drink?\nP: I had two glasses of wine on Sunday.", /2 glasses of wine/, /Alcohol: .*the patient/],
  ]);
});

describe("an answer that only ends or repeats another one", () => {
  expectNotes("is not written", [
    ["D: Any medical conditions?\nP: Diabetes. I think that's about it.", /diabetes/i, /about it/],
    ["D: Any surgeries?\nP: My appendix. I guess that was pretty much all.", /append/i, /much all/],
    ["D: Any recreational drugs?\nP: No, I don't do that at all.", /Denies recreational drug use/, /that at all/],
    ["D: Do you vape?\nP: No. I haven't done that either.", /Denies vaping/, /either/],
    ["D: Any allergies?\nP: Penicillin. I believe that's everything.", /penicillin/i, /everything/],
    ["D: Do you use street drugs?\nP: No, I don't use any of those.", /Denies/, /any of those/],
  ]);
});

describe("what patients say about themselves when asked about the family", () => {
  expectNotes("is written in the history of present illness", [
    [
      "D: Anyone in your family with heart problems?\nP: I'm worried about a heart attack too.",
      /HISTORY OF PRESENT ILLNESS\s+.*worried about a heart attack/,
    ],
  ]);
  expectNotes("does not move the diseases of relatives", [
    [
      "D: Any family history of cancer?\nP: Yes. My aunt had breast cancer. She was 50.",
      /FAMILY HISTORY\s+.*breast cancer/,
    ],
    ["D: Does anything run in the family?\nP: My dad had gout.", /FAMILY HISTORY\s+Father: gout/],
  ]);
});
