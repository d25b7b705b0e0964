import { expectNotes } from "./harness";

/** Puts words of the clinician after an examination, so that they are read as the plan. */
const inPlan = (said: string): string =>
  `D: Lungs are clear. Heart is regular. So here is the plan. / P: Okay. / ${said}`;

expectNotes("an order that names its thing first is kept", [
  [
    inPlan("D: Physical therapy, I'd like you to start this week, twice a week for six weeks."),
    /start physical therapy this week, twice a week for 6 weeks/i,
  ],
  [inPlan("D: Lisinopril, we go from 20 up to 40."), /Increase lisinopril from 20 to 40/i],
  [inPlan("D: Furosemide, I want 40 twice a day, no skipping."), /furosemide 40 twice daily/i, /hold/i],
  [
    inPlan("D: For work, I'll write you a letter, light duty, no lifting more than 15 pounds."),
    /work letter for light duty, no lifting more than 15 pounds/,
  ],
  [inPlan("D: And coffee, nothing after noon."), /avoid coffee after noon/],
  [inPlan("D: Salt, under 2000 milligrams, so no canned soup."), /limit salt to 2000 mg/i],
  [inPlan("D: Everything else stays the same, the carvedilol, the lisinopril."), /continue the carvedilol/i],
  [
    inPlan("D: Denise will do a nurse visit for the pressure in four weeks."),
    /nurse visit for the pressure in 4 weeks/,
  ],
  [inPlan("D: I'd like a home health nurse to come, twice a week."), /home health nurse to come, twice a week/],
  [inPlan("D: So I'd want you off Rigevidon. Today, really."), /stop Rigevidon/],
]);

expectNotes("an offer is decided by the patient", [
  [
    inPlan(
      "D: What about something at night for the nerve pain, gabapentin, 300 milligrams at bedtime? It can make you sleepy. / P: I'd try that, if it helps me sleep. Is it addictive?",
    ),
    /start gabapentin 300 mg at bedtime for the nerve pain/,
  ],
  [
    inPlan("D: I'd offer you a cortisone jab. / P: Not keen on the needle, to be honest. / D: Fair enough."),
    /cortisone injection was advised; the patient declines/,
  ],
]);

expectNotes("a permission does not leave out its limit", [
  [
    "P: Can I go to the gym? / D: I'd say walking's fine, but leave the hard exercise until the echo's done.",
    /leave the hard exercise/,
    /may go to the gym/,
  ],
  [
    "P: Can I drink on it? / D: It'd be fine in moderation, but alcohol can set off migraine.",
    /drink on it in moderation/,
  ],
]);

expectNotes("medicines that the clinician reads out are taken if the patient agrees", [
  [
    "D: What about your tablets? Lisinopril 20 once a day, and atorvastatin 20. / P: Yes and yes.",
    /Lisinopril 20 daily\.\nAtorvastatin 20/,
  ],
  ["D: What medicines are you on? / P: Lisinopril, potassium, iron and magnesium.", /Potassium\.\nIron\.\nMagnesium/],
]);

expectNotes("a dose that is cut is no wound", [
  ["D: Anything new? / P: My back hurts. The cardiologist cut it in half in February.", /Back pain/, /^Cut\b/m],
]);
