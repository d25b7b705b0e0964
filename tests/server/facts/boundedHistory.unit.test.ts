import { expectNotes } from "./harness";

const opening = "D: What brings you in? / P: I have a cough. / D: ";
expectNotes("a “no” to a question about other symptoms does not deny the symptom that the question excludes", [
  [`${opening}Any symptoms besides the cough? / P: No.`, /Cough/, /denies cough/i],
  [`${opening}Anything else apart from the cough? / P: Nope.`, /Cough/, /denies cough/i],
  ["D: Any symptoms besides the headache? / P: No.", /./, /denies headache/i],
  ["D: Is there anything other than your dizziness? / P: No, that's it.", /./, /denies dizziness/i],
  ["D: Any problems aside from the rash? / P: No.", /./, /denies rash/i],
  ["D: Any other issues except for the vomiting? / P: No.", /./, /denies vomiting/i],
  ["D: Any concerns besides the swelling? / P: Not really.", /./, /denies swelling/i],
  ["D: Apart from the cough, any fever? / P: No.", /denies fever/i, /denies cough/i],
  ["D: Any symptoms, cough, fever? / P: No.", /denies cough/i],
]);

expectNotes("an amount of weight in an answer is kept", [
  ["D: Any weight loss? / P: Yes, six kilos in two months without trying.", /Weight loss: 6 kilos in 2 months/i],
  ["D: Have you lost any weight? / P: Yeah, about ten pounds.", /10 pounds/],
  ["D: Have you gained weight? / P: Yes, 5 kg since March.", /Weight gain: 5 kg since March/i],
  ["D: Any changes in your weight? / P: Yes. I lost eight pounds in a month.", /8 pounds/],
  ["D: Any weight loss? / P: No, I'm 80 kg as always.", /denies weight loss/i, /Weight loss: /],
]);

expectNotes("a pregnancy that an answer does not rule out is possible", [
  ["D: Could you be pregnant? / P: Maybe.", /Pregnancy: possible/],
  ["D: Is there any chance you're pregnant? / P: It's possible.", /Pregnancy: possible/],
  ["D: Are you pregnant? / P: I'm not sure.", /Pregnancy: possible/],
  ["D: Might you be pregnant? / P: Possibly, I'm late.", /Pregnancy: possible/],
  ["D: Are you pregnant? / P: No.", /./, /Pregnancy: possible/],
]);

expectNotes("everyday aches are not body aches", [
  [
    "D: Any body aches? / P: I get aches and pains now and then, nothing new.",
    /aches and pains/,
    /Reports body aches|reports body/,
  ],
  ["D: Any muscle aches? / P: Just the usual aches.", /./, /reports muscle aches/i],
  ["D: Any aches or pains? / P: Aches and pains here and there, I'm seventy.", /./, /reports (?:body )?aches/i],
  ["D: Body aches? / P: Normal aches from work.", /./, /reports body aches/i],
  ["D: Any body aches? / P: Yes, all over since Monday.", /reports body aches/i],
]);

const takes = "D: What medications do you take? / P: ";
expectNotes("a purpose that is corrected is neither kept nor denied", [
  [
    `${takes}For blood pressure, I'm taking metformin. Sorry, not blood pressure, for diabetes I'm taking metformin.`,
    /Metformin/,
    /Denies diabetes|For blood pressure/i,
  ],
  [`${takes}For pain I take melatonin. Sorry, not pain, for sleep.`, /Melatonin/, /for pain/i],
  [
    `${takes}I use gabapentin for migraine. I mean, not migraine, for neuropathy.`,
    /Gabapentin/,
    /migraine|denies neuropathy/i,
  ],
  [
    `${takes}Levothyroxine for diabetes. No wait, not diabetes, for hypothyroidism.`,
    /Levothyroxine/,
    /diabetes|Denies hypo/i,
  ],
  [`${takes}I take omeprazole for asthma. Oops, not asthma, it is for reflux.`, /Omeprazole/, /asthma|Denies reflux/i],
  [`${takes}Ramipril for blood pressure. Not for diabetes.`, /Ramipril/],
]);
