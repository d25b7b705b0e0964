import { describe } from "vitest";
import { expectNotes } from "./harness";

const rash = "D: What brings you in? / P: I have had a rash for a week.";

describe("an answer that chooses one of several things", () => {
  expectNotes("the chosen habit is noted", [
    [`${rash} / D: Do you smoke or drink? / P: Drink.`, /Drinks alcohol/, /[Ss]mok/],
    [`${rash} / D: Do you smoke or drink? / P: Drink, a couple of beers on Fridays.`, /Alcohol: a couple of beers/],
    [`${rash} / D: Do you drink or use drugs? / P: Just drink.`, /Drinks alcohol/, /[Rr]ecreational/],
    [`${rash} / D: Do you smoke or vape? / P: Vape.`, /Vapes/, /Smok/],
    [`${rash} / D: Smoke, vape or drink? / P: I smoke, about ten a day.`, /Smoking: 10 a day/, /Alcohol/],
    [
      `${rash} / D: Do you drink or smoke at all? / P: Only drink, one glass of wine with dinner.`,
      /Alcohol: one glass/,
    ],
    [
      `${rash} / D: Do you use cocaine or meth? / P: Not meth. Coke, maybe once a month at parties.`,
      /Denies meth use[^]*Coke, maybe once a month/,
    ],
    [
      `${rash} / D: Any heroin or cocaine? / P: No heroin. Cocaine at weekends.`,
      /Denies heroin use[^]*Cocaine at weekends/,
      /heroin or cocaine/,
    ],
  ]);
  expectNotes("what was done is noted", [
    [`${rash} / D: Were you given steroids or antibiotics? / P: Steroids.`, /patient was given steroids/],
    [`${rash} / D: Were you given steroids or antibiotics? / P: Antibiotics.`, /patient was given antibiotics/],
    [`${rash} / D: Were you put on a drip or tablets? / P: A drip.`, /patient was put on a drip/],
    [`${rash} / D: Were you given a shot or tablets? / P: A shot.`, /patient was given a shot/],
    [`${rash} / D: Did they do a CT or an MRI? / P: MRI.`, /They did an MRI/],
    [`${rash} / D: Did they take an x-ray or a CT? / P: CT.`, /had CT/],
    [`${rash} / D: Did you land on your side or your back? / P: My side.`, /patient landed on the side/],
    [`${rash} / D: Did you drive or walk here? / P: Walked.`, /patient walked/, /drove/],
  ]);
});

describe("a question that is not about the complaint", () => {
  expectNotes("adds no attribute to the complaint", [
    [`${rash} / D: How long were you in the hospital? / P: Five days.`, /in the hospital for 5 days/],
    [`${rash} / D: How many times have you fallen? / P: Twice this year.`, /has fallen twice this year/],
    [`${rash} / D: How often do you fall? / P: Once a month.`, /falls once a month/],
    [`${rash} / D: When did you fall? / P: tuesday morning.`, /fell Tuesday/, /Rash has been present since/],
    [
      `${rash} / D: How would you describe your mood out of ten? / P: Three, maybe four on a good day.`,
      /Mood: 3 to 4\/10/,
    ],
    [`${rash} / D: How would you rate your energy on a scale of one to ten? / P: A five.`, /Energy: 5\/10/],
    [`${rash} / D: How often do you see your therapist? / P: Every two weeks.`, /their therapist every 2 weeks/],
    [`${rash} / D: How long were you on it? / P: About two years.`, /./, /Rash has been present for about 2 years/],
  ]);
  expectNotes("gives the age at an event", [
    [`${rash} / D: How old were you when periods started? / P: Eleven.`, /Menarche: 11/, /11 years old/],
    [`${rash} / D: How old were you when your period came? / P: Thirteen.`, /Menarche: 13/, /13 years old/],
    [
      `${rash} / D: How old were you when you started drinking? / P: Fifteen.`,
      /started drinking at age 15/,
      /15 years old/,
    ],
    [`${rash} / D: How old were you when you had your first seizure? / P: About nine.`, /seizure at about age 9/],
    [
      `${rash} / D: How old were you when you were diagnosed? / P: I was thirty.`,
      /diagnosed at age 30/,
      /30 years old/,
    ],
    [`${rash} / D: How old were you when you quit school? / P: Sixteen.`, /quit school at age 16/],
    [`${rash} / D: How old were you when you left home? / P: Maybe 17.`, /left home at about age 17/],
    [`${rash} / D: How old were you when this started? / P: Twelve.`, /./, /12 years old/],
  ]);
  expectNotes("gives a score as a result", [
    [`${rash} / D: What was your PHQ-9? / P: I scored 17 on it.`, /PHQ-9: 17/],
    [`${rash} / D: What was your PHQ nine? / P: It came out at 12.`, /PHQ-9: 12/],
    [`${rash} / D: And the GAD-7? / P: My GAD seven came out at 15.`, /GAD-7 came out at 15/, /History of GAD/],
    [`${rash} / D: What was your GAD-7? / P: 11.`, /GAD-7: 11/],
  ]);
});
