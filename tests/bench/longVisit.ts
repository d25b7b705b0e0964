import { randomFrom } from "../server/notes/model/inventVisit";
import type { Line } from "./noteVisits";

const symptoms =
  "headache, cough, nausea, dizziness, back pain, knee pain, tingling, itching, heartburn, tiredness".split(", ");
const times = "two days, three weeks, a month, half a year, ten days, four months, a few hours, six weeks".split(", ");
const whens = "in the morning, at night, after meals, on the stairs, when I sit, after work, in the cold".split(", ");
const drugs = "lisinopril, metformin, omeprazole, sertraline, amlodipine, losartan, gabapentin, atorvastatin".split(
  ", ",
);
const places = "the market, my sister's house, the lake, the old school, the garden, the station, the office".split(
  ", ",
);
const things = "the roof, a bicycle, the kitchen, two chairs, a letter, the fence, some tomatoes, the radio".split(
  ", ",
);
const parts = "left knee, right hip, left shoulder, right wrist, lower back, left ankle, right elbow".split(", ");
const tests = "a blood count, an x-ray of the chest, a urine test, an ultrasound of the belly, a lipid panel".split(
  ", ",
);

type One = <Item>(items: readonly Item[]) => Item;
type Saying = (one: One, number: (below: number) => number) => Line[];

/** What can be said in a long visit, mostly small talk. Words chosen at random make nearly every sentence different. */
const sayings: readonly Saying[] = [
  (one, n) => [["patient", `Last year I went to ${one(places)} ${n(30) + 2} times with ${n(9) + 2} of my neighbors.`]],
  (one, n) => [["patient", `We repaired ${one(things)} near ${one(places)}, and it took ${n(40) + 2} hours.`]],
  (one, n) => [
    ["clinician", `How was it at ${one(places)}?`],
    ["patient", `There were about ${n(90) + 5} people, and we talked about ${one(things)}.`],
  ],
  (one, n) => [["clinician", `Let me write that down, number ${n(900)}, before we talk about ${one(things)}.`]],
  (one) => [
    ["clinician", `And the ${one(symptoms)}, do you have that ${one(whens)}?`],
    ["patient", `I had some ${one(symptoms)} ${one(whens)} for ${one(times)}.`],
  ],
  (one) => [
    ["clinician", `Any ${one(symptoms)} ${one(whens)}?`],
    ["patient", "No."],
  ],
  (one, n) => [["patient", `I take ${one(drugs)} ${(n(19) + 1) * 5} mg once a day.`]],
  (one, n) => [["clinician", `Your blood pressure is ${110 + n(60)} over ${60 + n(35)}. The ${one(parts)} is tender.`]],
  (one, n) => [["clinician", `We will get ${one(tests)} in ${n(20) + 2} days.`]],
];

/** Returns the lines of an invented visit of at least that many words, the same for the same seed. */
export function longVisit(words: number, seed = 4): Line[] {
  const random = randomFrom(seed);
  const number = (below: number): number => Math.floor(random() * below);
  const one: One = (items) => items[number(items.length)]!;
  const lines: Line[] = [];
  for (let said = 0; said < words;) {
    for (const line of one(sayings)(one, number)) {
      lines.push(line);
      said += line[1].split(" ").length;
    }
  }
  return lines;
}
