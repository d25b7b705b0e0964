import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a suicide in the family", () => {
  expectNotes("is family history", [
    ["D: What brings you in? / P: I'm anxious. My uncle killed himself in 1999.", /FAMILY HISTORY\n\nUncle: suicide\./],
    ["D: Any family history of depression or suicide? / P: My grandfather hanged himself.", /Grandfather: suicide\./],
    ["D: Has anyone in your family attempted suicide? / P: My sister did, twice.", /Sister: suicide attempt\./],
    ["D: Any relatives who died by suicide? / P: Yes, an aunt.", /Aunt: suicide\./],
    ["D: Any history of suicide in the family? / P: My cousin took her own life.", /Cousin: suicide\./],
    [
      "D: Any thoughts of killing yourself? / P: No. But my brother committed suicide when I was a kid.",
      /Brother: suicide\./,
    ],
    [
      "D: Has anyone in your family tried to kill themselves? / P: No, nobody.",
      /No family history of suicide attempt\./,
    ],
  ]);
  expectNotes("is not read from the patient's own risk or from a figure of speech", [
    ["D: Any past suicide attempts? / P: I attempted suicide when I was nineteen.", /suicide attempt/, /FAMILY/],
    ["P: I tried to kill myself in college.", /suicidal ideation/, /FAMILY/],
    ["P: My mother nearly killed herself laughing.", /./, /suicide/],
    ["P: My dad killed himself working two jobs.", /./, /suicide/],
  ]);
});

describe("numbness after a local anesthetic", () => {
  expectNotes("is not read as a symptom", [
    [
      "P: I cut my thumb. / D: I'm going to numb this up with lidocaine. Is it numb now? / P: Yeah, it feels numb.",
      /./,
      /numbness/i,
    ],
    [
      "P: My tooth hurts. / D: We'll do a nerve block. Is your lip numb yet? / P: Yes, it's numb.",
      /Tooth/,
      /numbness/i,
    ],
    [
      "P: I have a boil. / D: I'm going to freeze it first. / P: Okay. / D: Numb? / P: It's totally numb.",
      /./,
      /numb\b/i,
    ],
    [
      "P: I have a splinter. / D: I've injected some lidocaine. Tell me when it's numb. / P: It's numb.",
      /lidocaine/,
      /numbness/i,
    ],
    ["P: I have a cyst. / D: Here's the local anesthetic. / P: It's all numb now.", /./, /numbness/i],
    ["P: I've a wart. / D: I'll give you a digital block. / P: My finger feels numb.", /./, /numbness/i],
  ]);
  expectNotes("is kept if it was there before, lasts, or no anesthetic was given", [
    ["P: My hands are numb. / D: I'm going to inject some lidocaine. / P: It's numb.", /Numbness of the hand/],
    ["P: I burned my arm. / D: I'll give you a local anesthetic. / P: My lip has been numb for a week.", /numbness/i],
    ["D: Did the dentist use lidocaine last week? / P: Yes. My lip is numb.", /numbness/i],
    ["P: My toes are numb.", /numbness/i],
    ["P: I cut it. / D: I'll numb it with lidocaine. Any numbness in your fingertips? / P: Yes.", /numbness/i],
  ]);
});

describe("a drug whose effect is asked about", () => {
  expectNotes("is taken", [
    ["D: How is the Advair working? / P: Good.", /doing well on Advair[\s\S]*MEDICATIONS\n\nAdvair\./],
    ["D: How's the QVAR? / P: Twice a day, two puffs.", /MEDICATIONS\n\nQvar 2 puffs twice daily\./],
    ["D: How's the Symbicort doing? / P: Honestly it's been great.", /MEDICATIONS\n\nSymbicort\./],
    ["D: And how is the Spiriva? / P: Not so good.", /not doing well on Spiriva[\s\S]*MEDICATIONS\n\nSpiriva\./],
    ["D: How is your sertraline treating you? / P: I feel flat.", /MEDICATIONS\n\nSertraline\./],
    ["D: How's the lisinopril going? / P: I have a cough from it.", /MEDICATIONS\n\nLisinopril\./],
  ]);
  expectNotes("is not taken if it was not begun or has ended", [
    ["D: How's the Advair working? / P: I never picked it up.", /./, /MEDICATIONS/],
    ["D: How is the metformin going? / P: I stopped it.", /./, /MEDICATIONS\n\nMetformin\./],
    ["D: How's the Breo? / P: I haven't started it yet.", /./, /MEDICATIONS\n\nBreo/],
    ["D: How is your asthma doing? / P: Good.", /./, /MEDICATIONS/],
  ]);
});

describe("a change of dose without the drug", () => {
  expectNotes("names the drug just asked about", [
    [
      "D: How is the lisinopril going? / P: Makes me dizzy. / D: Okay, cut it to half a tablet.",
      /decrease lisinopril to half a tablet/i,
    ],
    [
      "D: Are you on metoprolol? / P: Yes, 50 a day. / D: Good, keep that the same.",
      /continue metoprolol at the same dose/i,
    ],
    ["D: How is the Advair working? / P: Good. / D: Let's leave it as is.", /continue Advair at the same dose/i],
    ["D: How's the sertraline? / P: I feel flat. / D: Let's cut it in half.", /decrease sertraline to half the dose/i],
    [
      "D: How about the glipizide? / P: I get shaky. / D: I'd drop that down to a half tablet.",
      /decrease glipizide to a half tablet/i,
    ],
    ["D: How is the Zoloft? / P: Fine. / D: Keep it where it is for now.", /continue Zoloft at the same dose/i],
  ]);
  expectNotes("does not name one for another thing", [
    [
      "D: Take aspirin and prednisone daily. / P: Okay. / D: Keep that the same.",
      /./,
      /continue (?:aspirin|prednisone) at/i,
    ],
    ["D: How much salt? / P: I eat chips. / D: Cut it in half.", /./, /half the dose/],
    ["D: How is the Advair? / P: Good. My knee brace is tight. / D: Leave the brace as is.", /./, /continue Advair/],
  ]);
});

describe("an allergy that a parent is not sure of", () => {
  expectNotes("is possible", [
    ["D: Is he allergic to anything? / O: I think he's allergic to penicillin.", /Possibly allergic to penicillin/],
    [
      "D: Any allergies for your son? / O: I think he's allergic to amoxicillin, he got a rash.",
      /Possibly allergic to amoxicillin/,
    ],
    ["D: Does she have allergies? / O: I think she might be allergic to eggs.", /Possibly allergic to eggs/],
    ["D: Any allergies? / P: I think I'm allergic to sulfa.", /Possibly allergic to sulfa/],
    ["D: Any allergies in your son? / O: He's allergic to peanuts, I think.", /Possibly allergic to peanuts/],
    [
      "D: Is your daughter allergic to anything? / O: I guess she's allergic to bee stings, maybe.",
      /Possibly allergic to bee stings/,
    ],
  ]);
  expectNotes("is certain without such doubt", [
    [
      "D: Does he have a cough? / O: I think he has a cough. / D: Allergies? / O: He's allergic to peanuts.",
      /\bAllergic to peanuts/,
    ],
    ["D: Any allergies? / O: She's allergic to latex. I think she's hungry.", /\bAllergic to latex/],
  ]);
});

describe("a judgement in the examination", () => {
  expectNotes("is not read as a finding", [
    [
      "D: Let me listen to your lungs. Not terrible. There are crackles on the left.",
      /crackles on the left/i,
      /terrible/,
    ],
    [
      "D: Let me listen to your lungs. Some wheezes. / P: Is it pneumonia? / D: Not necessarily.",
      /wheezes/i,
      /necessarily/,
    ],
    ["D: Let me look at the wound. Not too bad. The edges are red.", /red/, /bad/],
    ["D: Let me see your throat. Not great. The tonsils are enlarged.", /enlarged/, /great/],
    ["D: Let me look at the ear. Not bad at all. The eardrum is red.", /red/, /bad/],
    ["D: Let me press here. Not really. The abdomen is soft.", /soft/, /really/],
  ]);
  expectNotes("is read as a finding if it names a sign", [
    ["D: Let me press on the belly. Not tender. The abdomen is soft.", /not tender/i],
    ["D: Let me look at the wound. Not infected. The edges are red.", /not infected/i],
    ["D: Let me feel your neck. Not enlarged.", /not enlarged/i],
  ]);
});

describe("an earlier delivery by section", () => {
  expectNotes("is in the surgical history", [
    ["D: Tell me about your pregnancies. / P: I had one baby, by emergency cesarean.", /emergency cesarean/],
    ["D: Any operations? / P: A cesarean in 2015.", /Surgical history: cesarean/i],
    ["P: I had a repeat C-section with my second.", /Surgical history: repeat C-section/],
  ]);
  expectNotes("is not in the surgical history if it is only considered", [
    ["P: They said I might need a cesarean.", /./, /Surgical history/],
  ]);
});
