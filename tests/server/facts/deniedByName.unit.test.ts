import { describe, expect, it } from "vitest";
import { expectNotes, noteOf } from "./harness";

describe("a topic that an answer denies by name", () => {
  expectNotes("is denied although another question follows it", [
    [
      "D: Any allergies? Any regular medicines? / P: No allergies. She's on hydrocortisone cream.",
      /No known allergies/,
    ],
    [
      "D: Any allergies? Are you on any medication? / P: No allergies. I take ramipril 5 milligrams.",
      /Ramipril 5 mg.*No known allergies/s,
    ],
    ["D: Alcohol, any drugs? Cocaine? / P: A couple beers on the weekend. No drugs.", /Denies recreational drug use/],
    ["D: Do you smoke or drink? / P: Never smoke. No alcohol.", /Denies alcohol use.*Denies smoking/s],
    [
      "D: Any operations? Any allergies? / P: Penicillin makes me itch. And no operations.",
      /Denies (?:prior )?surgeries/,
    ],
    ["D: Do you smoke? Any drugs? / P: No drugs, no. I smoke ten a day.", /Denies recreational drug use/],
  ]);
  expectNotes("is not denied if the sentence says more or the topic was not asked about", [
    ["D: Any allergies? Any medicines? / P: No allergies except latex. I take iron.", /latex/i, /No known allergies/],
    ["D: What helps? Any medicines? / P: No alcohol since Tuesday. I take iron.", /./, /Denies alcohol/],
    ["D: Does it itch? Is it worse at night? / P: No drugs. It itches a lot.", /./, /recreational/],
  ]);
});

describe("all items of a long list", () => {
  expectNotes("are denied", [
    [
      "D: Go ahead. / O: Patient is a 76-year-old male. He has a cough. He denies any fever, shortness of breath, vomiting, diarrhea, hemoptysis, melena, hematochezia, polyuria, night sweats, visual changes, or syncope.",
      /denies[^.]*night sweats/i,
      /reports[^.]*(?:night sweats|black stools|fainting)/i,
    ],
  ]);
});

describe("a denial in other words", () => {
  expectNotes("denies what was asked", [
    [
      "P: I have a cough. / D: Any confusion or memory loss? / P: No concerns with my memory.",
      /[Dd]enies .*memory loss/,
    ],
    [
      "P: I have a cough. / D: And no blood in your stool? / P: I haven't noticed any blood, no.",
      /[Dd]enies .*blood in stool/,
    ],
    [
      "P: I have a cough. / D: How about feeling like your heart's racing? / P: No heart has been fine.",
      /[Dd]enies .*palpitations/,
    ],
    [
      "P: I have a cough. / D: Have you been in contact with anyone that's been sick? / P: Not off the top of my head, no.",
      /Denies sick contacts/,
    ],
    ["P: I have a cough. / D: So tell me, any weakness or dizziness? / P: No.", /[Dd]enies weakness or dizziness/],
  ]);
});

describe("a symptom whose function is called normal", () => {
  expectNotes("is denied", [
    [
      "D: Are you safe at home? Any low mood? / P: Yes, safe. And mood's okay.",
      /denies low mood/i,
      /reports low mood/i,
    ],
    ["D: Any trouble sleeping? / P: Sleep's good.", /denies difficulty sleeping/i],
    ["D: Any constipation? / P: My bowels are fine, thanks.", /denies constipation/i],
    ["D: Any blurred vision? / P: My eyesight is fine.", /denies .*vision/i],
    ["D: Any loss of appetite? / P: Oh, my appetite is great.", /denies loss of appetite/i],
    ["D: Any shortness of breath? / P: My breathing has been pretty good.", /denies shortness of breath/i],
    // counter-cases
    ["D: Any low mood? / P: Yes, my mood is bad.", /reports low mood/i],
    ["D: Any trouble sleeping? / P: Yes, my sleep is terrible.", /reports difficulty sleeping/i],
  ]);
});

describe("a comparison with earlier times", () => {
  it.each([
    ["P: I have never felt palpitations like this.", /palpitations/],
    ["P: I have never had a headache this bad before.", /headache/],
    ["P: I have never had these cramps before.", /cramps/],
    ["P: I have never experienced dizziness like that.", /dizziness/],
  ])("is not read as a denial: %s", (lines, expected) => {
    const note = noteOf(lines);
    expect(note).toMatch(expected);
    expect(note).not.toMatch(/denies (?:palpitations|headache|(?:muscle )?cramps|dizziness)/i);
  });

  it.each([
    ["P: I am fine, I have never had palpitations.", /denies palpitations/i],
    ["D: Any seizures? / P: Never had a seizure.", /denies seizures?/i],
  ])("is not read from every “never”: %s", (lines, expected) => {
    expect(noteOf(lines)).toMatch(expected);
  });
});

describe("bleeding of the gut asked about", () => {
  expectNotes("is denied by its own name", [
    [
      "D: Any vomiting of blood, or black motions? / P: No.",
      /[Dd]enies (?:vomiting blood|hematemesis) or black stools/,
      /[Dd]enies vomiting or/,
    ],
    ["D: Any vomiting up blood? / P: No.", /[Dd]enies (?:vomiting blood|hematemesis)/],
    ["D: Any black poop? / P: No.", /[Dd]enies black stools/],
  ]);
});
