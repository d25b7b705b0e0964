import { describe } from "vitest";
import { expectNotes } from "./harness";

const history = "D: What do you take? / P: Amlodipine, 5. / D: Okay. / P: Yeah. / D: ";

describe("readFacts on plans in everyday words", () => {
  expectNotes("starts a drug", [
    [
      `${history}I'd like to get you started on lisinopril 10 milligrams daily.`,
      /We will start lisinopril 10 mg daily/,
    ],
    [`${history}Let's get some metformin on board, 500 twice a day.`, /We will start metformin.*500/],
    [
      `${history}So from tomorrow, sertraline 50 milligrams in the morning.`,
      /We will start sertraline 50 mg/,
      /MEDICATIONS[^]*Sertraline/,
    ],
    [
      `${history}Apixaban 5 milligrams, one tablet twice a day, starting tomorrow.`,
      /We will start apixaban 5 mg.*tomorrow/,
      /MEDICATIONS[^]*Apixaban/,
    ],
    [`${history}First thing is prednisone, 40 milligrams a day.`, /We will start prednisone 40 mg/, /first thing/],
    [`${history}Let's get the ball rolling with metformin 500 twice a day.`, /start metformin 500 twice daily/],
  ]);

  expectNotes("stops, holds, changes and continues a drug", [
    [`${history}We're done with the amlodipine.`, /We will stop amlodipine/],
    [`${history}I'm discontinuing the amlodipine.`, /We will stop amlodipine/],
    [`${history}The amlodipine's got to go.`, /We will stop amlodipine/],
    [`${history}You don't need the amlodipine anymore.`, /We will stop amlodipine/],
    [`${history}Park the amlodipine until your bloods are back.`, /We will hold amlodipine until/],
    [`${history}Amlodipine goes up to 10.`, /increase amlodipine to 10/],
    [`${history}Let's dial the amlodipine back to 2.5.`, /decrease amlodipine to 2\.5/],
    [`${history}Stick with the amlodipine.`, /continue amlodipine/],
    [`${history}I'm swapping the amlodipine for losartan 50.`, /switch amlodipine to losartan 50/],
    [`${history}Instead of the amlodipine, losartan 50 a day.`, /switch amlodipine to losartan 50/],
  ]);

  expectNotes("does not take other things for drugs", [
    [`${history}We're done with the exam.`, /./, /stop/],
    [`${history}You don't need the brace anymore.`, /./, /stop the/],
    [`${history}The headache needs to go.`, /./, /stop/],
  ]);

  expectNotes("orders tests", [
    [`${history}Let's grab a chest X-ray on your way out.`, /We will obtain a chest x-ray/i],
    [`${history}I've put in for an MRI of the knee.`, /We will order an MRI/],
    [`${history}Time for a mammogram.`, /We will obtain a mammogram/],
    [`${history}I think an echo is in order.`, /We will obtain an echo/],
    [`${history}We'll get you booked for an ultrasound.`, /We will arrange an ultrasound/],
    [`${history}Let's image that shoulder.`, /imaging of that shoulder/],
  ]);

  expectNotes("refers and follows up", [
    [`${history}I'd like cardiology to take a look at you.`, /refer the patient to cardiology/],
    [`${history}I'll ask the dietitian to call you.`, /refer the patient to .*dietitian/],
    [`${history}Two weeks, same time.`, /Return in 2 weeks/i],
    [`${history}Make an appointment for three months from now.`, /Return in 3 months/i],
    [`${history}I'll want to see how you're getting on in a month.`, /Return in a month/],
    [`${history}Give me a call Friday and let me know how you're doing.`, /Call the clinic Friday with an update/],
  ]);

  expectNotes("advises", [
    [`${history}Lay off the alcohol while you're on this.`, /avoid the alcohol/],
    [`${history}Keep the wound dry for two days.`, /keep the wound dry for 2 days/],
    [`${history}I'd push the fluids.`, /drink plenty of fluids/],
  ]);

  expectNotes("names when to seek care without “if”", [
    [
      `${history}Watch out for spreading redness, and come straight back if you see it.`,
      /If there is spreading redness, come straight back/,
    ],
    [`${history}You start wheezing again, you come right in.`, /If the patient starts wheezing again, come right in/],
  ]);
});

const results =
  "D: How long's this been going on? / P: About three weeks. / D: I've got your results here. / P: Okay. / D: ";

describe("readFacts on results and diagnoses in everyday words", () => {
  expectNotes("writes that a touch is not felt", [
    [
      "D: Let me examine the foot. You can't feel the monofilament on the big toe. / P: No.",
      /sensation to monofilament absent on the big toe/i,
    ],
  ]);

  expectNotes("names the test or the disease", [
    [`${results}Your kidney function's dropped a little, GFR's 52.`, /has dropped a little/],
    [`${results}Your urine grew E. coli.`, /Urine culture: grew E\. coli/],
    [`${results}There's some atrial fibrillation on the EKG.`, /EKG demonstrates .*atrial fibrillation/],
    [`${results}The mole turned out to be a melanoma in situ.`, /Biopsy of the mole demonstrates a melanoma in situ/],
    [`${results}Sugar's 6.1 on the three-month test.`, /A1c: 6\.1/],
    [`${results}We're dealing with an ear infection.`, /ASSESSMENT AND PLAN\s+Ear infection/],
    [`${results}You've got yourself a nice case of bronchitis.`, /ASSESSMENT AND PLAN\s+Bronchitis/, /nice|yourself/i],
    [`${results}It's classic gout.`, /ASSESSMENT AND PLAN\s+Gout/],
    [`${results}Looks to me like a sprain.`, /Likely sprain/],
    [`${results}The diabetes is getting away from us.`, /Diabetes, not well controlled/],
  ]);
});
