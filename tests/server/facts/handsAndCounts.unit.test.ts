import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the dominant hand", () => {
  expectNotes("is not read as the side of the complaint", [
    [
      "P: My wrist hurts. / D: Are you right or left handed? / P: Right-handed.",
      /is right-handed/,
      /on the right side/,
    ],
    ["P: My wrist hurts. / D: And are you left handed? / P: Yeah.", /is left-handed/, /on the left side/],
    ["P: I cut my thumb. / D: Which is your dominant hand? / P: The left.", /is left-handed/, /located at|left side/],
    ["P: My elbow is sore. / D: Right or left handed? / P: Right, I'm a lefty.", /is left-handed/, /right-handed/],
    ["P: My shoulder hurts. / D: What's your dominant hand? / P: I use both.", /is ambidextrous/, /both/],
    ["P: My hand is numb. / D: Which hand do you write with? / P: My right.", /is right-handed/, /right side/],
  ]);
  expectNotes("is not read from a question for the side", [
    ["P: My knee hurts. / D: Right or left? / P: Right.", /right/, /handed/],
    ["P: I hurt my hand. / D: Which hand is it? / P: The left one.", /left/, /handed/],
  ]);
});

describe("how many times a symptom occurred", () => {
  expectNotes("is kept with the symptom", [
    ["D: Vomiting? / P: Twice Saturday night, nothing since.", /Vomiting: twice Saturday night, none afterwards/],
    ["D: Any nosebleeds? / P: Three times this week.", /Nosebleeds?: 3 times this week/],
    ["D: Have you had any seizures? / P: Just once, on Monday.", /Seizures?: once, on Monday/],
    ["D: Any palpitations? / P: A couple of times.", /Palpitations: a couple of times/],
    ["D: Did you throw up? / P: Maybe four times last night.", /Vomiting: 4 times last night/],
    [
      "P: I've got diarrhea. / D: How many times a day would you say? / P: Six or seven yesterday. Three so far this morning.",
      /Diarrhea episodes: 6 or 7 yesterday; 3 so far this morning/,
      /Times a day/,
    ],
    [
      "P: I keep vomiting. / D: How many times now? / P: Probably five last night. Two this morning.",
      /Vomiting episodes: 5 last night; 2 this morning/,
    ],
  ]);
  expectNotes("is not read from other answers", [
    ["D: Any vomiting? / P: No.", /Denies vomiting|denies vomiting/, /Vomiting:/],
    ["D: Any headaches? / P: I took ibuprofen twice.", /./, /Headaches?: /],
    ["D: Any seizures? / P: Once when I was five years old.", /./, /Seizures?: once/],
    ["D: Any pain? / P: 2 out of 10.", /2/, /Pain: 2/],
  ]);
});

describe("the time of day at which a complaint began", () => {
  expectNotes("is kept", [
    [
      "P: I have chest pain. / D: When did it start? / P: Around, uh, four o'clock this afternoon.",
      /since about 4 o'clock this afternoon/,
    ],
    ["P: I have a headache. / D: When did that begin? / P: 7:30 this morning.", /since 7:30 this morning/],
    ["P: My back hurts. / D: When did it start? / P: About noon.", /since about noon/],
    ["P: I have belly pain. / D: When did it come on? / P: Yesterday evening around 6 pm.", /about 6 pm yesterday/],
    ["P: I feel dizzy. / D: When did this start? / P: Half past nine last night.", /since half past 9 last night/],
    ["P: I have a cough. / D: When did it start? / P: 3 days ago.", /for 3 days/, /o'clock| pm/],
    ["P: I have a rash. / D: When did it start? / P: On Monday, after lunch.", /since Monday/],
  ]);
});

describe("questions for two habits", () => {
  expectNotes("are answered by the habit that the answer names", [
    [
      "D: Alcohol? Any cocaine or anything like that? / P: Couple beers on the weekend. No drugs.",
      /Alcohol: .*beers/,
      /drugs: .*beers/i,
    ],
    ["D: Do you drink? Do you smoke? / P: A glass of wine on weekends.", /Alcohol: .*wine/, /Smoking: .*wine/],
    ["D: You drink? Smoke? / P: Two beers a day.", /Alcohol: 2 beers/, /Smoking: 2 beers/],
    ["D: Do you smoke? Any alcohol? / P: Half a pack of cigarettes a day.", /Smoking: [Hh]alf a pack/, /Alcohol: half/],
    ["D: Any drugs? Alcohol? / P: I smoke weed on weekends.", /weed|cannabis|marijuana/, /Alcohol: .*weed/],
    ["D: Smoke? Drink? / P: Three pints on a Friday.", /Alcohol: 3 pints/, /Smoking: 3 pints/],
  ]);
});

describe("an illness of people around the patient", () => {
  expectNotes("is a sick contact", [
    [
      "P: I have diarrhea. / D: Anyone else sick? / P: My daughter had it last week.",
      /Sick contacts: daughter, last week/,
    ],
    [
      "P: I have a cough. / D: Anyone else ill at home? / P: My husband's got the same thing.",
      /Sick contacts: husband/,
    ],
    [
      "P: I have a fever. / D: Has anyone around you been sick? / P: Yeah, my son was sick on Monday.",
      /Sick contacts: son, Monday/,
    ],
    ["P: I'm vomiting. / D: Anybody else sick? / P: My roommate came down with it too.", /Sick contacts: roommate/],
    ["P: I have a sore throat. / D: Any sick contacts? / P: My kids have all been poorly.", /Sick contacts: kids/],
    [
      "P: I have a cold. / D: Anyone else unwell? / P: My boss was sick two days ago.",
      /Sick contacts: boss, 2 days ago/,
    ],
  ]);
  expectNotes("is not a sick contact if it is denied", [
    ["P: I have diarrhea. / D: Anyone else sick? / P: No, my daughter is fine.", /./, /Sick contacts: daughter/],
    ["P: I have a cough. / D: Anyone else sick? / P: My wife has not had it.", /./, /Sick contacts: wife/],
  ]);
});
