import { describe } from "vitest";
import { expectNotes } from "./harness";

const seen = "D: What brings you in? / P: My knee hurts. / D: Let me have a look. Lungs are clear. / P: Okay. / ";

describe("options of which one is chosen", () => {
  expectNotes("leave the other option out", [
    [
      `${seen}D: I'd like to start you on Lipitor or Crestor. / P: My brother's on Crestor. / D: Okay, Crestor ten milligrams.`,
      /Crestor 10 mg/,
      /Lipitor/,
    ],
    [
      `${seen}D: We can go up on the lisinopril or add amlodipine. / P: Whatever you think. / D: Let's add amlodipine, five milligrams daily.`,
      /add amlodipine 5 mg daily/i,
      /increase lisinopril/i,
    ],
    [
      `${seen}D: We can do a CT or an ultrasound. / P: Is there radiation? / D: With the CT, yes. Let's get the ultrasound.`,
      /ultrasound/i,
      /\bCT\b/,
    ],
    [
      `${seen}D: I can write you for nicotine patches, or there's a pill called varenicline. / P: I'd rather try the patches.`,
      /prefers nicotine patches/i,
      /varenicline/i,
    ],
    [
      `${seen}D: We could do an endoscopy or just try Prilosec first. / P: I'd rather not be scoped. / D: Okay, Prilosec twenty milligrams every morning for eight weeks.`,
      /Prilosec 20 mg every morning/i,
      /do an endoscopy/i,
    ],
    [
      `${seen}D: I can give you a shot in the shoulder or a short course of prednisone. / P: No needles please. / D: Prednisone then, forty milligrams for five days.`,
      /Declines a shot in the shoulder[\s\S]*prednisone.{0,8} 40 mg/i,
      /give a shot/i,
    ],
    [
      `${seen}D: I'd like to get a chest X-ray and a CT. / P: I'll do the X-ray but I don't want the CT. / D: Okay, we'll just do the X-ray.`,
      /declines a CT/i,
      /declines a chest|obtain a CT/i,
    ],
    [
      `${seen}D: We could increase the sertraline to a hundred, or add bupropion. / P: I'd rather not take two pills. Can we just raise it? / D: Sure. Let's go to seventy-five for one week and then a hundred.`,
      /increase sertraline to 75 for 1 week/i,
      /add bupropion|sertraline was advised/i,
    ],
    [
      `${seen}D: I'll start you on losartan or valsartan, whichever your plan covers. / P: Okay.`,
      /losartan or valsartan/i,
    ],
  ]);
});

describe("an option that is left", () => {
  expectNotes("is not an order", [
    [
      `${seen}D: I could give you gabapentin for it. Does it keep you up? / P: Not really. / D: Then let's leave it for now. Take Tylenol as needed.`,
      /Tylenol/,
      /gabapentin/i,
    ],
    [
      `${seen}D: We could drain the fluid today, it'd relieve the pressure. / P: I'd rather see. / D: That's fine, we'll leave it. Take Tylenol as needed.`,
      /Tylenol/,
      /drain/i,
    ],
    [
      `${seen}D: I could put you on amitriptyline. Is it bad enough? / P: No. / D: Okay, we'll leave that for today. Take Tylenol as needed.`,
      /Tylenol/,
      /amitriptyline/i,
    ],
    [
      `${seen}D: We might add a water pill. / P: I'm already up all night. / D: Fair enough, we won't do that then. Take Tylenol as needed.`,
      /Tylenol/,
      /add (?:a )?water pill/i,
    ],
    [
      `${seen}D: We could try a nerve block. / P: Hmm. / D: All right, let's hold off on that for now. Take Tylenol as needed.`,
      /Tylenol/,
      /try a nerve block/i,
    ],
    [
      `${seen}D: I might send you for an MRI. / P: It's a lot better already. / D: In that case, we'll skip it. Take Tylenol as needed.`,
      /Tylenol/,
      /an MRI/i,
    ],
    [
      `${seen}D: I'll refer you to cardiology. Actually, hold off on the referral until we have the echo back.`,
      /hold off on the referral until/i,
      /refer the patient to cardiology/i,
    ],
    [
      `${seen}D: I'd like to refer you to ENT. / P: Can we wait? / D: Sure, let's hold off on the referral for now.`,
      /hold off on the referral/i,
      /refer the patient to ENT/i,
    ],
  ]);
});

describe("an option that is called unsafe in the same sentence", () => {
  expectNotes("is left out", [
    [
      "D: I could start you on propranolol, but propranolol is not safe with your asthma, so I'd go for candesartan 8 mg daily.",
      /start candesartan 8 mg/i,
      /can start propranolol/,
    ],
    ["D: I'll start you on propranolol 40 mg, but it is not safe in pregnancy.", /start propranolol/],
  ]);
});

describe("an option that is called unwise", () => {
  expectNotes("is left out", [
    [
      "D: You have a UTI. I could give ciprofloxacin, but that would be a bad idea with your tendon problem. I'll give nitrofurantoin 100 mg twice a day.",
      /nitrofurantoin 100 mg/,
      /ciprofloxacin/,
    ],
    [
      "D: Your back is strained. I could prescribe diazepam, but I don't think that's wise. Take naproxen 500 twice a day.",
      /naproxen 500/,
      /diazepam/,
    ],
    ["D: You have sciatica. We could try tramadol, but with your seizures I wouldn't.", /./, /can try tramadol/i],
    [
      "D: I could put you on amitriptyline, although that would be risky at your age. We'll start duloxetine 30 mg.",
      /duloxetine 30 mg/,
      /amitriptyline/,
    ],
    [
      "D: You have migraine. I could give you sumatriptan. But that would be dangerous with your heart disease.",
      /./,
      /can give sumatriptan/i,
    ],
    ["D: You have migraine. I might have used sumatriptan, were it not for your heart.", /./, /have used/i],
  ]);
});

describe("an option", () => {
  expectNotes("can be withdrawn in the same sentence", [
    [
      "D: You have gout. We can try the diclofenac, no, wait, not with the Eliquis. Let's do the Tylenol.",
      /Tylenol/,
      /try the (?:Eliquis|diclofenac)/i,
    ],
    [
      "D: You have a UTI. We could use trimethoprim, hang on, not with the methotrexate. We'll give you cefalexin.",
      /cefalexin/i,
      /(?:use|try) (?:the )?methotrexate/i,
    ],
    [
      "D: You have migraine. I'll give you sumatriptan, actually, no, not on top of the venlafaxine. Let's start naproxen.",
      /naproxen/i,
      /(?:give|start) (?:the )?(?:venlafaxine|sumatriptan)/i,
    ],
  ]);
});

describe("drugs among which the clinician leaves the choice", () => {
  expectNotes("are settled by words that mean one of them", [
    [
      "D: There's propranolol, there's topiramate, or there's amitriptyline at night. / P: I've got asthma, so. / D: Ah, then propranolol's out. / P: The night time one then? / D: Yeah, let's do that, ten milligrams at bedtime.",
      /We will start amitriptyline 10 mg at bedtime/,
      /start (?:propranolol|topiramate)/,
    ],
    [
      "D: We could do gabapentin or duloxetine for the nerve pain. / P: Which is better? / D: Duloxetine might help your mood too. / P: Let's do that one. / D: Okay, 30 milligrams in the morning.",
      /We will start duloxetine 30 mg in the morning/,
      /gabapentin/,
    ],
    [
      "D: We can do Zoloft, Lexapro or Wellbutrin. / P: My sister's on Lexapro, she likes it. / D: Let's go with that then. Ten milligrams a day.",
      /We will start Lexapro 10 mg daily/,
      /Zoloft|Wellbutrin/,
    ],
    [
      "D: What do you make of trying duloxetine? / P: My sister went loopy on it. / D: Okay. Pregabalin then? / P: Yeah, I'd try that. / D: Start with 75 twice a day.",
      /We will start pregabalin at 75 twice daily/,
      /change the dose/,
    ],
  ]);
  expectNotes("stay open if the words can mean something else", [
    [
      "D: We might try duloxetine or nortriptyline, but I'd like to see your ECG first. / P: Okay. / D: Let's do that today.",
      /duloxetine or nortriptyline/,
      /start (?:duloxetine|nortriptyline)/,
    ],
  ]);
});
