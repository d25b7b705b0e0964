import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an order that refers to a drug of another sentence", () => {
  expectNotes("names the drug when it is stopped", [
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

describe("the number of tablets", () => {
  expectNotes("is added to an order with its strength", [
    [
      "D: You take fluoxetine 20? / P: Yes. / D: So we'll increase it to 40 milligrams. It's just one tablet once a day.",
      /increase fluoxetine to 40 mg, 1 tablet daily/i,
    ],
    [
      "D: I'll start you on metformin 500 milligrams. You take one tablet twice a day.",
      /metformin 500 mg, 1 tablet twice daily/i,
    ],
  ]);
});

describe("a course in steps", () => {
  expectNotes("keeps each step and its end", [
    [
      "D: For the flare, I'll give you prednisone, 40 for 3 days, then 30 for 3 days, then 20 for 3 days, then stop.",
      /prednisone, 40 for 3 days, then 30 for 3 days, then 20 for 3 days, then stop/i,
    ],
    [
      "D: Take the diazepam 5 at night for a week, then 2.5 for a week, then stop.",
      /diazepam 5 at night for a week, then 2\.5 for a week, then stop/i,
    ],
    [
      "D: Take prednisone 40 milligrams for five days, then 20 milligrams for five days, then stop.",
      /40 mg for 5 days, then 20 mg for 5 days, then stop/i,
    ],
    [
      "D: We'll do a prednisone taper. 60 for 3 days, then 40 for 3 days, then 20 for 3 days and stop.",
      /prednisone taper: 60 for 3 days, then 40 for 3 days, then 20 for 3 days/i,
    ],
    ["D: I'd like to start sertraline 25 for a week and then 50 after that.", /sertraline 25 for a week and then 50/i],
    [
      "D: I'll start the lamotrigine at 25 for two weeks, then 50 for two weeks, then 100.",
      /lamotrigine at 25 for 2 weeks, then 50 for 2 weeks, then 100/i,
    ],
  ]);

  expectNotes("is not read from the end of a drug that is taken now", [
    ["D: Stop the naproxen today, then start celecoxib 100.", /stop (?:the )?naproxen/i],
    ["D: Take the ibuprofen for 3 more days and then stop the aspirin as well.", /stop (?:the )?aspirin/i],
  ]);
});

describe("an order after what it is for", () => {
  expectNotes("is kept with its drug", [
    [
      "D: For the attack, I'm going to start you on colchicine, 0.6 twice a day.",
      /start colchicine, 0\.6 twice daily/i,
    ],
    ["D: For your sleep, I'll start melatonin 3 milligrams.", /start melatonin 3 mg/i],
    ["D: For the flare, I'll give you prednisone 40 for 3 days.", /give prednisone 40 for 3 days/i],
    ["D: For your bones, let's add vitamin D 1000 units a day.", /vitamin D 1,?000 units/i],
    ["D: For your water works, I'll start tamsulosin at night.", /start tamsulosin/i],
    ["D: For this one, I'll prescribe fusidic acid cream.", /fusidic acid/i],
  ]);

  expectNotes("is not read from other talk", [
    ["D: Any headaches? / P: No. / D: For the record, I'll put down that you declined.", /headache/i, /put down/i],
    ["D: For the rash, I'm going to start you on hydrocortisone cream twice a day.", /Rash/],
  ]);
});
