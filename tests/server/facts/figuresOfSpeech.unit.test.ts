import { describe, expect, test } from "vitest";
import { withoutFigures } from "../../../src/server/facts/segment/withoutFigures";
import { expectNotes } from "./harness";

describe("withoutFigures", () => {
  test.each([
    ["This traffic gives me a heart attack, honestly. My heel hurts.", "My heel hurts."],
    ["I could murder a curry. I have a rash.", "I have a rash."],
    ["My landlord is a right pain in the backside. I cough.", "I cough."],
    ["I nearly had a stroke when I saw the bill, and my foot is sore.", "and my foot is sore."],
    ["I am allergic to housework.", ""],
    ["I have OCD about being on time.", ""],
    ["I was bored to death.", ""],
  ])("removes the figure: %s", (text, left) => {
    expect(withoutFigures(text)).toBe(left);
  });

  test.each([
    "I have a pain in the neck.",
    "Wine gives me migraines.",
    "I have OCD about germs.",
    "I am allergic to penicillin.",
    "I am addicted to codeine.",
    "I nearly had a stroke last year.",
    "My father died of a heart attack.",
  ])("keeps %s", (text) => {
    expect(withoutFigures(text)).toBe(text);
  });
});

describe("readFacts on figures of speech", () => {
  expectNotes("reads no disease, allergy or risk from them", [
    ["P: My boss gives me migraines. My wrist hurts.", /[Ww]rist pain/, /[Mm]igraine|[Hh]eadache/],
    ["P: I'd kill for a cigarette. I have a cough.", /[Cc]ough/, /homicid|suicid|kill/],
    ["P: I'm allergic to mornings. / D: Any real allergies? / P: No.", /No known allergies/, /mornings/],
    ["P: I'd die for a coffee. My ear hurts.", /[Ee]ar pain/, /suicid|coffee/],
    ["P: I have OCD about my lists. My knee hurts.", /[Kk]nee pain/, /OCD/],
    ["P: We almost had a stroke watching the game. My back hurts.", /[Bb]ack pain/, /stroke/],
  ]);
});

describe("a joke", () => {
  expectNotes("is not a statement about the patient", [
    [
      "D: Did you fall on your back? / P: No, I fell on my feet. Just kidding, I fell on my back.",
      /fell on the back/i,
      /feet|denies/i,
    ],
    [
      "D: How are you? / P: I take warfarin. I fell on my feet. Just kidding, I fell on my back.",
      /fell on the back[^]*Warfarin/,
      /feet/,
    ],
  ]);
});

describe("“killing me” and “tired of”", () => {
  expectNotes("are not read literally", [
    ["D: What brings you in? / P: My allergies are killing me.", /allergies/, /pain/i],
    ["D: What brings you in? / P: My back is killing me.", /back pain/i],
    ["D: How are you? / P: I am tired of these blood draws. My knee hurts.", /knee/i, /fatigue/i],
    ["D: How are you? / P: I am so tired. My knee hurts.", /fatigue/i],
  ]);
});

describe("idioms of eating", () => {
  expectNotes("are not read as food", [
    ["D: How is his appetite? / P: He eats like a horse.", /./, /eats a horse/i],
    ["D: How do you eat? / P: I eat like a bird, my stomach hurts.", /stomach|abdominal/i, /eats a bird/i],
  ]);
});

describe("a comparison", () => {
  expectNotes("keeps its likeness", [
    ["D: Any discharge? / P: White, like cottage cheese.", /resembling cottage cheese/],
    ["D: Is he constipated? / P: It's like rocks.", /similar to rocks/, /is rocks/],
    ["D: How is the breathing? / P: If I lie flat I feel like I'm drowning.", /feel (?:as if|like) they are drowning/],
    ["D: Does he snore? / P: He snores like a grown man, and he stops breathing.", /./, /A grown/],
    ["D: How is the vision? / P: My vision is like looking through fog.", /./, /is looking through/],
    [
      "D: What brings you in? / P: I have like a rash on my arm, and like a bump on my leg.",
      /a rash on the arm, and a bump/,
    ],
    [
      "D: What brings you in? / P: A week ago I was like walking the dog and like the leash pulled me.",
      /walking the dog/,
      /like/,
    ],
    ["D: What brings you in? / P: I took like the whole bottle of Advil.", /took the whole bottle/],
  ]);
  expectNotes("is written without the words around it", [
    ["P: She woke up with this barky cough, like a seal.", /cough resembling a seal/],
    ["P: She has a cough that sounds like a bark.", /barking cough/],
  ]);
});

describe("a comparison with “like”", () => {
  expectNotes("is not written as a fact", [
    [
      "P: My feet burn at night, both of them, like I'm walking on hot sand.",
      /as if the patient is walking on hot sand/,
      /both of them the patient is walking/,
    ],
  ]);
});

describe("a comparison that says how a part looks", () => {
  expectNotes("is kept", [
    [
      "D: What happened? / P: My right ring finger was swollen like a sausage last month.",
      /swollen resembling a sausage/,
      /swollen a sausage/,
    ],
    [
      "D: What's wrong? / P: My ankle swelled up like a balloon.",
      /resembling a balloon|ankle swelling/i,
      /up a balloon/,
    ],
  ]);
});
