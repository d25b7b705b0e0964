import { describe, expect, test } from "vitest";
import { type Line, noteOf } from "./draftHarness";

/** Returns the note of one question with its answer, after an opening that names a complaint. */
function answered(question: string, answer: string): string {
  const lines: Line[] = [
    ["clinician", "What brings you in?"],
    ["patient", "I have had a cough for a week."],
    ["clinician", question],
    ["patient", answer],
  ];
  return noteOf(lines);
}

describe("what a patient adds to an answer", () => {
  test.each([
    ["Any fever?", "No. I can't get up the stairs without stopping.", "cannot get up the stairs"],
    ["Any vomiting?", "No, but I had to change the sheets twice last week.", "change the sheets twice last week"],
    [
      "How long have you had it?",
      "About a month. I have to lie down in a dark room.",
      "has to lie down in a dark room",
    ],
    ["Do you smoke?", "No. My wife and I keep chickens and I clean out the coop.", "clean out the coop"],
    ["Any chest pain?", "No. I get out of puff carrying the shopping home.", "carrying the shopping home"],
    ["Have you tried anything?", "Honey. It only takes the edge off.", "takes the edge off"],
    ["Any wheezing?", "No. I'm using three pillows now.", "3 pillows"],
    ["How are you sleeping?", "Badly. I only get four or five hours.", "4 or 5 hours"],
    ["Any swelling of the legs?", "A bit. My shoes don't fit by the evening.", "shoes do not fit by the evening"],
    [
      "Any weight loss?",
      "No. I used to go fishing every Saturday and I haven't been since Easter.",
      "fishing every Saturday",
    ],
  ])("is in the note after “%s”: “%s”", (question, answer, expected) => {
    expect(answered(question, answer)).toContain(expected);
  });

  test.each([
    ["Any fever?", "No. You're the doctor."],
    ["Any fever?", "No. I don't really know what to say."],
    ["Any fever?", "No. That makes sense to me."],
    ["Did you hit your head?", "No, I didn't hit my head."],
  ])("is left out if it adds nothing about the patient's health: “%s” “%s”", (question, answer) => {
    expect(answered(question, answer)).not.toMatch(/doctor|know|sense|did not hit/i);
  });
});

describe("a drug meant by a pronoun", () => {
  test.each([
    ["Are you taking the metformin?", "Mostly. I skip it on weekends.", "skips metformin on weekends"],
    ["Are you taking the sertraline?", "I stopped it about a month ago.", "Sertraline: stopped."],
    ["What medicines do you take?", "Alendronate. I keep forgetting that one.", "keeps forgetting alendronate"],
    ["Do you take the lisinopril every day?", "I forget it most mornings.", "forgets lisinopril most mornings"],
    ["Still on the amlodipine?", "I ran out of it in November.", "ran out of amlodipine in November"],
    ["Are you using the salbutamol?", "I use it before football.", "uses salbutamol before football"],
    ["Are you on gabapentin?", "Yes. It makes me drowsy at work.", "Intolerance to gabapentin (drowsy)"],
    ["Did you take the omeprazole?", "I took it for two weeks and it came back.", "took omeprazole for 2 weeks"],
    ["Are you taking warfarin?", "Yes. I miss it when I am on nights.", "misses warfarin"],
    ["And the atorvastatin?", "I came off it because of my legs.", "came off atorvastatin"],
  ])("is named: “%s” “%s”", (question, answer, expected) => {
    expect(answered(question, answer)).toContain(expected);
  });

  test("is not listed as taken if the pronoun is about an allergy", () => {
    const note = answered("Any allergies?", "Penicillin. It gave me a rash.");
    expect(note).toContain("Allergic to penicillin (rash).");
    expect(note).not.toMatch(/^Penicillin\.$/m);
  });
});

describe("a short answer", () => {
  test.each([
    ["How's your sleep?", "Terrible.", "Sleep: terrible."],
    [
      "How is your blood pressure at home?",
      "About 145 over 90 most days.",
      "Blood pressure at home: about 145/90 most days.",
    ],
    ["When was your last smear?", "Two years ago, it was normal.", "Last smear: 2 years ago, normal."],
    ["Do you drink much coffee?", "Six or seven cups a day.", "Coffee: 6 or 7 cups a day."],
    ["Do you have any pets?", "Two budgies.", "Pets: 2 budgies."],
    ["What makes it worse?", "Cold air and running.", "Aggravated by cold air and running."],
    ["What makes it better?", "Steam, and sitting up.", "Relieved by steam, and sitting up."],
    ["Any numbness in your feet?", "The left one, yes.", "numbness of the left foot"],
    ["Any numbness in your hands?", "Just the right.", "numbness of the right hand"],
    ["Could you be pregnant?", "No.", "denies being pregnant"],
    ["Are you taking the metformin?", "Mostly.", "Metformin (takes it mostly)."],
  ])("to “%s” keeps its question: “%s”", (question, answer, expected) => {
    expect(answered(question, answer)).toContain(expected);
  });
});

describe("the note", () => {
  test("keeps a wish not to live beside a denial of suicidal ideation", () => {
    expect(
      answered("Any thoughts of harming yourself?", "No. I have thought it would be easier not to wake up."),
    ).toContain(
      "Asked about suicidal ideation, the patient answered: “No. I have thought it would be easier not to wake up.”",
    );
  });
  test("does not take a caregiver for the patient", () => {
    const note = noteOf([
      ["clinician", "What is going on with your mother?"],
      ["other", "She has been confused since Friday. She didn't know who I was yesterday. I do everything for her."],
    ]);
    expect(note).toContain("She did not know who the family member was yesterday.");
    expect(note).not.toMatch(/who the patient was/);
  });
  test("does not give the patient an operation of a relative", () => {
    expect(answered("Could you be pregnant?", "No, my husband's had a vasectomy.")).not.toContain("Surgical history");
  });
  test("does not date an operation by the answer to another question", () => {
    const note = noteOf([
      ["clinician", "Any operations?"],
      ["patient", "I had a C-section."],
      ["clinician", "When was your last smear?"],
      ["patient", "Two years ago."],
    ]);
    expect(note).not.toContain("C-section (2 years ago)");
  });
  test("does not give a frequency to the drug before it", () => {
    const note = answered("Medications?", "Levothyroxine 75, and the weekly one for my bones, alendronate.");
    expect(note).toContain("Levothyroxine 75.");
  });
  test("does not list what a drug does as a symptom of its own", () => {
    const note = answered("Are you taking metformin?", "I skip it because it gives me the runs.");
    expect(note).toContain("Intolerance to metformin (diarrhea)");
    expect(note).not.toMatch(/(?:reports|denies|has|with) [^.]*diarrhea/i);
  });
});

describe("an answer that repeats what was asked", () => {
  test.each([
    ["Any blood?", "No blood.", "denies coughing up blood"],
    ["Any blood in the stool?", "No blood, but it is dark.", "denies blood in stool"],
    ["Any rash?", "No rash that I know of.", "denies rash"],
    ["Do you wake at night?", "Two or three nights a week.", "waking at night, 2 or 3 nights a week"],
    ["Have you needed steroids?", "Twice this year.", "needed steroids, twice this year"],
    ["Were you wearing goggles?", "No.", "denies wearing goggles"],
    ["Is he eating?", "Barely.", "Eating: barely."],
    ["Passing urine?", "Only once since morning.", "Passing urine: only once since morning."],
    ["What's your peak flow at home?", "It's been around 280.", "Peak flow at home: around 280."],
    ["Do you smoke?", "Vape.", "Vapes."],
    ["Who's at home with you?", "My partner.", "lives with their partner"],
  ])("is read with its question: “%s” “%s”", (question, answer, expected) => {
    expect(answered(question, answer)).toContain(expected);
  });
});

describe("a statement of the patient", () => {
  test.each([
    ["My knee. The left one. It's been swelling for two months.", "left knee swelling"],
    ["It's my right shoulder. It hurts when I reach up.", "right shoulder"],
    ["I've not had a period for three months and my breasts are sore.", "missed periods"],
    ["It is like a band round my chest.", "feels like a band"],
    ["It happens when I walk uphill or carry shopping.", "or carries shopping"],
    ["I cannot lift it.", "cannot lift it"],
    ["We switched washing powder a couple of weeks ago.", "switched washing powder"],
    ["My older brother has had two stents.", "Older brother: stents."],
    ["Naproxen gave me an ulcer in 2019.", "Intolerance to naproxen (ulcer)."],
    ["The way it came on scared me.", "came on scared the patient"],
  ])("is written as it was meant: “%s”", (statement, expected) => {
    expect(
      noteOf([
        ["clinician", "What brings you in?"],
        ["patient", statement],
      ]),
    ).toContain(expected);
  });
  test("is not denied by a “not” in the clause before it", () => {
    const note = noteOf([
      ["clinician", "What brings you in?"],
      ["patient", "I have not slept for three days and my breasts are sore."],
    ]);
    expect(note).not.toMatch(/Denies breast pain/);
  });
});

describe("the allergy of a relative", () => {
  test.each([
    "Not that I know of. My mum can't have penicillin.",
    "No. My brother is allergic to peanuts.",
    "No, nothing. My daughter came out in hives with amoxicillin.",
  ])("is not the patient's: “%s”", (answer) => {
    expect(answered("Any allergies?", answer)).not.toMatch(/^Allergic to/m);
  });
  test("does not hide the patient's own", () => {
    expect(answered("Any allergies?", "My mum and I both can't have penicillin.")).toContain("Allergic to penicillin");
  });
});

test.each([
  "The there was some coughing earlier, like yesterday.",
  "They had to keeping, keep us in the hospital for a bit longer.",
])("a sentence that broke off is at most quoted: “%s”", (statement) => {
  const note = noteOf([
    ["clinician", "What brings you in?"],
    ["patient", `I have a rash. ${statement}`],
  ]);
  expect(note.replaceAll(/“[^”]*”/g, "")).not.toMatch(/the there|to keeping/i);
});

test.each([
  "I was like trying to get into that stuff at my friend's place.",
  "They the one supposed to do it every time.",
  "It was kind of embarrassing going to class.",
])("a disfluent sentence without a clinical word is not printed: “%s”", (statement) => {
  const note = noteOf([
    ["clinician", "What brings you in?"],
    ["patient", `I have a rash. ${statement}`],
  ]);
  expect(note).not.toMatch(/stuff|supposed|embarrassing/i);
});
