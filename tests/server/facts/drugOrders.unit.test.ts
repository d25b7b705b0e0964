import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an order for a drug", () => {
  expectNotes("with “for now” is an order", [
    ["D: Hold the metformin for now.", /hold the metformin for now/i, /\bno hold/i],
    ["D: Withhold the ramipril today.", /withhold (?:the )?ramipril today/i, /\bno withhold/i],
    ["D: You have gout. Stop the bendroflumethiazide for now.", /stop the bendroflumethiazide/i, /\bno stop/i],
    ["D: Let's pause the apixaban at this stage.", /pause the apixaban/i, /\bno pause/i],
    ["D: Continue the sertraline for now.", /continue the sertraline/i, /\bno continue/i],
    ["D: I think it is a virus. I will order a blood count. No antibiotics for now.", /no antibiotics for now/i],
  ]);
  expectNotes("after a result is an order of its own", [
    [
      "D: Your potassium is 5.6, so hold the losartan for now and repeat the bloods on Monday.",
      /Potassium: 5\.6\.[^]*repeat the bloods on Monday[^]*hold (?:the )?losartan/i,
    ],
    ["D: Your INR is 6, so skip tonight's warfarin.", /INR: 6\.[^]*skip tonight's warfarin/],
    [
      "D: Your ferritin is 8, so start ferrous fumarate 210 mg once a day.",
      /Ferritin: 8\.[^]*start ferrous fumarate 210 mg daily/,
    ],
    ["D: Your sodium is 121, so stop the indapamide.", /Sodium: 121\.[^]*stop the indapamide/],
    ["D: Your TSH is 9, so increase the levothyroxine to 100 micrograms.", /TSH: 9\.[^]*increase the levothyroxine/],
    ["D: Your creatinine is 210, so omit the metformin until Friday.", /Creatinine: 210\.[^]*omit the metformin/],
  ]);
  expectNotes("is not made if the patient asks for something else", [
    ["D: We'll start desogestrel 75 micrograms. / P: I'd rather have the coil.", /declines/, /will start/],
    ["D: I'd suggest citalopram 20 mg. / P: I'd rather try counselling first.", /declines/, /recommended/],
    ["D: I'd suggest penicillin V 500 mg. / P: I'd rather wait and see.", /declines/, /recommended/],
    ["D: I'll start amlodipine 5 mg. / P: I'd prefer to try losing weight first.", /declines/, /will start/],
    ["D: I'll prescribe zopiclone 7.5 mg. / P: Actually, I'd rather try melatonin.", /declines/, /will prescribe/],
    ["D: I'll start metformin 500 mg. / P: Well, I'd rather talk to my wife first.", /declines/, /will start/],
    ["D: I'll start ferrous sulfate 200 mg. / P: I'd rather have it as a liquid.", /will start ferrous/, /declines/],
    ["D: I'll start sertraline 50 mg. / P: I'd rather take it at night.", /will start sertraline/, /declines/],
  ]);
});

describe("an order that replaces one ruled out by an allergy", () => {
  expectNotes("is kept in full", [
    [
      "D: Given your penicillin allergy I'll avoid amoxicillin and use azithromycin.",
      /will avoid amoxicillin\. Use azithromycin/,
      /I will|Given/,
    ],
    [
      "D: It's a skin infection. Because of your sulfa allergy we won't use Bactrim, we'll go with doxycycline 100 mg twice daily.",
      /avoid Bactrim\. Start doxycycline 100 mg twice daily/,
      /advised them to use Bactrim/,
    ],
    [
      "D: As you're allergic to aspirin I'm going to steer clear of ibuprofen and give you paracetamol.",
      /avoid ibuprofen\. Give paracetamol/,
    ],
    ["D: With your kidney disease I'll avoid naproxen and use acetaminophen.", /avoid naproxen\. Use acetaminophen/],
    [
      "D: You have pneumonia. Due to your penicillin allergy, rather than co-amoxiclav I will prescribe doxycycline and clarithromycin.",
      /prescribe doxycycline and clarithromycin rather than co-amoxiclav/,
    ],
  ]);
});

describe("an order by name and dose after a complaint", () => {
  expectNotes("is not listed as a medicine taken", [
    [
      "D: So for your fatigue, your iron is low. Ferrous sulfate 325 mg daily.",
      /PLAN[^]*Ferrous sulfate 325 mg daily/,
      /MEDICATIONS/,
    ],
  ]);
});

describe("a drug in the reason of an order", () => {
  expectNotes("is not ordered", [
    [
      "P: It burns when I pee. / D: I'm going to give you Macrobid, 100 milligrams twice a day for five days, since you can't take Bactrim.",
      /Macrobid 100 mg twice daily for 5 days/,
      /Bactrim\./,
    ],
  ]);
});

describe("a drug that the clinician only talks about", () => {
  expectNotes("is not ordered", [
    [
      "P: I have a rash. / D: This is plaque psoriasis. I'll give you clobetasol ointment twice a day. The propranolol can make psoriasis worse so I'd talk to your neurologist about something else.",
      /clobetasol/,
      /^.*Medical treatment.*\bPropranolol\.$/m,
    ],
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

describe("drugs that are ruled out", () => {
  const end = "D: Let me take a look. Lungs are clear. / P: Okay. / D: ";
  expectNotes("are not read as orders", [
    [
      `D: Hi. / P: A cold. / ${end}Saline and suction, no cough medicine at his age.`,
      /./,
      /treatment: Cough medicine/i,
    ],
    [`D: Hi. / P: A cough. / ${end}Fluids and rest, no antibiotics.`, /./, /(?:Start|treatment:) antibiotics/i],
    [
      `D: Hi. / P: A cold. / ${end}We'll use saline, without decongestants.`,
      /./,
      /(?:Start|treatment:) decongestants/i,
    ],
  ]);
  expectNotes("do not rule out other drugs", [
    [`D: Hi. / P: A cough. / ${end}Start amoxicillin 500 mg three times a day.`, /amoxicillin 500 mg/i],
    [`D: Hi. / P: A cough. / ${end}No cough syrup. Take ibuprofen 400 mg.`, /ibuprofen 400 mg/i],
  ]);
});

describe("a drug order at the start of a visit", () => {
  expectNotes("is in the plan only", [
    [
      "D: Start valsartan 80 mg once a day for your blood pressure. Come back in six weeks.",
      /We will start valsartan 80 mg daily/,
      /MEDICATIONS/,
    ],
    [
      "D: Increase carvedilol to 12.5 mg twice a day for your heart rate. See me in a month.",
      /increase carvedilol to 12\.5 mg/i,
      /MEDICATIONS/,
    ],
    [
      "D: For the infection take cefalexin 500 mg four times a day. See me in a week.",
      /take cefalexin 500 mg/,
      /MEDICATIONS/,
    ],
  ]);
});

describe("a drug whose effect on a disease is mentioned", () => {
  expectNotes("is not ordered", [
    ["D: You have psoriasis. I'd like to use clobetasol. Lithium can flare psoriasis.", /use clobetasol/i, /lithium/i],
    ["D: You have heartburn. I'll start omeprazole. Aspirin can irritate the stomach.", /omeprazole/i, /aspirin/i],
    ["D: You have reflux. I'll start omeprazole. Naproxen may damage the kidneys.", /omeprazole/i, /naproxen/i],
  ]);
});

describe("a drug that is suggested", () => {
  expectNotes("is ordered", [
    ["D: You have diabetes. What I'd suggest is Ozempic, once a week, starting at 0.25.", /start Ozempic/i],
    [
      "D: You have migraine. What I would recommend is propranolol, 40 milligrams twice a day.",
      /propranolol 40 mg twice daily/i,
    ],
    ["D: You have gout. So what I'd suggest is that we try colchicine twice a day.", /colchicine/i],
    // counter-case
    ["D: You have a sprain. What I'd suggest is rest.", /^/, /start rest/i],
  ]);
});
