import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("times, places and drugs in an answer", () => {
  expectNotes("symptoms that are over are past", [
    [
      "D: What brings you in? / P: I have a cough. / D: What else did you have? / P: I had chills and a headache as well, and some nausea. / D: Are you still having a headache? / P: No, those are all gone.",
      /previous chills, headache, and nausea/i,
      /Reports (?:chills|nausea|headache)/,
    ],
    [
      "D: What brings you in? / P: I have a cough. / D: What else? / P: I had a headache and nausea. / D: Are you still having a headache? / P: Yeah, but the nausea is gone.",
      /headache/i,
      /previous[^.]*headache/i,
    ],
  ]);
  expectNotes("the length of an activity is not that of a symptom", [
    [
      "D: Tell me. / P: I had to lie down for two hours before the knee pain got better.",
      /knee pain/i,
      /pain for (?:about )?2 hours/i,
    ],
    ["D: Tell me. / P: I have had knee pain for two hours.", /knee pain for 2 hours/i],
  ]);
  expectNotes("the place asked about belongs to the kind of pain", [
    [
      "D: What is wrong? / P: I am tired. / D: Do you have any chest pain? / P: Slight cramps.",
      /chest pain/i,
      /muscle cramps/i,
    ],
  ]);
  expectNotes("a discharge or redness of an eye belongs to the eyes", [
    ["D: What is wrong? / P: I have discharge from my left eye and my left eye is red.", /Eyes: /, /Skin: /],
  ]);
  expectNotes("a rating of two numbers is a range", [
    [
      "D: What is wrong? / P: I have knee pain. / D: How bad is the pain, 1 to 10? / P: I don't know, like 6 or, 6 or 7.",
      /6 to 7/,
    ],
  ]);
  expectNotes("the class of a drug just named is not read as a second drug", [
    ["D: Any medications? / P: I take Flovent daily, which is like a steroid.", /Flovent/i, /^• ?Steroid|Steroid\./m],
  ]);
  expectNotes("a drug in a question about drug use is not a medicine", [
    [
      "D: Do you use any drugs like cocaine or opioids? / P: No.",
      /denies recreational drug use/i,
      /not taking opioids/i,
    ],
  ]);
  expectNotes("a disease added to others is history", [
    [
      "D: Any other medical conditions? / P: Yeah, I have asthma as well. / D: Alright. / P: I think I have high cholesterol too.",
      /history of asthma and possible high cholesterol/i,
      /concerned about high cholesterol/i,
    ],
  ]);
});

describe("two numbers in a row", () => {
  expectNotes("are a range", [
    ["D: Tell me. / P: I cough. I used to take something for migraines two three years ago.", /2 to 3 years/i],
  ]);
});

describe("the time of a symptom that the clinician comes back to", () => {
  expectNotes("is not that of another symptom", [
    [
      "D: Hi. / P: I have a cough and I feel woolly and I had a fever. / D: Did you take your temperature? / P: It was 38.5. / D: Yeah. You're also feeling a little bit woolly. When did that start? / P: That started yesterday morning.",
      /feeling woolly has been present since yesterday/i,
      /(?:cough|fever) has been present since/i,
    ],
    [
      "D: Hi. / P: My knee is swollen and I keep forgetting things. / D: OK. You mentioned forgetting things. How long has that been going on? / P: For about a year.",
      /forgetting things ha(?:s|ve) been present for a year/i,
      /swelling for a year/i,
    ],
    [
      "D: Hi. / P: I have a rash and everything tastes odd. / D: You mentioned the taste. When did that begin? / P: Two days ago.",
      /taste has been present for 2 days/i,
      /rash (?:has been present )?for 2 days/i,
    ],
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

describe("a symptom that places another one in time", () => {
  expectNotes("keeps its own time", [
    [
      "D: Has she had a cold? / P: Runny nose for about a week, a little cough. / D: Any vomiting? / P: She threw up once last night after the cough.",
      /cough for a week[\s\S]*vomited once last night after the cough/,
      /cough once|last night last night/,
    ],
  ]);
});

describe("a time", () => {
  expectNotes("counted from an event is not how long a symptom has lasted", [
    [
      "D: When did the rash start? / P: Three days after I started the Bactrim.",
      /started 3 days after/i,
      /for 3 days/i,
    ],
    [
      "D: What time did it happen? / P: About four o'clock, half an hour before we called.",
      /4 o'clock/i,
      /half an hour/i,
    ],
  ]);
  expectNotes("within which a symptom came on is not how long it has lasted", [
    [
      "P: I have a headache. / D: Did it come on suddenly? / P: Over an hour or so.",
      /came on over an hour/i,
      /for an hour/i,
    ],
  ]);
  expectNotes("of today replaces an earlier one", [
    [
      "D: How often are the headaches? / P: They used to be once a month, now it's three times a week.",
      /3 times a week/i,
      /occurs? once a month/i,
    ],
    ["D: Is the PSA up? / P: It was 4 last year and 6 now, they said.", /PSA: 6/i, /PSA: 4/i],
  ]);
  expectNotes("belongs to the symptom beside it", [
    ["D: Any nausea or vomiting? / P: Nausea always, vomiting once in a while.", /vomiting once/i, /nausea once/i],
  ]);
});
