import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("swelling of the feet", () => {
  expectNotes("has the body part that was said", [
    ["D: Any swelling in your ankles? / P: Yes, in the evening.", /reports ankle swelling in the evening/i, /leg/],
    ["P: My ankles have been swelling for a week.", /ankle swelling for a week/i, /leg/],
    ["P: My feet swell up a lot.", /foot swelling/i, /leg/],
    ["P: I get some swelling in my ankles.", /ankle swelling/i, /leg/],
    ["D: How about your ankles or feet swelling? / P: No.", /denies foot or ankle swelling/i],
    ["D: Any swelling in your feet or ankles? / P: No.", /denies foot or ankle swelling/i],
    ["D: Any swelling in your ankles or legs? / P: No.", /denies leg swelling/i],
    ["P: My legs are swollen.", /leg swelling/i],
  ]);
});

describe("a fever that was not measured", () => {
  expectNotes("is what the patient felt, not what the weather was", [
    ["D: Any fever? / P: Running up the stairs, it was pretty warm, so I felt lightheaded.", /lightheaded/, /fever/],
    ["D: Any fevers? / P: It was hot outside.", /./, /subjective/],
    ["D: Any fever? / P: I felt hot last night.", /subjective fever/],
    ["D: Any fever? / P: I've been hot and I checked my temperature, it was 38.6.", /fever \(38\.6\)/, /subjective/],
  ]);
});

describe("a diagnosis", () => {
  expectNotes("keeps the doubt that was expressed", [
    ["D: I suspect asthma.", /Suspected asthma\./],
    ["D: This is probably viral gastroenteritis.", /Probable viral gastroenteritis\./],
    ["D: I think you've probably got bronchitis.", /Probable bronchitis\./],
    ["D: I suspect that this is a flare of cervical radiculopathy.", /Suspected flare of cervical radiculopathy\./],
    ["D: I think this is bursitis.", /Likely bursitis\./],
    ["D: It's more likely a sprain than a fracture.", /Likely sprain\./],
  ]);
  expectNotes("is not likely if the findings do not fit it", [
    ["D: The fluid is not consistent with gout.", /evaluation/, /likely gout/i],
    ["D: Her cortisol tests were normal, not consistent with Cushing's.", /evaluation/, /likely Cushing/i],
    ["D: That does not look like shingles.", /evaluation/, /likely shingles/i],
    ["D: The scan is not suggestive of pancreatitis.", /evaluation/, /likely pancreatitis/i],
  ]);
});

describe("a vaccine after which the patient felt ill", () => {
  expectNotes("is not an intolerance unless allergies were asked about", [
    [
      "D: Did you get your covid vaccine? / P: Yep, I got it but it really made me feel sick.",
      /COVID vaccine received/,
      /ntoleran|llerg/,
    ],
    ["P: The flu shot made me sick last year.", /flu shot made the patient sick last year/, /ntoleran|llerg/],
    ["P: The booster made me throw up.", /./, /ntoleran|llerg/],
    ["P: The tetanus shot gave me hives.", /Allergic to tetanus shot \(hives\)/],
    ["D: Any allergies? / P: The pneumonia vaccine made me throw up.", /Intolerance to pneumonia vaccine \(vomiting\)/],
  ]);
});

describe("an answer about another item of a question", () => {
  expectNotes("reports no allergies", [
    [
      "D: Has anything changed, are you exercising more, having any allergies? / P: Probably exercising more.",
      /evaluation/,
      /llerg/,
    ],
    ["D: Any allergies? / P: Yes.", /reports allergies/],
  ]);
});

describe("a household about which smoking was not asked", () => {
  expectNotes("has no smoker", [
    [
      "D: You live with your roommate, no history of tobacco, and you drink little. / P: That's correct.",
      /denies smoking/i,
      /smoker/i,
    ],
    ["D: Does anyone at home smoke? / P: Yes.", /smoker at home/i],
  ]);
});

describe("an injury before this visit", () => {
  expectNotes("is not a pain", [
    ["D: Have you ever hurt your left foot before? / P: No, never.", /denies previous left foot injury/i, /foot pain/],
    [
      "D: Have you injured that ankle before? / P: I've had injuries to my ankle but I've never hurt this ankle before.",
      /never hurt this ankle before/,
      /ankle pain/,
    ],
    ["P: My wrist has never hurt.", /evaluation/, /reports wrist pain/],
    ["D: Does it ever hurt at night? / P: Yes.", /pain/],
  ]);
});

describe("words of patients", () => {
  expectNotes("keep their meaning", [
    ["P: I can't believe this happened again.", /cannot believe/, /unable/],
    ["P: My knee hurts. I can't bend it.", /cannot bend it/],
    ["P: My knee hurts. I take half a pill at night.", /half a pill/, /medication/],
    ["P: My elbow hurts. It feels like it's tearing in there.", /tearing in there/, /watery eyes/],
    ["P: My eyes have been tearing.", /watery eyes/],
    ["D: What have you taken for the pain? / P: A little Tylenol.", /has taken Tylenol/, /tried/],
    ["D: Did you try anything for it? / P: Tylenol.", /tried Tylenol/],
    ["P: My back hurts. It hurts a little more when I sit.", /a little more/, /slightly/],
    ["P: My little brother had the same rash.", /./, /slightly|a little brother/],
    ["P: My hand is numb. The little finger is the worst.", /./, /slightly|a little finger/],
  ]);
});

describe("an examination", () => {
  expectNotes("has the grade of a murmur once", [
    ["D: On your heart exam there is a three out of six six systolic ejection murmur.", /3\/6 systolic/, /6 6/],
  ]);
  expectNotes("has vital signs without units that were not said", [
    [
      "D: BP is 142 over 88, heart rate 92, temp 99.1.",
      /Blood pressure: 142\/88\.\s+Heart rate: 92\.\s+Temperature: 99\.1\./,
    ],
    ["D: The pressure in the right eye is 22 and the left is 18.", /22 mmHg/],
  ]);
});

describe("a date before a correction", () => {
  expectNotes("keeps its year", [
    ["D: The labs from 4/10/2021, excuse me, the sodium was 156.", /./, /4\/10\/156/],
    ["D: Take 10, sorry, 20 mg of lisinopril daily.", /lisinopril 20 mg/],
  ]);
});
