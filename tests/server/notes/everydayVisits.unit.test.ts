import { describe, expect, test } from "vitest";
import { draft, type Line } from "./draftHarness";

/** Short visits as people speak, without announcements of examination and plan. */
const visits: readonly { about: string; lines: readonly Line[]; says: readonly string[]; lacks: readonly string[] }[] =
  [
    {
      about: "a cough",
      lines: [
        ["clinician", "How can I help?"],
        ["patient", "I have had a dry cough for ten days. I smoke half a pack a day."],
        ["clinician", "Any shortness of breath?"],
        ["patient", "No."],
        ["clinician", "Your lungs are clear. This is a viral bronchitis. Drink plenty of fluids and stop smoking."],
      ],
      says: ["Viral bronchitis.", "Respiratory: Lungs are clear.", "drink plenty of fluids", "stop smoking"],
      lacks: [],
    },
    {
      about: "knee pain",
      lines: [
        ["clinician", "What brings you in today?"],
        ["patient", "My left knee has been hurting for three weeks. It is worse on the stairs."],
        ["clinician", "Any swelling or fever?"],
        ["patient", "No swelling, no fever."],
        ["patient", "I am allergic to penicillin. It gave me a rash."],
        ["patient", "I take lisinopril 10 mg once a day."],
        ["clinician", "Your blood pressure is 148 over 92. The knee is tender over the medial joint line."],
        [
          "clinician",
          "I think this is early osteoarthritis. We will get an x-ray of the left knee, and try naproxen 500 mg twice a day.",
        ],
        ["clinician", "Come back in four weeks."],
      ],
      says: [
        "Knee is tender over the medial joint line",
        "x-ray of the left knee",
        "naproxen 500 mg twice daily",
        "Likely osteoarthritis",
      ],
      lacks: ["obtain an x-ray of the left knee, and"],
    },
    {
      about: "painful urination",
      lines: [
        ["clinician", "Hi Maria, what's going on?"],
        ["patient", "It burns when I pee, since Tuesday, and I have to go all the time."],
        ["clinician", "Any blood in the urine? Back pain, chills?"],
        [
          "patient",
          "I saw a little pink once. No back pain. I felt a bit shivery last night but I didn't take my temperature.",
        ],
        ["clinician", "Any chance you're pregnant?"],
        ["patient", "No, I have an IUD."],
        ["clinician", "Are you allergic to anything?"],
        ["patient", "Sulfa. My face swelled up."],
        [
          "clinician",
          "Okay, so no Bactrim for you. The dipstick shows leukocytes and nitrites. There's no flank tenderness. I think you have a simple bladder infection. I'll give you nitrofurantoin 100 milligrams twice a day for five days. If you get a fever or back pain, call us right away.",
        ],
        ["patient", "Okay. Do I need to come back?"],
        ["clinician", "Only if it's not better in three days."],
      ],
      says: [
        "I saw a little pink once",
        "No flank tenderness",
        "Dipstick demonstrates leukocytes and nitrites",
        "nitrofurantoin 100 mg twice daily for 5 days",
      ],
      lacks: ["burns"],
    },
    {
      about: "a diabetes check",
      lines: [
        ["clinician", "Good morning. You're here for your diabetes check?"],
        ["patient", "Yes. My sugars have been around 180 in the morning."],
        ["clinician", "Are you still taking the metformin?"],
        ["patient", "Yeah, 1000 twice a day. I stopped the glipizide because I kept getting low."],
        ["clinician", "How low?"],
        ["patient", "Like 55, twice, I got shaky and sweaty."],
        [
          "clinician",
          "Okay, good that you stopped it. Your A1C came back at 8.4, it was 7.6 in the spring. Your kidney function is normal. Feet look good today, pulses are fine and you can feel the monofilament everywhere.",
        ],
        [
          "clinician",
          "Let's add empagliflozin 10 milligrams every morning. And I want you to see the eye doctor, you're overdue. Repeat the A1C in three months.",
        ],
        ["patient", "My mother lost her sight from it."],
        ["clinician", "From diabetes? All the more reason then."],
      ],
      says: [
        "Diabetes check.",
        "Metformin 1000 twice daily",
        "Glipizide: stopped",
        "Like 55, twice",
        "Kidney function: normal",
        "empagliflozin 10 mg every morning",
        "Specialist referral: I advised the patient to see the eye doctor",
      ],
      lacks: [],
    },
    {
      about: "a child brought by the mother",
      lines: [
        ["clinician", "Hello, who have we got here?"],
        [
          "other",
          "This is Leo, he's four. He's been pulling on his right ear since yesterday and he had a fever of 39.2 last night.",
        ],
        ["clinician", "Did you give him anything?"],
        ["other", "Paracetamol, five mils, about six this morning. It came down."],
        ["clinician", "Is he eating and drinking?"],
        ["other", "Drinking okay, not really eating."],
        ["clinician", "Any vomiting, any rash?"],
        ["other", "He was sick once. No rash."],
        [
          "clinician",
          "Right. The right eardrum is red and bulging, the left one is normal. Throat's a bit pink. Chest is clear. So he has an ear infection on the right. Most of these settle by themselves, so I'd like to wait two days. I'll give you a prescription for amoxicillin just in case, only start it if he still has a fever on Friday.",
        ],
        ["other", "He had a rash with amoxicillin when he was a baby, is that okay?"],
        ["clinician", "Thanks for telling me. Then we'll use clarithromycin instead, not amoxicillin."],
        ["other", "Okay."],
      ],
      says: [
        "Allergic to amoxicillin (rash)",
        "Right ear infection",
        "clarithromycin",
        "denies rash",
        "vomiting",
        "Paracetamol 5 mL",
      ],
      lacks: ["reports rash", "prescribe amoxicillin"],
    },
    {
      about: "back pain",
      lines: [
        ["clinician", "So tell me about your back."],
        [
          "patient",
          "I lifted a washing machine on Saturday and something popped. It's on the right side, low down, and it shoots into my buttock. Maybe seven out of ten.",
        ],
        ["clinician", "Any numbness, tingling, weakness in the leg?"],
        ["patient", "A bit of tingling in the foot. No weakness."],
        ["clinician", "Trouble with your bladder or bowels?"],
        ["patient", "No, nothing like that."],
        ["clinician", "What have you tried?"],
        [
          "patient",
          "Ibuprofen 400, it takes the edge off. My wife gave me one of her oxycodones but I didn't like it.",
        ],
        [
          "clinician",
          "Straight leg raise is positive on the right at 40 degrees. Strength is five out of five. Reflexes are symmetric. No midline tenderness.",
        ],
        [
          "clinician",
          "This looks like a lumbar radiculopathy, probably L5. No imaging for now. I'd like you to do physical therapy, keep taking the ibuprofen with food, and I'll add cyclobenzaprine 5 milligrams at bedtime. Don't drive after taking it. Can you work from home?",
        ],
        ["patient", "I drive a truck."],
        [
          "clinician",
          "Then I'll write you a note for a week off. If you lose control of your bladder or the leg gets weak, go to the emergency room.",
        ],
      ],
      says: [
        "Straight leg raise is positive on the right at 40 degrees",
        "Strength is 5/5",
        "No midline tenderness",
        "denies bladder or bowel problems",
        "cyclobenzaprine 5 mg at bedtime",
        "go to the emergency room",
        "No imaging for now",
        "rated 7",
      ],
      lacks: ["Oxycodone"],
    },
    {
      about: "a follow-up of depression",
      lines: [
        ["clinician", "How have you been since we started the sertraline?"],
        ["patient", "A bit better, I think. I'm sleeping about five hours. Still not really enjoying things."],
        ["clinician", "Any thoughts of hurting yourself?"],
        ["patient", "Sometimes I think it'd be easier not to wake up, but I wouldn't do anything. I've got my kids."],
        ["clinician", "Do you have a plan, or any guns at home?"],
        ["patient", "No plan. My brother has a gun but he keeps it locked at his house."],
        ["clinician", "Any side effects?"],
        ["patient", "Some nausea the first week, that's gone."],
        [
          "clinician",
          "Your PHQ-9 is 14 today, down from 19. Let's go up to 100 milligrams of sertraline. I'd also like you to start with the therapist, I'll put in the referral. See you in four weeks, and here's the crisis line number.",
        ],
        ["patient", "I don't want the sleeping pills you mentioned."],
        ["clinician", "That's fine, we'll leave those out."],
      ],
      says: [
        "Follow-up on sertraline",
        "PHQ-9: 14",
        "increase sertraline to 100 mg",
        "Declines sleeping pills",
        "therapist",
        "My brother has a gun",
      ],
      lacks: ["therapist was advised"],
    },
    {
      about: "chest pressure",
      lines: [
        ["clinician", "What happened?"],
        [
          "patient",
          "I was mowing the lawn and got this pressure in my chest, it went into my left arm. Lasted about ten minutes. I was sweating.",
        ],
        ["clinician", "Has that happened before?"],
        ["patient", "Couple of times this month going up the hill."],
        ["clinician", "Do you have high blood pressure, cholesterol?"],
        ["patient", "High blood pressure, yes. Cholesterol I don't know."],
        ["clinician", "What do you take?"],
        ["patient", "Amlodipine, 5 I think. And a baby aspirin."],
        ["clinician", "Family history?"],
        ["patient", "My dad had a heart attack at 52."],
        ["clinician", "Do you smoke?"],
        ["patient", "I quit ten years ago."],
        [
          "clinician",
          "Heart sounds normal, no murmur. Lungs clear. No leg swelling. The EKG shows some ST depression in the lateral leads. I'm worried this is unstable angina. I'm going to send you to the emergency department by ambulance now. Chew this aspirin, 324 milligrams.",
        ],
        ["patient", "Can my wife drive me?"],
        ["clinician", "No, I don't want you to go by car."],
      ],
      says: [
        "Amlodipine 5",
        "Baby aspirin",
        "high blood pressure",
        "Former smoker; quit 10 years ago",
        "no murmur",
        "Possible unstable angina",
        "Couple of times this month",
        "It lasted approximately 10 minutes",
      ],
      lacks: [],
    },
  ];

describe.each(visits)("the note of a visit for $about", ({ lines, says, lacks }) => {
  const text = draft(lines)
    .map((sentence) => sentence.text)
    .join("\n");

  test.each(says)("says: %s", (words) => expect(text).toContain(words));
  test.each(lacks.length > 0 ? lacks : ["you"])("does not say: %s", (words) =>
    expect(text.toLowerCase()).not.toMatch(new RegExp(`\\b${words.toLowerCase()}\\b`)),
  );
});
