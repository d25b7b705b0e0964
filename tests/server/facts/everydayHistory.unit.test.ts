import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("readFacts on histories and examinations in everyday words", () => {
  expectNotes("reads findings after “so there is” and beside vital signs", [
    [
      "D: So there are grouped vesicles on a red base on the left, in the T6 distribution.",
      /Skin: Grouped vesicles on a red base on the left/,
    ],
    ["D: So, there's dry excoriated skin on both cheeks, no vesicles.", /excoriated skin on both cheeks/],
    [
      "D: So straight leg raise on the right is positive at 40 degrees, left is negative.",
      /Straight leg raise on the right/,
    ],
    ["D: So you get crackles in your chest when you breathe?", /^/, /PHYSICAL EXAM/],
    [
      "D: Pulse 88, weight 214. JVP is up about ten centimeters, crackles at both bases.",
      /Weight: 214[^]*JVP is up about 10 cm/,
    ],
    [
      "D: So weight today 136 pounds, heart rate 108. Mucous membranes are dry.",
      /Weight: 136 pounds[^]*Mucous membranes are dry/,
    ],
    ["D: Temperature is 37.9. She's disoriented to the day but knows where she is.", /disoriented to the day/],
    [
      "D: You've got some tenderness in the left flank, belly's soft.",
      /Tenderness in the left flank/,
      /Got tenderness/,
    ],
    ["D: Belly's soft. So five millimeters, about two out of three pass by themselves.", /soft/i, /pass by themselves/],
  ]);

  expectNotes("keeps what an answer refers to", [
    ["D: Ever had a stroke? / P: Not me. My father died of one at seventy one.", /Father: stroke/, /of one/],
    ["D: Do you get migraines? / P: I used to with aura, in my twenties.", /used to get migraines with aura/],
    [
      "D: When did you last pee? / P: This morning, it was really dark.",
      /Last urination: This morning, it was dark/,
      /morning was dark/,
    ],
    [
      "D: What's wrong? / P: I'm vomiting. / D: When did you last pee? / P: This morning.",
      /[Vv]omiting/,
      /since this morning/,
    ],
    ["D: The nurse says you've put on weight. / P: Nine pounds in two weeks.", /Weight gain: 9 pounds in 2 weeks/],
    ["D: Which purple one is that? / P: Seretide.", /MEDICATIONS\s+Seretide/],
    ["D: Do you smoke? / P: I'm down to five a day.", /Smoking: down to 5 a day/],
  ]);

  expectNotes("lists as taken only what is taken", [
    [
      "D: Any other medicines? / P: I took some ibuprofen for this but it didn't touch it.",
      /./,
      /MEDICATIONS\s+Ibuprofen/,
    ],
    ["D: What have you tried? / P: Paracetamol, that's useless.", /./, /MEDICATIONS\s+Paracetamol/],
    ["D: And you're taking the Flomax? / P: I took one and felt dizzy, so I left it.", /Flomax: stopped/],
    [
      "D: What do you take? / P: Ramipril, 5, atorvastatin 20 and I have the weekly one for my bones.",
      /Atorvastatin 20\.\nMedication for the bones/,
      /Atorvastatin[^.]*weekly/,
    ],
    ["D: What do you drink in a day? / P: Coffee and two Diet Cokes.", /./, /Alcohol/],
  ]);

  expectNotes("reads diseases beside allergies", [
    [
      "D: Any medical problems, allergies? / P: I have asthma, I use albuterol. Reglan made me all jittery.",
      /History of asthma[^]*Albuterol[^]*Reglan/,
    ],
  ]);

  expectNotes("names the reason that the patient opens with", [
    [
      "D: What can I do for you today? / P: My back. I lifted a washing machine three weeks ago. / D: Any numbness? / P: My little toe's numb.",
      /CHIEF COMPLAINT\s+Back complaint/,
    ],
    ["D: How are you? / P: It's been a bit flat, and sometimes at night I feel a flutter.", /[Pp]alpitations/],
    ["D: Short of breath? / P: A bit puffed on the hill.", /shortness of breath/],
  ]);

  expectNotes("takes the child whom the clinician greets for the patient", [
    [
      "D: Hi, this is little Noah, he's five months? / P: Yes, five months next week. / D: And what's worrying you? / P: His eczema's getting worse. His cheeks are raw. / D: When did it first start? / P: About two months old. / D: Is he feeding well? / P: He is. I had eczema as a kid and his dad has asthma. / D: And is he gaining weight? / P: Yes, the health visitor's happy. / D: How often do you bathe him? / P: Every night. / D: What do you put on him? / P: My sister said to use her hydrocortisone but I didn't want to.",
      /Weight gain: the health visitor's happy[^]*Parent: eczema\.\s+Father: asthma/,
      /Father: eczema|[Kk]id: |[Rr]eports weight gain|about 2 months?\b(?! old)|every night|MEDICATIONS\s+Hydrocortisone/,
    ],
  ]);

  expectNotes("reads reactions, and what is not taken or is of another time", [
    ["D: Allergies? / P: Elastoplast brings me up in blisters.", /ALLERGIES[^]*[Ee]lastoplast/],
    [
      "D: What do you take? / P: I'm supposed to take a statin but they made my legs ache.",
      /Intolerance to statin \(aching legs\)/,
    ],
    ["P: I get shaky. / D: When was your last eye exam? / P: Two years ago.", /./, /for 2 years/],
  ]);

  expectNotes("places findings of the legs and of a wound", [
    [
      "D: Pulse 82. Heart sounds normal, chest clear, no swelling of the ankles.",
      /Respiratory: Chest clear[^]*Extremities: No swelling of the ankles/,
    ],
    [
      "D: So the ulcer's on the left shin, medial side, four by three centimetres. There's slough in the base.",
      /[Uu]lcer is on the left shin[^]*[Ss]lough in the base/,
    ],
  ]);
});
