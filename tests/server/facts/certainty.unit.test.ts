import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a disease or symptom that is hedged or still to be tested for", () => {
  expectNotes("is not a diagnosis", [
    [
      "D: We will run a swab today to see if there is any germ causing what we call whooping cough. It's a pertussis infection that is fairly common in teenagers.",
      /swab/,
      /^(?:Pertussis infection|Whooping cough)\./im,
    ],
    [
      "D: It's a bacterial infection that is often spread at daycare. We will send a culture.",
      /culture/,
      /Bacterial infection\./,
    ],
    [
      "D: If your cough does not settle, it could be pneumonia. Drink plenty of fluids.",
      /fluids/,
      /Possible pneumonia/,
    ],
    ["D: We will be testing for strep throat. We'll see if it is strep throat.", /./, /^(?:Likely |Possible )?Strep/im],
  ]);
  expectNotes("is not a result", [
    ["D: It will be important to get a test for influenza, since fatigue can show up in influenza.", /./, /RESULTS/],
    ["D: We will be testing for COVID today, which can show up like this.", /./, /RESULTS/],
  ]);
  expectNotes("is family history if only its kind is not remembered", [
    [
      "D: Any illness in the family? / P: My mother had a cancer and I don't remember which cancer she had.",
      /Mother: cancer/,
    ],
  ]);
  expectNotes("is not family history", [
    [
      "D: Do any cancers run in the family? / P: I don't think anybody's had like a lung cancer.",
      /./,
      /Family history of|: lung cancer/,
    ],
    [
      "D: Any heart disease in the family? / P: I don't believe anyone has had heart disease.",
      /./,
      /Family history of heart/,
    ],
  ]);
  expectNotes("is neither reported nor denied", [
    [
      "D: Any runny nose? / P: Maybe a little bit of a sniffle, but not runny. / D: Okay.",
      /./,
      /(?:Reports|Denies|reports|denies) runny nose/,
    ],
    ["D: Any heartburn? / P: Maybe? I'm not sure what that feels like.", /./, /(?:reports|denies) heartburn/i],
    ["D: Any dizziness? / P: I don't know, I can't really tell.", /./, /(?:reports|denies) dizziness/i],
    ["D: Any itching? / P: Perhaps a bit of dryness, but not itching.", /./, /(?:reports|denies) itching/i],
    ["D: Do you have a stuffy nose? / P: Might be, not sure.", /./, /(?:reports|denies) [a-z ]*(?:congestion|stuffy)/i],
  ]);
});

describe("a denial that another answer contradicts", () => {
  expectNotes("is left out", [
    [
      "D: Any fevers? / P: No, no fever. Well, my temp was high this morning. / D: Okay.",
      /temp(?:erature)? was high/,
      /denies fever/i,
    ],
    [
      "D: How are you? / P: I've had a cough, and I took my temperature and it was up last night. / D: Any fever or chills? / P: No.",
      /denies chills|temperature/i,
      /denies (?:[a-z, ]+ )?fever/i,
    ],
    [
      "D: Any chest pain? / P: Yeah, it does feel sore, the middle of my chest. / D: And besides when you're coughing, do you have any pain in your chest breathing in? / P: No.",
      /chest pain/i,
      /denies (?:cough|[a-z, ]*chest pain)/i,
    ],
  ]);
});

describe("a temperature that was not taken", () => {
  expectNotes("is not a denial of fever", [
    [
      "D: What's wrong? / P: I have a cough. / D: Any fever? / P: I haven't checked.",
      /not measured/,
      /[Dd]enies fever/,
    ],
    ["D: What's wrong? / P: I have a rash. / D: Any fever? / P: I didn't take it.", /[Rr]ash/, /[Dd]enies fever/],
  ]);
});

describe("a doubt before “but”", () => {
  expectNotes("leaves what follows certain", [
    [
      "D: Anything else? / P: I'm not sure if it matters but I have a rash on my arm.",
      /reports rash/i,
      /possible rash/i,
    ],
    [
      "D: Anything else? / P: I don't know if this is related but my anxiety has been worse.",
      /anxiety/i,
      /possible anxiety/i,
    ],
    ["D: Any rash? / P: I'm not sure if it's a rash.", /rash/i, /reports rash/i],
  ]);
});

describe("a symptom that “hardly” occurs", () => {
  expectNotes("is neither reported nor denied", [
    ["P: I get headaches. I feel nauseous but I hardly ever actually vomit.", /nausea/, /vomiting/],
    ["P: I have asthma. I rarely wheeze.", /./, /[Rr]eports wheezing|[Dd]enies wheezing/],
    ["P: My chest is fine, I hardly cough.", /./, /[Rr]eports (?:a )?cough/],
  ]);
});

describe("a fever that was neither measured nor certain", () => {
  const opening = "D: What brings you in? / P: I have a cough. / D: Any fever? / P: ";
  expectNotes("is a possible one", [
    [`${opening}Maybe, I didn't check.`, /possible fever/, /Reports fever/],
    [`${opening}I think so, but I didn't take my temperature.`, /possible fever/, /reports fever/i],
    [`${opening}Maybe, I haven't measured it.`, /possible fever/, /reports fever/i],
    [`${opening}Possibly, I felt hot last night.`, /possible subjective fever/, /reports fever/i],
    [`${opening}Not sure, I felt feverish.`, /possible (?:subjective )?fever/, /reports fever/i],
    [`${opening}Maybe. I was a bit warm.`, /./, /reports fever/i],
    [`${opening}I felt hot.`, /reports subjective fever/, /possible/],
    [`${opening}Yes, 101.`, /reports fever/, /possible/],
  ]);
});

describe("a condition that is stated", () => {
  expectNotes("is not hedged by a later “I think”", [
    [
      "D: Any medical problems? / P: I do have gout, but that's about it, I think.",
      /history of gout/i,
      /possible gout/i,
    ],
    ["D: Any medical conditions? / P: Asthma. That's all, I guess.", /history of asthma/i, /possible/i],
    [
      "D: Any medical conditions? / P: I think I have a thyroid problem, maybe hypothyroidism.",
      /possible hypothyroidism/i,
    ],
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
