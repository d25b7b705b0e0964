import { describe } from "vitest";
import { expectNotes } from "./harness";

/** Returns a visit for chest pain with one more question and its answer. */
const ask = (question: string, answer: string): string =>
  `D: What brings you in? / P: I have had chest pain. / D: ${question} / P: ${answer}`;

describe("how a complaint began", () => {
  expectNotes("is read from an answer of a few words", [
    [ask("How did it start?", "All of a sudden."), /chest pain started suddenly/],
    [ask("Did it come on suddenly or gradually?", "Gradually."), /started gradually/],
    [ask("Was the onset sudden or gradual?", "More gradual."), /started gradually/],
    [ask("How did it begin?", "It just crept up on me."), /started gradually/],
    [ask("Did it start suddenly?", "Yes, out of the blue."), /started suddenly/],
    [ask("Did it come on slowly or all at once?", "Slowly, over time."), /started gradually/],
  ]);
  expectNotes("is not read from an answer that does not say it", [
    [ask("Did it come on suddenly or gradually?", "I'm not sure."), /chest pain/, /started (?:suddenly|gradually)/],
    [ask("Did you stop the tablets suddenly or gradually?", "Gradually."), /chest pain/i, /started gradually/],
    [ask("Did it start suddenly?", "No, not suddenly."), /chest pain/, /started suddenly/],
  ]);
});

describe("the last episode of a complaint", () => {
  expectNotes("is not read as its start", [
    [
      ask("When was the last time you had it?", "This morning."),
      /Last episode: this morning\./,
      /present since|pain since/,
    ],
    [ask("When was the last episode?", "Two days ago."), /Last episode: 2 days ago\./, /for 2 days/],
    [ask("When did you last have it?", "Last night."), /Last episode: last night\./, /since last night/],
  ]);
});

describe("how an injury happened", () => {
  const injured = (question: string, answer: string): string =>
    `D: What brings you in? / P: My ankle is swollen. / D: ${question} / P: ${answer}`;

  expectNotes("is read from an account without clinical words", [
    [
      injured("How did you do it?", "I went over on it playing football."),
      /It happened when the patient went over on it/,
    ],
    [injured("How did that happen?", "A door slammed on it."), /It happened when a door slammed on it/],
    [injured("How did you hurt it?", "I came off my bike."), /injury happened when the patient came off their bike/],
    [injured("How did you do that?", "I fell down the stairs."), /fell down the stairs/, /happened when/],
  ]);

  expectNotes("is not read from an answer that does not say it", [
    [injured("How did you do it?", "I don't know."), /ankle/, /happened when/],
    [injured("How did that happen?", "No idea, I just woke up like this."), /ankle/, /happened when/],
  ]);
});

describe("a “no” that continues about the complaint", () => {
  expectNotes("says how the complaint is", [
    [ask("Is it constant?", "No, it comes and goes."), /Chest pain is intermittent\./, /not constant/],
    [ask("Has it got worse?", "No, it's better."), /Chest pain is improving\./, /worse/],
    [ask("Is it getting better?", "No, worse actually."), /Chest pain is worsening\./, /improving/],
    [ask("Is the pain always there?", "No, on and off."), /Chest pain is intermittent\./],
    [ask("Is it constant?", "No, it's not constant. It kind of comes and goes."), /Chest pain is intermittent\./],
    [ask("Has it got worse?", "No, it hasn't got worse."), /chest pain/i, /worsening|improving/],
    [ask("Has it got worse?", "No."), /chest pain/i, /worsening|improving/],
  ]);
});

describe("how often a complaint occurs, and on which side", () => {
  expectNotes("is written as the answer says", [
    [ask("How often do you get it?", "Every time I bend."), /Aggravated by bending/],
    [ask("How often does it happen?", "Whenever I climb stairs."), /Aggravated by climbing stairs/],
    [ask("Does the pain wake you?", "Once or twice a week."), /wakes the patient at night, once or twice a week/],
    [ask("Is it the right side or the left?", "It was the right, now it's the left."), /left side/, /right side/],
    [ask("Which side?", "Sometimes the right, sometimes the left."), /chest pain/i, /on the (?:right|left) side/],
  ]);
});

describe("the last time that the patient did something", () => {
  expectNotes("is not read as a time of the complaint", [
    [
      ask("When was the last time you peed?", "About seven this morning."),
      /Last urination: about 7 this morning/,
      /pain since/,
    ],
    [ask("When did you last eat?", "Last night."), /Last meal: last night/i, /pain since/],
    [
      ask("When was the last time you had a bowel movement?", "Two days ago."),
      /Last bowel movement: 2 days ago/,
      /pain for/,
    ],
    [ask("When was the last time you felt well?", "Two weeks ago."), /Last felt well: 2 weeks ago/, /pain for/],
    [ask("When did you last drink anything?", "Around noon."), /Last drink: about noon/, /pain since/],
    [ask("When was the last time you took ibuprofen?", "This morning."), /Last ibuprofen: this morning/, /pain since/],
  ]);
});

describe("what the patient fears or suspects", () => {
  expectNotes("is written as the patient's belief", [
    [ask("What are you worried about?", "That it's cancer."), /is worried about cancer\./, /History of .*cancer/],
    [ask("Is there anything you're particularly worried about?", "My heart."), /is worried about the heart/],
    [ask("What's been worrying you most?", "Losing my job."), /is worried about losing the job/],
    [ask("What do you think caused it?", "Maybe the new mattress."), /believes that it may be due to the new mattress/],
    [
      ask("Any idea what might have caused it?", "I think it's stress, to be honest."),
      /believes that it may be due to stress/,
    ],
  ]);
  expectNotes("is not read from an answer that names nothing", [
    [ask("Any idea what brought it on?", "No idea."), /chest pain/, /due to|believes/],
    [ask("What are you worried about?", "Nothing, really."), /chest pain/, /worried about/],
  ]);
});

describe("a yes-or-no question about the complaint", () => {
  expectNotes("is answered with the complaint as its subject", [
    [ask("Does it wake you at night?", "Yes, most nights."), /chest pain wakes the patient at night, most nights\./],
    [ask("Does it keep you awake at night?", "No."), /chest pain does not wake the patient at night\./],
    [ask("Does it hurt when you press on it?", "Yes."), /chest pain is tender to touch\./],
    [
      ask("Does it come on with exercise?", "Yeah, when I walk uphill."),
      /comes on with exercise when walking uphill\./,
    ],
    [ask("Does it get better when you rest?", "Yeah, usually."), /chest pain improves with resting\./],
    [ask("Does it go away if you lie down?", "Not really."), /does not improve with lying down\./],
    [ask("Is it related to food?", "No, not that I've noticed."), /chest pain is not related to food\./],
    [ask("Is it linked to meals at all?", "Yes, after meals."), /chest pain is related to meals\./],
    [ask("Does eating make a difference?", "No."), /chest pain is not affected by eating\./],
    ["D: What brings you in? / P: I have diarrhea. / D: Is it watery? / P: Yes.", /diarrhea is watery\./],
    ["D: What brings you in? / P: I have a rash. / D: Is it raised? / P: No.", /rash is not raised\./],
    [ask("Does it hurt to walk?", "Yes."), /chest pain is present when walking\./],
    [ask("Does it hurt when you breathe in?", "No."), /chest pain is not present when breathing\./],
    [ask("Does moving make it worse?", "Yes."), /is worse with moving\./],
  ]);
});

describe("a yes-or-no question about something else", () => {
  expectNotes("is not answered with the complaint", [
    [ask("Does the cough wake you at night?", "Yes."), /cough wakes the patient at night/, /pain wakes/],
    [ask("Is your blood pressure getting better?", "No, worse."), /chest pain/i, /pain is worsening/],
    [ask("Has your mood been constant?", "Pretty much."), /chest pain/i, /pain is constant/],
    [ask("Is the breathing getting worse?", "Yes."), /worsening|getting worse/],
    [ask("Does the dog wake you at night?", "Yes."), /chest pain/i, /pain wakes/],
    [ask("Does your back pain come on with exercise?", "No."), /chest pain/i, /chest pain does not come on/],
    [
      "D: What brings you in? / P: I have palpitations. / D: Do they wake you at night? / P: Yes.",
      /palpitations wake the patient at night/,
    ],
  ]);
});

describe("tests and treatments elsewhere", () => {
  expectNotes("are read from a short answer", [
    [ask("Did they do any tests?", "Just an X-ray."), /had an x-ray\./i],
    [ask("Have you had any scans?", "A CT and an ultrasound."), /had a CT and an ultrasound/i],
    [ask("What did they do?", "They gave me an injection."), /They gave the patient an injection\./],
    [ask("Did they run any tests?", "No."), /chest pain/, /had /],
  ]);
});

describe("what was tried for a complaint", () => {
  expectNotes("is written in the history", [
    [ask("Have you tried anything for it?", "Just some Tylenol."), /patient tried Tylenol\./],
    [ask("Did you take anything?", "Two paracetamol last night."), /tried 2 paracetamol last night/],
    [ask("What have you tried?", "Ice and a heating pad."), /tried ice and a heating pad/],
    [ask("Have you taken anything?", "Nothing so far."), /chest pain/, /tried/],
  ]);
});

describe("the course and frequency of a complaint", () => {
  expectNotes("are read from an answer of a few words", [
    [ask("Is the pain constant?", "Yes, it's constant."), /Chest pain is constant\./],
    [ask("Has it been constant?", "Pretty much."), /Chest pain is constant\./],
    [ask("Is it getting better or worse?", "Worse, I'd say."), /Chest pain is worsening\./],
    [ask("Has it got worse?", "A bit, yeah."), /Chest pain is worsening\./],
    [ask("Has it been getting better at all?", "Slowly, yes."), /Chest pain is improving\./],
    [ask("How often do you get it?", "Every couple of hours."), /Chest pain occurs every couple of hours\./],
    [
      ask("How often are you getting them?", "About once a week, sometimes twice."),
      /occurs about once a week, sometimes twice/,
    ],
    [ask("Has it got worse?", "No."), /chest pain/, /worsening/],
  ]);
});

describe("the quality, place and rating of a complaint", () => {
  expectNotes("are read from an answer of a few words", [
    [ask("What kind of pain is it?", "Kind of a dull ache."), /Chest pain is dull, aching\./],
    [ask("What's it like?", "Like someone's sitting on my chest."), /as if someone is sitting on the chest/],
    [ask("What does it feel like?", "Like pins and needles."), /feeling like pins and needles/],
    [ask("Where is the pain?", "In the middle."), /located in the middle/],
    [ask("Where do you feel it?", "Across my whole chest."), /located across the whole chest/],
    [ask("Can you show me where?", "Here, in the pit of my stomach."), /located in the pit of the stomach/],
    [ask("Where exactly is the pain?", "Right here, under my ribs on the right."), /right upper abdomen/],
    [ask("How bad is it on a scale of one to ten?", "Like a six, maybe seven."), /6 to 7 on a scale of 10/],
    [
      ask("How bad is it from 1 to 10?", "Right now it's a four but at its worst it's a nine."),
      /4\/10 now, 9\/10 at worst/,
    ],
    [ask("How bad is it out of ten?", "Seven and a half."), /7\.5 on a scale of 10/],
    [ask("How severe is it?", "It's pretty bad. Eight."), /8 on a scale of 10/],
    [ask("How long has this been going on?", "Oh, a good month now."), /pain for a month/],
    [ask("How long has it been there?", "Ages. Years, really."), /pain for years/],
  ]);
});

describe("what changes a complaint", () => {
  expectNotes("is read from an answer of a few words", [
    [ask("Is it worse at any particular time of day?", "When I wake up."), /Worse on waking up\./],
    [
      ask("Is there any time of day when it's worst?", "By the end of the day, usually."),
      /Worse by the end of the day\./,
    ],
    [ask("Anything that makes it worse?", "Eating, mostly."), /Aggravated by eating\./],
    [ask("Anything that sets it off?", "Stress, I think."), /Aggravated by stress\./],
    [ask("Is there anything that helps?", "Gaviscon takes the edge off."), /Relieved by Gaviscon\./],
    [ask("Has this happened before?", "Never."), /denies similar symptoms before/],
  ]);
});

describe("a question that is not about the complaint", () => {
  const rash = "D: What brings you in? / P: I have had a rash for a week.";
  expectNotes("is answered apart from the complaint", [
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
