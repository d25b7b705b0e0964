import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an order for a drug", () => {
  expectNotes("to hold it for now is an order", [
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

describe("a result that came back", () => {
  expectNotes("is not read as a follow-up appointment", [
    ["D: Your HbA1c has come back at 58, so you do have type 2 diabetes.", /PLAN\s+Type 2 diabetes/, /Follow up/],
    ["D: Your ferritin has come back low, so you do have iron deficiency.", /iron deficiency/i, /Follow up/],
    ["D: Your bloods have come back normal.", /./, /Follow up/],
    ["D: Your TSH has come back high, so you do have hypothyroidism.", /hypothyroidism/i, /Follow up/],
    ["D: Your smear has come back clear.", /./, /Follow up/],
    ["D: Come back in two weeks.", /2 weeks/],
  ]);
});

describe("a diagnosis of the lexicon", () => {
  expectNotes("is written in the assessment", [
    ["D: You have chlamydia. I'll give you doxycycline.", /Chlamydia\./],
    ["D: So it's BPPV. I'll do the Epley manoeuvre today.", /BPPV\./],
    ["D: It's genital herpes. Aciclovir 400 mg three times a day.", /PLAN\s+Genital herpes/],
    ["D: This is endometriosis. I'll refer you to gynaecology.", /Endometriosis\./],
    ["D: I think this is mumps.", /Likely mumps/],
    ["D: This looks like measles.", /Likely measles/],
  ]);
});

describe("a drug that another one replaced", () => {
  expectNotes("is listed as stopped before the new one", [
    [
      "D: Warfarin? / P: I came off that, I'm on the rivaroxaban now, 20 once a day.",
      /Warfarin: stopped\.\s+Rivaroxaban daily\./,
    ],
    [
      "D: Are you still on the simvastatin? / P: I stopped that, I take atorvastatin now.",
      /Simvastatin: stopped\.\s+Atorvastatin\./,
    ],
    ["D: And bisoprolol? / P: They took me off it, I'm on diltiazem instead.", /Bisoprolol: stopped\.\s+Diltiazem\./],
    ["D: And the omeprazole? / P: I quit that, and I use famotidine.", /Omeprazole: stopped\.\s+Famotidine\./],
    ["D: Do you take gabapentin? / P: I came off it, but I take pregabalin.", /Gabapentin: stopped\.\s+Pregabalin\./],
    [
      "D: What about the citalopram? / P: I stopped taking it, I'm on mirtazapine now.",
      /Citalopram: stopped\.\s+Mirtazapine\./,
    ],
  ]);
  expectNotes("because of a side effect is an intolerance", [
    [
      "D: Still on the lisinopril? / P: No, they stopped that because of the cough. I'm on losartan now.",
      /Losartan\.[^]*Intolerance to lisinopril \(cough\)/,
      /Cough\.|Reports cough|intolerance to losartan/,
    ],
    ["P: I came off simvastatin because of muscle pains.", /Intolerance to simvastatin \(muscle pains\)/, /Reports/],
    [
      "P: My GP stopped my amlodipine because of ankle swelling and put me on indapamide.",
      /Indapamide\.[^]*Intolerance to amlodipine \(ankle swelling\)/,
      /Intolerance to indapamide/,
    ],
    ["P: I stopped metformin because of the diarrhoea.", /Intolerance to metformin \(diarrhoea\)/, /Reports/],
    ["D: Are you on the sertraline? / P: I stopped it because of the nausea.", /Intolerance to sertraline \(nausea\)/],
    ["P: They changed me from naproxen to celecoxib because of headaches.", /Celecoxib\.[^]*Intolerance to naproxen/],
    ["P: I stopped my bisoprolol because I felt better.", /Bisoprolol: stopped/, /intolerance/i],
  ]);
});

describe("an answer that", () => {
  expectNotes("leaves the question open does not deny the symptoms that it adds", [
    ["D: Any fever? / P: I don't know, I felt cold and shivery.", /./, /denies chills/i],
    ["D: Any fever or chills? / P: I don't know, I was shivering all night.", /./, /denies chills/i],
    ["D: Any fever? / P: I couldn't say, I was sweating a lot.", /./, /denies (?:sweat|night)/i],
    ["D: Did you pass out? / P: I don't know, I felt dizzy.", /./, /denies (?:dizz|light)/i],
    ["D: Was there blood? / P: I have no idea, I vomited in the dark.", /./, /denies vomit/i],
    ["D: Any rash? / P: I can't tell, he itches all over.", /./, /denies itch/i],
  ]);
  expectNotes("says that a symptom is over does not report it for today", [
    ["D: Is it swollen? / P: It was, not now.", /previous swelling/, /reports swelling/i],
    ["D: Any fever? / P: I did, but it has gone.", /./, /reports fever/i],
    ["D: Any headaches? / P: I had some last week, not any more.", /./, /reports headaches?\./i],
    ["D: Is it bruised? / P: It was at first, but it has gone.", /./, /reports bruising/i],
    ["D: Do you feel sick? / P: I did yesterday, not today.", /./, /reports nausea\./i],
    ["D: Is it itchy? / P: Yes, it was, but not now.", /./, /reports itching\./i],
  ]);
});

describe("a plan or means after thoughts of suicide", () => {
  const asked = "D: Have you had thoughts of ending your life? / P: Sometimes. / ";
  expectNotes("is written as asked and answered", [
    [
      `${asked}D: Have you made any plans? / P: No, I couldn't do that to my kids.`,
      /denies a suicide plan/i,
      /unable to do/,
    ],
    [`${asked}D: Have you got a plan? / P: No.`, /denies a suicide plan/i],
    [`${asked}D: Have you planned how? / P: I'd take my tablets.`, /suicide plan.{0,40}I would take my tablets/i],
    [`${asked}D: Any previous attempts? / P: One overdose when I was 19.`, /suicide attempt.{0,60}overdose/i],
    [`${asked}D: Have you got access to a gun? / P: My dad's, it's locked away.`, /access to gun/i],
    [`${asked}D: Have you acted on them? / P: No, never.`, /denies/i],
  ]);
});

describe("relatives with the disease asked about", () => {
  expectNotes("are named beside those with another", [
    [
      "D: Anyone in your family have epilepsy? / P: My cousin had it, and my mum has migraines.",
      /Mother: migraines[^]*Cousin: epilepsy/,
    ],
    [
      "D: Any family history of bowel cancer? / P: My uncle had it, and my aunt had polyps.",
      /Aunt: polyps[^]*Uncle: bowel cancer/,
    ],
    ["D: Any family history of glaucoma? / P: My dad has it. My brother has diabetes.", /Father: glaucoma/i],
    ["D: Any asthma in the family? / P: My sister has that, and my dad has gout.", /Father: gout[^]*Sister: asthma/],
    ["D: Anyone in the family with lupus? / P: My aunt died of it, and my mum has arthritis.", /Aunt: lupus/],
    [
      "D: Anyone in the family with psoriasis? / P: My mum does not have it, my dad has eczema.",
      /Father: eczema/,
      /Mother: psoriasis/,
    ],
  ]);
});
