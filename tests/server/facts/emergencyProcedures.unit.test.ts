import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a procedure of an emergency visit", () => {
  expectNotes("is written as done", [
    [
      "D: It's a shoulder dislocation. I'll turn the arm out slowly. There. It's back in place. / P: Oh, much better.",
      /Reduction performed, back in place/,
    ],
    ["D: So your elbow is dislocated. Hold still. The elbow has gone back in nicely.", /./],
    ["D: It's a patella dislocation. Good, your kneecap is back where it belongs.", /reduced, back in place/],
    ["D: It's a clean cut. I'm putting four stitches in.", /I have put in 4 stitches/, /We will put 4 stitches/],
    ["D: It's a scalp laceration. We're placing three staples now.", /placed 3 staples/],
    ["D: It's a forearm fracture. I'm just applying a splint.", /applied a splint/],
    ["D: It's a dirty wound. I've given it a good wash out with saline.", /given it a good wash out/],
  ]);
  expectNotes("is not read from a plan or a device that was always there", [
    ["D: It's a hand laceration. I'm putting the stitches in tomorrow.", /./, /I have put/],
    ["D: It's a sprain. I'm putting in a referral to orthopedics.", /orthopedics/, /Procedure/],
    ["P: My IUD. / D: I checked and it's back in place.", /./, /Reduction/],
    ["D: It's migraine. Your headache is back in the same place.", /./, /Reduction|reduced/],
  ]);
});

describe("a local anesthetic", () => {
  expectNotes("causes no symptom", [
    [
      "P: I cut my hand. / D: Sharp scratch, this is the local. / P: Ow. / D: Can you feel this? / P: No. It's numb. It is totally numb.",
      /./,
      /numb/i,
    ],
    [
      "P: I cut my hand. / D: I'll put some local in. / P: Okay. / D: How's that? / P: It's all numb now.",
      /cut/i,
      /numb/i,
    ],
    [
      "P: I cut my hand. / D: Here's the freezing going in. / P: Okay. / D: Feel that? / P: No, it's numb.",
      /./,
      /numb/i,
    ],
  ]);
  expectNotes("is not the cause of numbness reported before it", [
    ["P: My thumb has been numb since the cut. / D: I'll put some local in. / P: It's numb.", /numb/i],
    ["P: I go to the local pharmacy. My feet are numb.", /numb/i],
  ]);
});

describe("a lesion that is described after its place", () => {
  expectNotes("is a finding of its own", [
    [
      "D: Let's have a look. Right, your hand. It's a two and a half centimetre laceration over the palm, clean edges.",
      /2\.5 centimetre laceration over the palm, clean edges/,
    ],
    [
      "D: Let me examine the arm. So that's a 3 cm abrasion on the forearm.",
      /3 cm abrasion on the forearm/,
      /is a 3 cm/,
    ],
    [
      "D: Let me take a look. Okay, this is a 4 mm nodule on the left cheek.",
      /4 mm nodule on the left cheek/,
      /[Ii]s a 4/,
    ],
  ]);
});

describe("a body part that came out", () => {
  expectNotes("is not the symptom asked about before", [
    [
      "P: My shoulder hurts. / D: Any tingling down the arm? / P: A bit. / D: Have you ever put it out before? / P: It came out once when I was nineteen.",
      /came out once/,
      /tingling (?:of the arm )?came out/,
    ],
    [
      "P: I have knee pain. / D: Have you had this before? / P: It popped out in high school.",
      /./,
      /knee pain popped out/,
    ],
  ]);
});

describe("an abbreviated genus", () => {
  expectNotes("does not end a sentence", [
    [
      "D: It's colitis. We'll send a stool sample for C. diff and a GI panel.",
      /stool sample for C\. diff and a GI panel/,
    ],
    [
      "D: It's colitis. If the C. diff comes back positive we'll start you on oral vancomycin.",
      /If the C\. diff comes back positive, we will start oral vancomycin/,
    ],
    ["D: It's gastritis. I want to test you for H. pylori. Take omeprazole 20 mg daily.", /H\. pylori/],
    ["D: It's a bladder infection. We'll send the urine to look for E. coli and Proteus.", /for E\. coli and Proteus/],
  ]);
  expectNotes("is not read from a vitamin at the end of a sentence", [
    ["D: You lack vitamin C. Take 500 mg of it daily.", /./, /vitamin C\. Take/],
  ]);
});

describe("drugs that are mentioned without being ordered", () => {
  expectNotes("are not read as orders", [
    [
      "D: It's gastroenteritis. But with that clindamycin I have to make sure it's not colitis.",
      /./,
      /treatment: .*clindamycin/i,
    ],
    ["D: It's colitis. It's an infection you can get after antibiotics.", /./, /Antibiotics\./],
    ["D: It's a sprain. It's not the ibuprofen that makes you dizzy.", /./, /treatment: .*ibuprofen/i],
  ]);
  expectNotes("are ordered if they are named as the choice", [
    ["D: It's reflux. So for that it's omeprazole, 20 mg daily.", /omeprazole 20 mg/i],
    ["D: It's gout. And that's naproxen 500 twice a day.", /naproxen 500/i],
  ]);
  expectNotes("keep their kind of order beside a specialty", [
    [
      "D: It's angina. I'm holding off on the metoprolol until cardiology sees you.",
      /Medical treatment: .*metoprolol/,
      /referral: .*metoprolol/,
    ],
    [
      "D: It's a heart attack. I'm going to start you on heparin, and I've already paged cardiology.",
      /treatment: .*heparin/,
      /referral: .*heparin/,
    ],
    ["D: It's afib. We'll refer you to cardiology to start amiodarone.", /refer the patient to cardiology/],
  ]);
});
