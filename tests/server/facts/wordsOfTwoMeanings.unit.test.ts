import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a word with another meaning", () => {
  expectNotes("is not read as a disease or symptom", [
    ["P: It's my asthma. I've been coughing and I can't do PE.", /History of asthma\.|asthma/, /and PE|embol/i],
    ["P: My son is wheezy. He hates PE and he missed the PE lesson.", /^/, /History of PE|: PE/],
    ["P: I had a PE in 2019.", /PE/],
    ["O: It's her skin, doctor, she's tearing herself to bits.", /^/, /watery eyes/i],
    ["P: It's a tearing pain in my chest.", /pain/i, /watery eyes/i],
    ["P: My left eye keeps tearing.", /watery eyes/i],
    ["D: Any stomach ulcers? / P: I had a bleeding ulcer in 2019.", /History of ulcer/, /reports bleeding/i],
    ["D: Could you be pregnant? / P: No. My last bleed was last week.", /^/, /reports (?:previous )?bleeding/i],
    ["P: My gums are bleeding.", /bleeding/i],
  ]);
});

describe("the internal mark “@”", () => {
  expectNotes("is not printed", [
    ["O: It's her skin. / D: So it's eczema. I'd give her cephalexin, 125, twice a day.", /give cephalexin/, /@/],
    ["O: My son has a cough. / D: It's croup. I gave him dexamethasone now.", /Croup/, /@/],
  ]);
});

describe("“cut” and “burn”", () => {
  expectNotes("are verbs after a subject", [
    ["D: Any other problems? / P: I cut the grass yesterday and my back hurts.", /Back pain/, /Cut\./],
    ["P: My eyes burn when I cut onions.", /eyes burn when/, /^Burn\./m],
    ["D: What happened? / P: I cut my hand on a jar.", /Laceration/],
    [
      "D: What happened to the knee? / P: I went to cut and it just buckled. / D: Which knee? / P: Left.",
      /left knee/,
      /^Cut\./m,
    ],
  ]);
});

describe("what is borrowed from a roommate", () => {
  expectNotes("is not a living situation", [
    [
      "D: Any cough? / P: No. / D: What have you been doing for it? / P: Ice, and I borrowed crutches from my roommate.",
      /denies cough/i,
      /Home:|Living/,
    ],
  ]);
});

describe("a febrile seizure", () => {
  expectNotes("is not read as a fever", [
    ["D: Any fits as a child? / P: I had a febrile seizure when I was two.", /febrile/i, /Reports fever/i],
    ["D: Any history? / P: He had febrile convulsions as a baby.", /./, /Reports fever/i],
    ["D: How are you? / P: I feel febrile.", /fever/i],
  ]);
});

describe("the word “back” after a verb", () => {
  expectNotes("is the body part before a complaint", [
    ["D: What brings you in? / P: I've got back pain.", /back pain/i],
    ["D: What brings you in? / P: I get back spasms.", /back spasms/i],
  ]);
  expectNotes("is an adverb otherwise", [
    ["D: What brings you in? / P: The pain went back in my leg.", /./, /back pain/i],
  ]);
});

describe("“broken”", () => {
  expectNotes("is a fracture of a bone only", [
    ["P: I had a broken wrist in 2010.", /History of wrist fracture/],
    ["P: I cut my hand on a broken glass.", /broken glass/, /fracture|History of/],
    ["P: My sleep is broken.", /./, /fracture|History of/],
  ]);
});

describe("words that could mean something else", () => {
  expectNotes("are not symptoms", [
    ["D: Any swelling? / P: A little. At discharge I was 184 pounds.", /./, /[Rr]eports discharge/],
  ]);
  expectNotes("name a weapon in the house", [
    [
      "D: Do you have a plan or any guns at home? / P: No plan. My husband has a hunting rifle, it's locked up.",
      /denies a suicide plan: “No plan\. My husband has a hunting rifle/,
      /access to guns/,
    ],
  ]);
  expectNotes("name a reaction that is not an allergy", [
    [
      "P: I had a reaction to dexamethasone, my heart raced.",
      /Intolerance to dexamethasone \(palpitations\)/,
      /Allergic/,
    ],
  ]);
  expectNotes("give a value below one", [["D: Troponin is below point oh four.", /Troponin: below 0\.04/]]);
  expectNotes("take the unit said before", [
    ["D: It's depression. We'll talk by phone in one week and I'll see you in three.", /Follow up in 3 weeks/],
  ]);
});

describe("the color of blood", () => {
  expectNotes("is not redness of the skin", [
    ["D: Are you seeing bright red blood? / P: It's mixed in, but it definitely is red.", /./, /redness/i],
    ["D: What brings you in? / P: My left eye is red and sore.", /redness|red eye|eye redness/i],
  ]);
});

describe("a question about being tired", () => {
  expectNotes("asks for fatigue", [
    ["P: My knee hurts. / D: Are you tired? / P: Yes.", /reports fatigue/i],
    ["P: My knee hurts. / D: Are you tired during the day? / P: Yes, very much so.", /reports fatigue/i],
    ["P: My knee hurts. / D: Are you tired? / P: No.", /denies fatigue/i],
    ["P: My knee hurts. / D: Are you tired of it? / P: Yes.", /knee/i, /fatigue/i],
  ]);
});

describe("what a roommate did", () => {
  expectNotes("is not a living situation", [
    ["D: Have you taken anything for it? / P: My roommate gave me two Tylenol.", /Tylenol/, /lives with/],
    ["D: What happened? / P: I fell. My roommate drove me here.", /^/, /lives with/],
    ["D: When did it start? / P: On Monday. My roommates were sick too.", /^/, /lives with/],
    // counter-cases
    ["D: Who do you live with? / P: Two roommates.", /roommates/],
    ["D: What is your living situation? / P: I live with my roommate.", /lives with/],
  ]);
});

describe("a disease with fever in its name", () => {
  expectNotes("is not the symptom fever", [
    [
      "P: I had dengue years ago. Before that I had glandular fever at uni. And hay fever, and dengue fever in India.",
      /glandular fever/i,
      /COMPLAINT\s+Fever|reports[^.]*(?<!hay |dengue |glandular )fever/i,
    ],
    ["P: My knee hurts. I had rheumatic fever when I was nine.", /knee/i, /reports fever|, fever/i],
    ["P: I have typhoid fever and a fever.", /reports[^.]*fever/i],
  ]);
});

describe("“burning up”", () => {
  expectNotes("is not burning pain", [
    [
      "D: What brings you in? / P: I have a cough and I was burning up last night.",
      /fever last night/,
      /Reports burning/,
    ],
    ["D: What brings you in? / P: My left foot burns at night.", /left foot burning/i],
  ]);
});

describe("radiation in a question", () => {
  expectNotes("can be the therapy", [
    [
      "D: Any cancer? / P: Prostate. / D: Did you have radiation? / P: No, just the surgery.",
      /radiation therapy/i,
      /denies radiation\./i,
    ],
    ["D: Does the pain radiate anywhere? / P: No.", /radiation/i, /therapy/i],
  ]);
});

describe("a sore", () => {
  expectNotes("is not read as pain", [
    ["P: I have a sore on my foot that won't heal.", /sore on the foot/i, /foot pain/i],
    ["P: I have a sore knee.", /knee pain/i],
  ]);
});
