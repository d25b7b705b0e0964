import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("changes of doses", () => {
  expectNotes("a new dose has the direction that the known dose gives", [
    [
      "D: Did you bring the bottles? Spironolactone 25 once a day. / P: Yes. / D: Lungs are clear. And the spironolactone, I want to go to twelve and a half.",
      /[Dd]ecrease spironolactone to 12\.5/,
    ],
    [
      "P: I take furosemide 40 mg every morning. / D: Lungs are clear. The furosemide, let's go to eighty.",
      /[Ii]ncrease furosemide to 80/,
    ],
    [
      "P: I take sertraline 100 mg daily. / D: How is it? / P: Fine. / D: The sertraline, let's go to 50.",
      /[Dd]ecrease sertraline to 50/,
    ],
    [
      "D: How's the sertraline? / P: Not enough. / D: Let's go to 100.",
      /[Cc]hange the dose of sertraline to 100/,
      /increase/i,
    ],
    ["D: How's the sertraline? / P: Not enough. / D: Let's go up to 100.", /[Ii]ncrease sertraline to 100/],
    ["D: How's the bisoprolol? / P: It makes me tired. / D: Let's drop it to 1.25.", /[Dd]ecrease bisoprolol to 1\.25/],
  ]);
  expectNotes("a dose is not of the drug just refused", [
    [
      "D: We could go up on the sertraline to a hundred, or we could add bupropion. / P: I'd rather not add bupropion. What about going up a little? / D: Sure. We could do seventy-five.",
      /./,
      /bupropion (?:at|to) 75/,
    ],
    [
      "D: Options are we increase the lisinopril, or we could add amlodipine. / P: I'd rather not add amlodipine. / D: Sure, let's do 20.",
      /./,
      /amlodipine (?:at|to) 20/,
    ],
  ]);
  expectNotes("a first dose and its steps belong to the drug just named", [
    [
      "D: I'd suggest allopurinol. We start low, 100 milligrams a day, and we go up every four weeks until the uric acid is under 300.",
      /allopurinol 100 mg daily, increased every 4 weeks until the uric acid/,
    ],
    ["D: I'd like to start you on metoprolol. We start low, 25 a day.", /metoprolol 25 daily/],
    [
      "D: I want to start you on gabapentin. We start with 300 milligrams at night, and then we go up every week.",
      /gabapentin 300 mg nightly, increased every week/,
    ],
    [
      "D: I'm going to start you on lamotrigine. Start low, 25 milligrams a day, and we increase it every two weeks.",
      /lamotrigine 25 mg daily, increased every 2 weeks/,
    ],
    ["D: I'd suggest carvedilol. We start with 3.125 milligrams twice a day.", /carvedilol 3\.125 mg twice daily/],
    [
      "D: We'll start insulin glargine. Start at 10 units at bedtime, and then you go up by 2 units every three days.",
      /glargine[^.]*10 units/,
    ],
  ]);
});

describe("what a pronoun or a condition is about", () => {
  expectNotes("a command to stop is about what the patient has just named", [
    [
      "D: I'd like to start Jardiance today. / P: Okay. / D: And no salt substitutes. / P: Oh, we use that. / D: Okay, so stop that.",
      /./,
      /[Ss]top Jardiance/,
    ],
    [
      "D: I'll start you on losartan 50. / P: Okay. / D: How about alcohol? / P: A few beers. / D: Okay, stop that.",
      /./,
      /[Ss]top losartan/,
    ],
    ["P: I take naproxen for my knee. / D: Okay, stop that.", /[Ss]top naproxen/],
    ["P: I took a few Aleve last week. / D: Yeah, so no more of that, please.", /avoid Aleve/],
    ["D: Any Advil or Aleve? / P: I took some Aleve. / D: Okay, so no more of that.", /avoid Aleve/],
    [
      "D: We'll add colchicine 500 micrograms daily. And don't stop the allopurinol in an attack. / P: Right. / D: If you come out in a rash, stop it and ring us.",
      /stop allopurinol and call/,
      /stop colchicine and call/,
    ],
  ]);
  expectNotes("what is done otherwise stays with its condition", [
    [
      "D: If the potassium's still over 5.2, we'll stop the spironolactone. If not, we'll just check it again in a month.",
      /stop the spironolactone; if not, we will check it again in a month/,
    ],
    [
      "D: If the swab is positive, take the antibiotic. If not, you can throw it away.",
      /antibiotic; if not, (?:the patient|they) can throw it away/,
    ],
    [
      "D: If your pressure's over 140, we'll add amlodipine. If not, we'll leave things alone.",
      /amlodipine; if not, we will leave/,
    ],
    [
      "D: If the stool test is positive, we'll do a colonoscopy. If not, we repeat it next year.",
      /colonoscopy; if not, we repeat it next year/,
    ],
    [
      "D: If the PSA is up, we'll get an MRI. If it's not, we'll recheck it in six months.",
      /MRI; if not, we will recheck it in 6 months/,
    ],
    ["D: If it gets worse, start the rescue pack. If not, keep it for later.", /./, /if not, you\b/],
  ]);
  expectNotes("a held dose of a blood thinner is an order", [
    [
      "D: You take warfarin? / P: Five a day. / D: Lungs are clear. Your INR is 4.2. Hold tonight's dose.",
      /hold tonight's dose of warfarin/,
    ],
    [
      "D: Your INR is 3.6. Hold tonight's dose, and then go back to your regular schedule.",
      /hold tonight's dose, and then go back/,
      /Musculoskeletal/,
    ],
    ["D: Skip tomorrow's dose.", /skip tomorrow's dose/],
    ["D: Omit tonight's dose and recheck on Monday.", /omit tonight's dose/],
    ["D: Miss the next 2 doses and come for a blood test on Friday.", /miss the next 2 doses/],
  ]);
});

describe("options", () => {
  expectNotes("the patient's choice settles the options", [
    [
      "D: We could use venlafaxine 37.5 milligrams a day. Or gabapentin at bedtime. / P: Which one makes you gain less weight? / D: Venlafaxine. / P: Then that one.",
      /venlafaxine 37\.5 mg daily/,
      /gabapentin/,
    ],
    [
      "D: We could start sertraline. Or mirtazapine at night. / P: Which one helps the sleep? / D: Mirtazapine. / P: I'll have that one then.",
      /mirtazapine at night/,
      /sertraline/,
    ],
    [
      "D: We could try metformin 500 daily. Or sitagliptin 100 milligrams. / P: I'd go with the first one.",
      /metformin 500 daily/,
      /sitagliptin/,
    ],
    [
      "D: We could try metformin 500 daily. Or sitagliptin 100 milligrams. / P: I'll take the second one.",
      /sitagliptin 100/i,
      /metformin/,
    ],
    [
      "D: You wanna try the patch or the gum for the smoking? / P: Maybe the gum. / D: Gum it is, 4 milligrams.",
      /start nicotine gum 4 mg/,
    ],
    [
      "D: For the nicotine, patch or lozenge? / P: The lozenge, I think. / D: Lozenge it is, two milligrams.",
      /start nicotine lozenge 2 mg/,
    ],
  ]);
  expectNotes("what the patient leaves for now is declined", [
    [
      "D: I'll refer you to pulmonary rehab. / P: I'll leave it for now. / D: All right.",
      /pulmonary rehab was advised; the patient declines for now/,
      /will refer/,
    ],
    [
      "D: I'd like you to go to pulmonary rehab, it's a six-week class. / P: No, I'm no good with classes. I'll leave it for now.",
      /pulmonary rehab was advised; the patient declines for now/,
      /six-week/,
    ],
    [
      "D: I can send you back to physical therapy if you want. / P: Let me try on my own first. / D: Okay.",
      /physical therapy was offered; the patient declines for now/,
      /was advised/,
    ],
    [
      "D: Would you be willing to try a different mask, like the nasal pillows? / P: No. I'm done with that.",
      /Declines a different mask, such as the nasal pillows/,
    ],
    [
      "D: We could try gabapentin at night or we could hold off and see. / P: I'd rather not take another pill right now. / D: That's fair.",
      /Declines gabapentin at night|Declines gabapentin/,
      /We could/,
    ],
    ["D: I think a statin would be good. / P: I'll skip it for now.", /declines/i],
  ]);
  expectNotes("a drug that the clinician withholds or takes back is not ordered", [
    [
      "P: Could I have some trazodone? / D: I'd hold off on that with the sertraline for now.",
      /not start trazodone/,
      /hold(?:ing)? sertraline|on hold/,
    ],
    ["P: Can I get Ambien? / D: Let's hold off on that for now.", /not start Ambien/],
    ["D: For the back, I want you off the ibuprofen.", /[Ss]top the ibuprofen/],
    ["D: Try naproxen, no, you know what, that's the same thing. Let's do Tylenol.", /Tylenol/, /[Tt]ry naproxen/],
    [
      "D: We could do a steroid, prednisone, actually no, that's not a good idea with your sugars.",
      /^/,
      /prednisone|steroid/,
    ],
    [
      "D: I'd also like to start Jardiance at some point, not today.",
      /Jardiance to be considered later/,
      /start Jardiance/,
    ],
  ]);
});

describe("vaccines and tests", () => {
  expectNotes("a vaccine that is put off is deferred, one accepted is given", [
    [
      "D: You're due for the pneumonia vaccine. Wanna do that today? / P: Can we do it next time? / D: Sure, we'll do it at the next visit.",
      /[Pp]neumonia vaccine deferred to (?:the )?next visit/,
      /recommended/,
    ],
    [
      "D: And you need the RSV shot. / P: Can we wait a few weeks on that? / D: Sure, let's do it in a month or so.",
      /RSV shot deferred for a month/,
      /will need/,
    ],
    [
      "D: I'd like you to have the shingles vaccine. / P: Could I leave it for a couple of weeks? / D: Of course, that's fine.",
      /[Ss]hingles vaccine deferred for a couple of weeks/,
    ],
    ["D: Your tetanus is due, we can do that today. / P: Sure.", /give the tetanus vaccine today/],
    [
      "D: And your pneumonia vaccine is due, I can give you that today. / P: Yeah, go ahead.",
      /give the pneumonia vaccine today/,
    ],
    [
      "D: Have you had your flu jab and the COVID? / P: Flu in the autumn. I didn't have the COVID one. / D: We'll get that booked in with the nurse in about four weeks.",
      /book the COVID vaccine with the nurse in about 4 weeks/,
    ],
  ]);
  expectNotes("tests are ordered, left out or done before the next visit", [
    [
      "D: But with the history I want an X-ray of the pelvis and the left hip, just to be sure.",
      /obtain an x-ray of the pelvis and the left hip/,
    ],
    ["D: Given your age I'd like an ECG.", /ECG/i],
    ["D: There's no reason for a CT or anything, it's arthritis.", /No need for CT/, /RESULTS/],
    ["D: I don't see any reason to get an X-ray of the back.", /No need for x-ray of the back/],
    ["D: I'll see you in four weeks with the uric acid.", /Follow up in 4 weeks with the uric acid/, /testing/],
    [
      "D: Come back in three months with an A1c before.",
      /Return in 3 months with an A1c before|Follow up in 3 months with an A1c before/,
    ],
  ]);
  expectNotes("limits of salt and fluids, and what is agreed, are in the plan", [
    ["D: Keep the salt under two grams a day.", /limit salt to 2 grams a day|limit salt to 2 grams daily/],
    ["D: And fluids under two liters.", /limit fluids to 2 liters/],
    ["D: No more than 2000 milligrams of sodium a day.", /limit sodium to 2000 mg daily/],
    ["D: And no salt substitutes.", /avoid salt substitutes/],
    [
      "D: What if you took both pills together with dinner? / P: Yeah, that'd work.",
      /agrees to take both pills together with dinner/,
    ],
    [
      "D: If the runs come back, stop the colchicine and let me know.",
      /stop the colchicine and call the clinic/,
      /let me know/,
    ],
  ]);
});
