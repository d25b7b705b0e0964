import { expectNotes } from "./harness";

expectNotes("the time of the last occasion is noted with what it is of", [
  [
    "D: Do you smoke? / P: Not anymore. / D: When was your last cigarette? / P: It was three weeks ago.",
    /last cigarette 3 weeks ago/,
  ],
  ["D: When was your last drink? / P: Last night, two beers.", /Alcohol: last drink last night, 2 beers/],
  ["D: When did you last have a drink? / P: About a month ago.", /last drink about a month ago/],
  ["D: When was your last period? / P: It was March 3rd.", /Last menstrual period: March 3rd/],
  [
    "D: Are you up to date on tetanus? / P: Don't know. / D: When was the last one? / P: It was in 2015.",
    /Tetanus immunization in 2015/,
  ],
  ["D: When did you last have a seizure? / P: It was in June.", /Last seizure: June/],
  ["D: When was your last A1c? / P: Three months ago.", /Last A1c: 3 months ago/],
  ["D: When did you last pass gas? / P: Two hours ago.", /Last passed gas: 2 hours ago/],
  ["D: When did she last go see her dentist? / P: In March.", /Last dentist visit: March/],
  ["D: When did you last see a dentist? / P: It's been two years.", /Last dentist visit: 2 years ago/],
  ["D: When did you take your last dose? / P: This morning at eight.", /Last dose: this morning at 8/],
  ["D: When was the last time you used your inhaler? / P: Last night.", /Last inhaler use: last night/],
  ["D: When was your last colonoscopy? / P: It was 2019 and it was normal.", /2019 and it was normal/],
  ["D: When was your last mammogram? / P: Never had one.", /has never had a mammogram/],
  ["D: How long since your last migraine? / P: Five days.", /Last migraine: 5 days ago/, /for 5 days/],
]);
