import type { Turn } from "../../src/server/transcription/Turn";

/** A spoken line: its speaker and its text. */
export type Line = readonly [Turn["speaker"], string];

/** A visit with what its note must and must not say, and single errors that a check of the note must find. */
export interface NoteVisit {
  lines: readonly Line[];
  must: readonly RegExp[];
  mustNot: readonly RegExp[];
  /** Each with the key of its section. */
  errors: readonly { section: string; text: string }[];
}

/** Invented visits for `measureNotes`. */
export const noteVisits: readonly NoteVisit[] = [
  {
    lines: [
      ["clinician", "What brings you in today?"],
      ["patient", "My left knee has been hurting for three weeks, mostly on stairs."],
      ["clinician", "Any swelling?"],
      ["patient", "No."],
      ["clinician", "Do you take anything for it?"],
      ["patient", "I take ibuprofen 400 milligrams twice a day. It doesn't help much."],
      ["clinician", "Are you allergic to anything?"],
      ["patient", "Mm, no, just latex."],
      ["clinician", "There is tenderness over the medial joint line of the left knee."],
      ["clinician", "I think this is likely osteoarthritis of the left knee."],
      ["clinician", "Stop the ibuprofen. I will start you on meloxicam 15 milligrams once a day."],
      ["clinician", "Let's order an x-ray of the left knee and see you back in four weeks."],
    ],
    must: [/left knee/i, /3 weeks/i, /latex/i, /meloxicam 15 mg/i, /x-ray/i, /4 weeks/i],
    mustNot: [/right knee/i, /allergic to (?:mm|no|just)/i, /reports swelling/i],
    errors: [
      { section: "assessment_plan", text: "Start meloxicam 75 mg once daily." },
      { section: "objective", text: "Right knee tenderness." },
      { section: "subjective", text: "Reports knee swelling." },
      { section: "subjective", text: "Allergic to penicillin." },
      { section: "assessment_plan", text: "Start warfarin 5 mg daily." },
    ],
  },
  {
    lines: [
      ["clinician", "How can I help?"],
      ["patient", "I have had a cough and a fever of 101 for four days."],
      ["clinician", "Any chest pain or trouble breathing?"],
      ["patient", "No chest pain. I do get short of breath on stairs."],
      ["clinician", "What medicines do you take?"],
      ["patient", "Lisinopril 20 milligrams every morning. My mother took metformin."],
      ["clinician", "Any allergies?"],
      ["patient", "Penicillin, it gives me hives."],
      ["clinician", "Your temperature is 100.8 and your oxygen is 95 percent. I hear crackles at the right base."],
      ["clinician", "This is pneumonia. I will prescribe doxycycline 100 milligrams twice a day for seven days."],
      ["clinician", "If you get worse or cannot keep fluids down, go to the emergency room."],
    ],
    must: [/cough/i, /4 days/i, /penicillin/i, /lisinopril 20 mg/i, /pneumonia/i, /doxycycline 100 mg/i],
    mustNot: [/takes metformin|^metformin/im, /reports chest pain/i, /amoxicillin/i],
    errors: [
      { section: "subjective", text: "Takes metformin." },
      { section: "subjective", text: "Reports chest pain." },
      { section: "subjective", text: "No known drug allergies." },
      { section: "assessment_plan", text: "Prescribed doxycycline 200 mg twice daily." },
      { section: "subjective", text: "Takes lisinopril 20 mg three times a day." },
    ],
  },
];
