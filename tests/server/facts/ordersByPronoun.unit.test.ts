import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an order that refers to a drug of another sentence", () => {
  expectNotes("names the drug if it is stopped", [
    [
      "D: Are you on the lisinopril? / P: Yeah, 10 milligrams. / D: Okay, let's stop it on Friday.",
      /stop lisinopril on Friday/i,
    ],
    [
      "D: Are you taking the naproxen? / P: Twice a day. / D: I'd stop that before the surgery.",
      /stop naproxen before the surgery/i,
    ],
    ["D: And the aspirin? / P: Every morning. / D: Stop it from tomorrow please.", /stop aspirin from tomorrow/i],
    [
      "D: How about the atenolol? / P: Makes my hands cold. / D: We'll come off it over the next two weeks.",
      /stop atenolol over the next 2 weeks/i,
    ],
  ]);

  expectNotes("names the drug with the new dose or the part by which it changes", [
    [
      "D: Do you take amlodipine? / P: Yes, 5 a day. / D: Put that up to 10 and see me in two weeks.",
      /increase amlodipine to 10/i,
    ],
    ["D: Do you take amlodipine? / P: Yes, 5 a day. / D: Put that up to 10 and see me in two weeks.", /2 weeks/i],
    [
      "D: Are you on pravastatin? / P: I am, 20 at night. / D: I want to move you up to 40 from tonight.",
      /increase pravastatin to 40/i,
    ],
    ["D: You're on metoprolol 50 twice a day? / P: Yes. / D: Let's halve it.", /reduce metoprolol by half/i],
    [
      "D: How many baclofen? / P: 10 three times a day. / D: Okay, halve it for now and ring me Monday.",
      /reduce baclofen by half for now/i,
      /and ring me/i,
    ],
    ["D: You take quetiapine 50? / P: Yes, and I'm groggy. / D: We could halve that.", /reduce quetiapine by half/i],
  ]);

  expectNotes("keeps a change by an amount apart from a new dose", [
    [
      "D: You're on 20 units of Lantus? / P: Yes. / D: Go up two units every three days until your fasting is below 130.",
      /increase Lantus by 2 units every 3 days until [^.]*below 130/i,
    ],
    [
      "D: How much Levemir? / P: Twelve units. / D: Increase it by 2 units every 3 days until your morning sugar is under 7.",
      /Levemir by 2 units/i,
      /Levemir to 2/i,
    ],
    [
      "D: How much glargine? / P: 30 units. / D: I'd drop it by four units.",
      /decrease glargine by 4 units/i,
      /glargine to 4/i,
    ],
    [
      "D: Your prednisone is 20 milligrams? / P: Yes. / D: Bring it down by 5 milligrams every week.",
      /decrease prednisone by 5 mg every week/i,
    ],
  ]);

  expectNotes("names the drug that another one replaces", [
    [
      "D: How's the sertraline going? / P: Not much better. / D: I think we should swap it for venlafaxine.",
      /switch sertraline to venlafaxine/i,
    ],
    [
      "D: Do you get on with the ramipril? / P: It makes me cough. / D: We'll switch that to candesartan 8.",
      /switch ramipril to candesartan 8/i,
    ],
    [
      "D: And the ibuprofen? / P: Hurts my stomach. / D: Let's change it to celecoxib 100 twice a day.",
      /switch ibuprofen to celecoxib 100 twice daily/i,
    ],
    [
      "D: How's the omeprazole? / P: Useless. / D: I'll replace it with famotidine 20 at bedtime.",
      /switch omeprazole to famotidine 20/i,
    ],
    [
      "D: Is the metformin upsetting your stomach? / P: A bit. / D: We can swap it to the slow release one.",
      /switch metformin to the slow release/i,
    ],
  ]);

  expectNotes("leaves words about other things as they are", [
    [
      "D: Do you take tamsulosin? / P: Yes. / D: I'd change the dressing. Replace it with a dry gauze.",
      /dressing/i,
      /tamsulosin (?:to|with)/i,
    ],
    [
      "D: Do you use fluticasone? / P: Yes. / D: Breathe in and hold it for ten seconds.",
      /fluticasone/i,
      /hold fluticasone/i,
    ],
    [
      "D: How's the amlodipine? / P: Fine. / D: I'm going to lift your ankle and hold it there.",
      /amlodipine/i,
      /hold amlodipine/i,
    ],
    [
      "D: Are you on warfarin? / P: Yes. / D: If it bleeds, put pressure on it for ten minutes and hold it up.",
      /warfarin/i,
      /hold warfarin/i,
    ],
    [
      "D: You still take ibuprofen? / P: Sometimes. / D: Your appointment, we'll move it to 10 on Friday.",
      /ibuprofen/i,
      /ibuprofen to 10/i,
    ],
    [
      "D: How's the metformin? / P: Good. / D: And your ankle, can you move it up to 20 degrees?",
      /metformin/i,
      /metformin to 20/i,
    ],
  ]);
});

describe("an order to stop “that”", () => {
  expectNotes("is about the drug named last", [
    [
      `P: I take the pill. / D: Let me examine you. Lungs are clear. / D: This is migraine with aura. / P: Do the painkillers make it worse? / D: They can. With aura you shouldn't be on the combined pill. So I want you to stop that today.`,
      /stop combined pill today/,
      /stop painkillers/,
    ],
    [
      "P: I take metformin. / D: It's a sprain. / P: What about the ibuprofen? / D: You can stop that.",
      /stop (?:their )?ibuprofen/,
      /stop metformin/,
    ],
  ]);
});

describe("an order whose reason names its drug", () => {
  expectNotes("names the drug", [
    [
      "D: Since Lexapro worked before, I'd like to start it again. Ten milligrams once a day.",
      /start Lexapro again 10 mg daily/,
    ],
    ["D: Because metformin helped you, I want to restart it at 500 milligrams a day.", /restart metformin/i],
    ["D: As the colchicine worked last time, let's use it again.", /use colchicine again/i],
    ["D: Seeing that the tamsulosin helped, I'll put you back on it today.", /tamsulosin/i],
    // counter-case: two drugs
    ["D: Since warfarin and aspirin are risky together, we'll stop it.", /^(?!.*start)/s],
  ]);
});

describe("a command after the drug that it is about", () => {
  const visit = (plan: string): string => `P: My side hurts. / D: ${plan}`;
  expectNotes("is an order of that drug", [
    [
      visit("So, your apixaban: stop it three days before surgery."),
      /stop the patient's apixaban 3 days before surgery/,
    ],
    [
      visit("Metformin, don't take it the morning of surgery."),
      /not take (?:the patient's|their) metformin the morning of surgery/i,
    ],
    [
      visit("Bisoprolol, do take it with a sip of water."),
      /take (?:the patient's |their )?bisoprolol with a sip of water/i,
    ],
    [visit("The warfarin, I want you to stop that five days before."), /stop the warfarin 5 days before/],
    [visit("The aspirin you can keep taking."), /Continue (?:the )?aspirin/i],
    [
      visit("Clopidogrel, stop taking it seven days before the procedure."),
      /stop (?:the patient's )?clopidogrel 7 days before the procedure/i,
    ],
  ]);
  expectNotes("stays as it is if the drug is the subject", [
    [visit("Ramipril is good for your heart. Take it every day."), /./, /stop|hold/],
    [visit("Metformin can upset your stomach, take it with food."), /./, /take (?:the patient's )?metformin can/],
  ]);
});

describe("an order that refers to the medicine of an answer", () => {
  expectNotes("names that medicine and not the one asked about", [
    [
      "D: Do you take anything for pain, ibuprofen, that sort of thing? / P: My son gave me some naproxen for the knee. / D: We'll need to stop that one.",
      /stop naproxen/i,
      /stop ibuprofen/i,
    ],
    [
      "D: Do you use anything for heartburn, like omeprazole? / P: I take famotidine most nights. / D: Let's stop that.",
      /stop famotidine/i,
      /stop omeprazole/i,
    ],
  ]);
});

describe("a drug of an earlier sentence", () => {
  const visit = (plan: string): string => `P: My back hurts. / D: ${plan}`;
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

describe("an order with the drug in another place", () => {
  const seen = "D: What brings you in? / P: My knee hurts. / D: Let me have a look. Lungs are clear. / P: Okay. / ";
  expectNotes("names drug and dose", [
    [
      `${seen}D: It's reflux. Let's bump that up to ten milligrams, the amlodipine.`,
      /increase the amlodipine to 10 mg/i,
      /increase that/i,
    ],
    [
      `${seen}D: It's reflux. We'll push it up to forty milligrams, the omeprazole.`,
      /increase the omeprazole to 40 mg/i,
    ],
    [
      `${seen}D: It's allergies. I'd rather you took the Claritin instead of the Benadryl.`,
      /take the Claritin/i,
      /will rather/i,
    ],
    [`${seen}D: It's a strain. I'd rather you used Tylenol.`, /use Tylenol/i, /will rather/i],
    [
      `${seen}D: It's reflux. I'd prefer you take the omeprazole before breakfast.`,
      /take the omeprazole before breakfast/i,
    ],
    [
      `${seen}D: It's gout. I would much rather you took colchicine, one tablet twice a day.`,
      /take colchicine/i,
      /will (?:much )?rather/i,
    ],
    [
      `${seen}D: It's a fever. I'd really rather you use acetaminophen.`,
      /use acetaminophen/i,
      /will (?:really )?rather/i,
    ],
    [
      `${seen}D: It's low thyroid. Let's bring it up to seventy-five micrograms, the levothyroxine.`,
      /increase the levothyroxine to 75/i,
    ],
  ]);
});

describe("a dose of the day that is left out", () => {
  expectNotes("belongs to the medicine just spoken of", [
    [
      "D: How about we cut the gabapentin back? You're on 300 three times a day? / P: Yeah. / D: Drop the lunchtime one for a week and if you feel okay drop the morning one too.",
      /decrease gabapentin by leaving out the lunchtime dose for a week. If the patient feels well, we will decrease gabapentin by leaving out the morning dose too/,
    ],
    [
      "D: And the metformin, are you still on two tablets a day? / P: Yes. / D: Leave off the evening one for now.",
      /decrease metformin by leaving out the evening dose for now/,
    ],
  ]);
});

describe("words for an end of a medicine", () => {
  expectNotes("stop the medicine just spoken of", [
    [
      "D: Have you had any trouble with the lisinopril? / P: Just this cough. / D: Right. Let's get rid of it and put you on losartan instead, 50 milligrams once a day.",
      /stop lisinopril. Start losartan instead 50 mg daily/,
    ],
    [
      "D: How's the oxybutynin? / P: My mouth's like sandpaper. / D: Okay, let's ditch it and try mirabegron, 25 milligrams daily.",
      /stop oxybutynin and try mirabegron 25 mg daily/,
    ],
  ]);
  expectNotes("do not stop one that was spoken of before something else", [
    [
      "D: You're on lisinopril. And this skin tag? / P: It catches on my collar. / D: Let's get rid of it today.",
      /Lisinopril/,
      /stop lisinopril/,
    ],
  ]);
});

describe("a drug that worked before", () => {
  expectNotes("is ordered again by a pronoun", [
    [
      "D: So he has an ear infection. Because he's had amoxicillin, but that was more than a month ago, and it worked, I'm comfortable using it again. It'll be high dose, so, 600 milligrams twice a day for ten days.",
      /use amoxicillin again 600 mg twice daily for 10 days/i,
    ],
    [
      "D: So this is cellulitis. You've had cefalexin before and it worked, so I'm happy to give you that again. 500 milligrams four times a day for a week.",
      /use cefalexin again 500 mg 4 times daily/i,
    ],
    [
      "D: This is iron deficiency. I want you on iron. One tablet every other day.",
      /start iron 1 tablet every other day/i,
      /advised the patient to on/i,
    ],
    ["D: This is heart failure. I want you on bed rest.", /to be on bed rest/i, /to on/i],
  ]);
});
