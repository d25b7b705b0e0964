import { describe } from "vitest";
import { expectNotes } from "./harness";

const rash = "D: What brings you in? / P: I have had a rash for a week.";

describe("an answer that chooses one of several things", () => {
  expectNotes("notes the chosen habit", [
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
  expectNotes("notes what was done", [
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

describe("an answer that affirms one item and denies another", () => {
  expectNotes("keeps them apart", [
    ["D: Are the cough and fever gone? / P: Cough yes, fever no.", /reports fever[^]*previous cough/, /denies/i],
    [
      "D: Has the swelling and the redness settled? / P: The swelling has, the redness hasn't.",
      /reports redness[^]*previous swelling/,
    ],
    ["D: Have the rash and itching gone away? / P: Rash no. Itching yes.", /reports rash[^]*previous itching/],
    [
      "D: Any headache, dizziness or blurred vision? / P: headache no dizziness yes vision no",
      /reports dizziness[^]*denies headache or blurry vision/,
    ],
    [
      "D: Any chest pain or shortness of breath? / P: No to the chest pain, yes to the breathing.",
      /reports shortness of breath[^]*denies chest pain/,
    ],
    [
      "D: Do you have diarrhoea or blood in your stools? / P: Diarrhoea, yes. Blood, no.",
      /reports diarrhea[^]*denies blood in stool/,
    ],
  ]);
});

describe("an answer with several symptoms", () => {
  expectNotes("keeps what was asked about each", [
    ["D: Any chest pain or swelling in the legs? / P: No chest pain, a little swelling.", /[Ll]eg swelling/],
    ["D: Any tingling or weakness in your hands? / P: No weakness, some tingling.", /[Tt]ingling of the hand/],
    ["D: Any fever or weight loss? / P: No fever. I've lost maybe eight pounds.", /denies fever/],
  ]);
  expectNotes("gives a length of time only to its own symptom", [
    [
      "D: How did you tolerate the last chemo? / P: Nausea for three days, and my fingers are tingling.",
      /nausea for 3 days and tingling/,
    ],
  ]);
});

describe("an answer to a list", () => {
  expectNotes("denies the others that it leaves unnamed", [
    [
      "P: I feel ill. / D: Any nausea, vomiting or diarrhea? / P: Yes to the nausea, no to the others.",
      /denies vomiting or diarrhea/,
    ],
    [
      "P: I feel ill. / D: Any cough, wheeze or fever? / P: The cough, yes. No to the rest.",
      /denies wheezing or fever/,
    ],
  ]);
});

describe("each symptom of a question", () => {
  expectNotes("is affirmed or denied separately", [
    [
      "D: What's wrong? / P: Headaches. / D: Does light bother you? Sound? / P: Light for sure. Sound, not so much.",
      /reports light sensitivity[\s\S]*denies sensitivity to sound/i,
    ],
    [
      "D: What's wrong? / P: Headaches. / D: Do lights or sounds bother you? / P: Both.",
      /reports light sensitivity and sensitivity to sound/i,
    ],
    [
      "D: Any itching or redness? / P: Redness, not so much. Itching, definitely.",
      /reports itching/i,
      /reports[^.]*redness/i,
    ],
    ["D: Any nausea or vomiting? / P: Nausea, yes. Vomiting, not really.", /denies vomiting/i, /reports[^.]*vomiting/i],
    ["D: Any cough or wheezing? / P: Cough, hardly at all, but I'm wheezing.", /denies cough/i, /reports[^.]*cough/i],
    [
      "D: Any warning? Anything with your vision? / P: Yes. I get these zigzag lines in my left eye before it starts.",
      /visual aura/i,
    ],
    [
      "D: Any eye pain, blurred vision, or sensitivity to light? / P: Pain, yes. Bright lights don't seem to be a problem.",
      /denies light sensitivity/i,
      /reports[^.]*light sensitivity/i,
    ],
    // "so much" without "not" denies nothing
    ["D: Any nausea or vomiting? / P: Vomiting so much that I can't eat.", /vomiting/i, /denies vomiting/i],
  ]);
});
