import { describe } from "vitest";
import { expectNotes } from "./harness";

const visit = (plan: string): string => `P: My back hurts. / D: ${plan}`;

describe("a restriction", () => {
  expectNotes("is advice", [
    [visit("The important thing: you must not drive for six months."), /advised the patient to not drive for 6 months/],
    [visit("You can't drive for six months."), /to not drive for 6 months/],
    [visit("I don't want you driving."), /to not drive/],
    [visit("You're not allowed to fly for two weeks."), /to not fly for 2 weeks/],
    [visit("I want you off work until Monday."), /to stay off work until Monday/],
    [visit("You have to tell the DVLA."), /Contact the DVLA/],
    [visit("You can't swim alone."), /to not swim alone/],
  ]);
  expectNotes("is not read from a question or about something else", [
    [visit("So you can't drive at the moment?"), /./, /not drive/],
    [visit("You can't really see it on the x-ray."), /./, /advised/],
    [visit("You have to tell me if it hurts."), /./, /Contact/],
  ]);
});

describe("a drug of an earlier sentence", () => {
  expectNotes("gets the dose or the command", [
    [
      visit(
        "I'd suggest levetiracetam. You start with 250 milligrams twice a day for two weeks, then 500 twice a day.",
      ),
      /levetiracetam 250 mg twice daily for 2 weeks, then 500 twice daily/,
    ],
    [visit("I'd recommend sertraline. You'd start on 50 milligrams once a day."), /sertraline 50 mg daily/],
    ["P: Should I be back on my ramipril? / D: Not yet, we'll hold that until Friday.", /hold ramipril until Friday/],
    ["P: Can I take my metformin? / D: No, hold that for now.", /hold metformin for now/],
    [
      "P: When can I start the warfarin again? / D: We'll restart it on Monday.",
      /restart the patient's warfarin on Monday/,
    ],
    [visit("Okay, tramadol, that can make fits more likely, we should stop that."), /stop the patient's tramadol/],
  ]);
  expectNotes("does not get one that is about something else", [
    [
      "P: Is the prednisone making me hungry? / D: Yes. We'll stop the scan.",
      /./,
      /stop (?:the patient's )?prednisone/,
    ],
    [
      "P: I take ramipril and metformin, should I go on? / D: Stop that for now.",
      /./,
      /stop (?:the patient's )?(?:ramipril|metformin)/i,
    ],
  ]);
});

describe("a round on a ward", () => {
  expectNotes("has its findings and values", [
    [
      "D: Let me have a look at your tummy. It's soft, mildly distended, a bit tender around the wounds as you'd expect.",
      /soft, mildly distended, slightly tender around the wounds/,
    ],
    [
      "D: Can I have a look at your leg? It's red and warm up to the knee.",
      /PHYSICAL EXAM\n\n.*red and warm up to the knee/s,
    ],
    ["D: Let me see the ankle. It's swollen on the outside.", /PHYSICAL EXAM\n\n.*swollen on the outside/s],
    [
      "D: Your bloods this morning: haemoglobin 104, down from 118. White cells are 11.8, CRP is 96, which is coming down from 142.",
      /Haemoglobin: 104 \(previously 118\)\.\nWhite cells: 11.8\.\nCRP: 96 \(previously 142\)/,
    ],
    [
      "D: So this is day two following your hip replacement. How are you? / P: A bit sore.",
      /Follow-up 2 days after hip replacement/,
    ],
    ["D: Have your bowels opened? / P: No, not yet.", /has not opened the bowels/],
  ]);
  expectNotes("does not read other remarks as an examination or a time", [
    ["P: My leg hurts. / D: Can I have a look at your list? / P: Here it is.", /./, /PHYSICAL EXAM/],
    ["P: My leg hurts. / D: It's day two after the weekend.", /./, /days out/],
  ]);
});

describe("an answer after hesitation", () => {
  expectNotes("is the answer", [
    [
      "D: When was your last tetanus shot? / P: Gosh, I don't know. More than ten years, I think.",
      /Tetanus immunization more than 10 years ago/,
    ],
    ["D: How long have you had the cough? / P: Let me think. Three weeks.", /Cough for 3 weeks/],
    ["D: How many do you smoke? / P: I don't know. Ten a day.", /10 a day/],
    [
      "D: What brings you in? / P: I have back pain. / D: How's the pain today? / P: Still about a six.",
      /Back pain is 6 on a scale of 10/,
    ],
  ]);
});
