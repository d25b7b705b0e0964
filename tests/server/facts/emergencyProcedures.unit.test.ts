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
  expectNotes("is not the cause of numbness before it, nor is a “local” pharmacy", [
    ["P: My thumb has been numb since the cut. / D: I'll put some local in. / P: It's numb.", /numb/i],
    ["P: I go to the local pharmacy. My feet are numb.", /numb/i],
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
  expectNotes("is kept if it was there before, lasts or is elsewhere, or if no anesthetic was given", [
    ["P: My hands are numb. / D: I'm going to inject some lidocaine. / P: It's numb.", /Numbness of the hand/],
    ["P: I burned my arm. / D: I'll give you a local anesthetic. / P: My lip has been numb for a week.", /numbness/i],
    ["D: Did the dentist use lidocaine last week? / P: Yes. My lip is numb.", /numbness/i],
    ["P: My toes are numb.", /numbness/i],
    ["P: I cut it. / D: I'll numb it with lidocaine. Any numbness in your fingertips? / P: Yes.", /numbness/i],
  ]);
});
