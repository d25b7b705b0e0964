import { describe } from "vitest";
import { expectNotes } from "./harness";

const cough = "P: I have had a cough for 3 days.";
const knee = "P: I have had knee pain for 3 days.";

describe("what makes a complaint worse or better", () => {
  expectNotes("is denied by an answer that names nothing", [
    [
      `${cough} / D: Does anything make it better or worse? / P: Nothing that I can think of.`,
      /denies aggravating or relieving factors/,
    ],
    [
      `${cough} / D: Is there anything that makes it better or worse? / P: Not really, it's just there.`,
      /denies aggravating or relieving/,
    ],
    [`${knee} / D: Does anything help? / P: No, nothing I've tried.`, /denies relieving factors/],
    [`${knee} / D: Any triggers you've noticed? / P: No.`, /denies aggravating factors/],
  ]);
  expectNotes("is named by the words of the answer", [
    [
      `${knee} / D: Does anything make it better or worse? / P: If I kneel it's worse, and lying down makes it better.`,
      /Aggravated by kneeling.*Relieved by lying down/s,
    ],
    [
      `${knee} / D: What makes it worse? / P: It gets worse with stairs, with squatting.`,
      /Worse with stairs and squatting/,
    ],
    [
      `${knee} / D: Anything that makes it better? / P: Honestly, just resting it makes it feel a bit better, but nothing much, no.`,
      /Relieved by resting it/,
    ],
    [`${cough} / D: What helps? / P: Just honey and tea.`, /Relieved by honey and tea/],
    [
      `${knee} / D: Have you done anything that's made it better? / P: I just like resting it, not climbing stairs.`,
      /Relieved by resting it, not climbing stairs/,
    ],
  ]);
  expectNotes("is neither named nor denied by an answer that leaves it open", [
    [`${knee} / D: Does anything make it better or worse? / P: Heat.`, /knee pain/, /Aggravated|Relieved|denies/],
    [`${knee} / D: What makes it better? / P: I don't know.`, /knee pain/, /Relieved|denies/],
    [`${knee} / D: Did they do anything to help you feel better? / P: No.`, /knee pain/, /denies relieving/],
    [
      `${knee} / D: Is it worse when you bend it? / P: No.`,
      /not worse when the patient bends it/,
      /denies aggravating/,
    ],
    [`${knee} / D: Is it feeling any better now? / P: Not really.`, /knee pain/, /denies better|denies relieving/],
  ]);
});

describe("the circumstance of a symptom", () => {
  expectNotes("limits what an answer denies or affirms", [
    [`${cough} / D: Any trouble breathing when you lie down? / P: No.`, /denies shortness of breath when lying down/],
    [`${cough} / D: Any chest pain with exertion? / P: No.`, /denies chest pain with exertion/],
    [
      `${cough} / D: Do you get short of breath? / P: Yeah, when I climb stairs.`,
      /shortness of breath when climbing stairs/,
    ],
    [`${knee} / D: Any pain elsewhere? / P: No, just my knee.`, /denies pain elsewhere/],
    [`${knee} / D: Any pain in any other joints? / P: No.`, /denies pain in other joints/],
    [`${cough} / D: Any chest pain at all? / P: No.`, /denies chest pain\./],
  ]);
  expectNotes("at its start is kept", [
    [
      "P: I have chest pain. / D: What were you doing when it started? / P: I was just shoveling snow and it came on.",
      /chest pain started while the patient was shoveling snow/,
    ],
    [
      "P: I have chest pain. / D: Were you doing anything strenuous? / P: Just sitting on the couch watching TV.",
      /started while the patient was sitting on the couch/,
    ],
    ["P: I have chest pain. / D: Were you doing anything strenuous? / P: No.", /chest pain/, /started while/],
  ]);
});

describe("a “no” to a question about an aspect of something", () => {
  expectNotes("does not deny the thing itself", [
    [`${cough} / D: Any side effects from your medications? / P: No.`, /denies side effects/, /Denies taking/],
    [`${cough} / D: Any changes to your medications? / P: No.`, /denies changes/, /Denies taking/],
    [`${cough} / D: Any new medications? / P: No.`, /denies new medications/, /Denies taking/],
    [`${cough} / D: Do you need any refills on your medications? / P: No.`, /cough/, /Denies taking/],
    [`${cough} / D: Is the medication helping? / P: No.`, /cough/, /Denies taking/],
    [`${cough} / D: Any complications from the surgery? / P: No.`, /denies complications/, /Denies (?:prior )?surger/],
    [
      `${cough} / D: Any problems with anesthesia during your surgeries? / P: No.`,
      /denies problems with anesthesia/,
      /Denies (?:prior )?surger/,
    ],
    [`${cough} / D: Are you interested in quitting smoking? / P: No.`, /cough/, /Denies smoking/],
    [`${cough} / D: Have you thought about cutting down on alcohol? / P: No.`, /cough/, /Denies alcohol/],
    [`${cough} / D: Did you drink any alcohol last night? / P: No.`, /cough/, /Denies alcohol/],
    [`${cough} / D: Any changes to your medical history? / P: No.`, /denies changes/, /Denies medical conditions/],
    [`${cough} / D: Does anyone in your family smoke? / P: No.`, /cough/, /family history/i],
  ]);
  expectNotes("still denies what is asked for", [
    [`${cough} / D: Are you on any medications? / P: No, I don't take anything.`, /Denies taking any medications/],
    [
      `${cough} / D: Do you take any medications, over the counter or prescribed? / P: No, no medications.`,
      /Denies taking any medications/,
    ],
    [`${cough} / D: Any medications I should know about? / P: No.`, /Denies taking any medications/],
    [`${cough} / D: Any surgeries in the past? / P: No.`, /Denies past surgeries/],
    [`${cough} / D: Do you smoke? / P: No.`, /Denies smoking/],
    [
      `${cough} / D: Any family history of lung disease? / P: No, no family history of lung disease.`,
      /No family history of lung disease/,
    ],
  ]);
});

describe("short answers of the history", () => {
  expectNotes("are written with what was asked", [
    [`${cough} / D: What color is it? / P: Greenish.`, /greenish sputum/],
    [`${cough} / D: Is it yellow? / P: Yeah.`, /yellow sputum/],
    [
      `${cough} / D: How about immunizations? Are you up to date? / P: I think so.`,
      /Immunizations up to date, as far as the patient knows/,
    ],
    [`${cough} / D: How about your stools? Have they been normal? / P: Yeah.`, /denies changes in bowel movements/],
    [`${cough} / D: Have you taken your temperature? / P: No, I haven't.`, /has not measured their temperature/],
    [`${cough} / D: Any contacts of yours that have been sick? / P: No.`, /Denies sick contacts/],
    [`${cough} / D: Is anyone else sick at home? / P: Everybody's been well.`, /Denies sick contacts/],
    [`${cough} / D: Any pets at home? / P: We have a dog and two cats.`, /Pets: a dog and 2 cats/],
    [`${cough} / D: Any pets? / P: No.`, /Denies pets at home/],
    [`${cough} / D: Are you otherwise healthy? / P: Yes.`, /otherwise healthy/],
    [`${cough} / D: Has this happened before? / P: No, nothing like this.`, /denies similar symptoms before/],
    [
      `${cough} / D: Any issues with taste or smell? / P: No, I don't think so.`,
      /denies loss of taste or loss of smell/,
    ],
    [`${cough} / D: Any pain when you're peeing? / P: No.`, /denies painful urination/],
    [`${cough} / D: Have you ever had an STI? / P: No, never.`, /Denies sexually transmitted infections/],
    [`${cough} / D: Do you use condoms? / P: Yeah.`, /Uses condoms/],
    [`${cough} / D: Any surgeries? / P: Just my wisdom teeth.`, /wisdom teeth extraction/],
    [`${cough} / D: Were you ever diagnosed with asthma? / P: Yes.`, /History of asthma/],
    ["P: I have a headache. / D: Is it on one side of your head or both sides? / P: Both sides.", /on both sides/],
    [
      "P: I have lost weight. / D: Was the weight loss intentional or unintentional? / P: Unintentional.",
      /unintentional weight loss/,
    ],
    ["P: I have a rash. / D: Is it raised? / P: No, it's not raised.", /rash is not raised/],
    [`${knee} / D: Is it warm to the touch? / P: No.`, /denies warmth/],
    [
      "P: I take Spiriva. / D: How long have you been on that? / P: A couple of years.",
      /Spiriva for a couple of years/,
    ],
    ["P: I have COPD. / D: How long have you had it? / P: About ten years.", /COPD for about 10 years/],
    [`${knee} / D: Are you right or left handed? / P: Right.`, /right-handed/, /pain is (?:on|located)/],
    [`${cough} / D: Any fevers or chills? / P: Not, no.`, /denies fever or chills/],
    [`${cough} / D: Any headaches? / P: Um I. No.`, /denies headache/],
  ]);
  expectNotes("are not written with more than was asked and said", [
    [`${cough} / D: Are you up to date on your vaccines? / P: Yes.`, /Immunizations up to date/, /MEDICATIONS/],
    [`${cough} / D: Is it worse with food or exercise? / P: Yes.`, /cough/, /worse with food or exercise/],
    [
      "P: My shoulder hurts since yesterday. / D: Any shoulder pain before? / P: A few years ago I did have some pain.",
      /since yesterday|for 1 day/,
      /for a few years/,
    ],
    [`${cough} / D: Have you had your colon cancer screening? / P: Yes.`, /cough/, /History of colon cancer/],
    [`${cough} / D: Were you tested for a history of TB? / P: Yes.`, /cough/, /History of TB/],
    [`${cough} / D: Have you ever had an STI? / P: No, well, chlamydia once.`, /cough/, /Denies sexually/],
    [`${knee} / D: Does anything help? / P: Not really, ibuprofen a little.`, /knee pain/, /denies relieving/],
    [
      "P: I take lisinopril. My wife takes metformin. / D: How long have you been on that? / P: Five years.",
      /Lisinopril/,
      /Lisinopril for 5 years/,
    ],
    [`${cough} / D: Any pets? / P: My parents have a dog.`, /cough/, /Pets: a dog/],
    [
      `${cough} / D: Any problems with your medications? / P: No.`,
      /denies problems with medications/,
      /denies medications/,
    ],
  ]);
});

describe("a question that includes more in what was denied", () => {
  expectNotes("is not read as a new question", [
    [
      "D: Do you use cannabis, like smoking marijuana? / P: No, I try to stay away from any drugs. / D: OK, including recreational drugs? / P: Yeah.",
      /Denies recreational drug use/,
      /Reports recreational drug use/,
    ],
  ]);
});

describe("an answer to several items or about one disease", () => {
  expectNotes("denies an item that follows “nothing”", [
    [
      "D: Any tingling, numbness? / P: No. Well, bit of pins and needles if I sit too long, but no, nothing numb.",
      /denies numbness/,
      /reports tingling and numbness/,
    ],
    ["D: Any swelling or redness? / P: A little swelling, but nothing red.", /denies redness/],
  ]);
  expectNotes("denies only the disease asked about", [
    [
      "D: Any history of mania, like times when you didn't need sleep? / P: No, never.",
      /Denies mania/,
      /medical conditions/,
    ],
    ["D: Any history of gestosis, meaning high pressure in pregnancy? / P: No.", /Denies/, /medical conditions/],
    ["D: Any past medical history, like diabetes? / P: No.", /Denies/],
  ]);
  expectNotes("reads “fits” as seizures", [
    ["D: Did he have any fits, with this fever or before? / P: No, never.", /denies seizures/i, /previous fever/],
    ["D: Any fits? / P: No.", /denies seizures/i],
    ["D: Does she have a fit now and then? / P: No.", /./, /fever/],
    ["D: What brings you in? / P: I get coughing fits.", /cough/i, /seizure/i],
    ["D: How's the new brace? / P: It fits well.", /./, /seizure/i],
  ]);
});

describe("a no to pain with something", () => {
  expectNotes("denies only that pain", [
    [
      "P: My shoulder hurts. / D: Any urinary problems, like pain when you go? / P: No.",
      /shoulder pain/i,
      /denies[^.]*\bpain\b/i,
    ],
    ["P: My ankle hurts. / D: Any chest pain? / P: No.", /denies chest pain/i],
  ]);
});

describe("a question that denies something with an adverb", () => {
  expectNotes("denies what was asked", [
    ["D: You've definitely not had a fever? / P: No.", /denies fever/, /denies not/],
    ["D: You've really not had any chest pain? / P: No, none.", /denies chest pain/, /denies not/],
    ["D: You've definitely not got asthma? / P: No, never.", /./, /denies not/],
  ]);
});
