import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the history in the patient's words", () => {
  expectNotes("a disease that is going around is not a past disease", [
    [
      "P: I have a cough. / D: Have you travelled? / P: No, I've been working from my flat because of Covid.",
      /cough/i,
      /history of[^.]*covid/i,
    ],
    [
      "P: I have a cough. / D: Any medical conditions? / P: Just asthma, and I had the flu vaccine.",
      /history of asthma\.$/im,
      /history of[^.]*(?:flu|influenza)/i,
    ],
    ["P: I have a cough. / D: Any medical conditions? / P: I had Covid in March.", /history of covid/i],
  ]);
  expectNotes("not knowing the kind of a disease does not deny the disease", [
    [
      "P: My knees hurt. / D: Anyone in the family with cancer? / P: My aunt had, I don't remember what type of cancer it was, but she had bad cancer.",
      /Aunt: (?:bad )?cancer/i,
      /no family history of cancer/i,
    ],
    [
      "P: My knees hurt. / D: Any joint conditions in the family? / P: My mother had arthritis and I'm not sure what kind. On my father's side. There is some gout there.",
      /father's side/i,
      /no family history/i,
    ],
  ]);
  expectNotes("no to several habits denies each", [
    [
      "P: I have a cough. / D: Do you drink any alcohol, vape or smoke cigarettes? / P: Nope. I do not do any of those.",
      /Denies vaping[^]*Denies smoking[^]*Denies alcohol use|Denies alcohol use[^]*Denies/,
    ],
    [
      "P: I have a cough. / D: Do you smoke or drink alcohol? / P: No, I only drink at weddings.",
      /cough/i,
      /denies alcohol/i,
    ],
  ]);
  expectNotes("the duration of something else is not that of the complaint", [
    [
      "P: My ankle hurts since Monday. / D: How long is the cruise? / P: It's only for like nine days.",
      /ankle/i,
      /9 days/,
    ],
    ["P: My ankle hurts. / D: How long is the pain there after walking? / P: About 20 minutes.", /ankle/i],
  ]);
  expectNotes("each sentence of an open answer is read with those before it", [
    [
      "D: What brings you in today? / P: I'm allergic to cefaclor. It gave me hives.",
      /allergic to cefaclor \(hives\)/i,
    ],
  ]);
  expectNotes("is written as statements only", [
    [
      "P: My ankle hurts. / D: Any questions? / P: I am flying out soon, can I still go after the injection?",
      /ankle/i,
      /still goes|go after/i,
    ],
    ["P: I've had a rash since Monday so I thought I'd get it checked out.", /rash/i, /checked out/i],
    ["P: My back hurts. The other day I forgot to take my insulin and I felt confused.", /forgot\b/, /forgots/],
  ]);
});

describe("other speech that an answer quotes", () => {
  expectNotes("is left out", [
    [
      "D: What happened? / P: 'Cause I was like, I don't know, doing the dishes and I was like whoa my back. My back hurts.",
      /back pain/i,
      /whoa|does not know/,
    ],
    [
      "D: How did it start? / P: So I was just like sitting there and then it was like boom, headache.",
      /headache/,
      /boom/,
    ],
    ["D: What happened next? / P: And he goes, you should go get that checked, and I'm like, nah.", /^/, /nah|goes/],
    ["D: What happened? / P: I fell on my hand and I was like, oh my god, it's broken.", /./, /my god/],
    ["D: What happened then? / P: She's like, you look awful, and I'm like, I know.", /^/, /like|awful/],
  ]);
});

describe("a fever in lay words", () => {
  expectNotes("is a fever", [
    [
      "D: What's been going on? / P: She's been really hot since Tuesday. / D: How high has it been? / P: It was 39.6 this morning.",
      /Fever since Tuesday.*39\.6/s,
    ],
    ["D: What's been going on? / P: He's been burning up for two days.", /Fever for 2 days/],
    ["D: What's been going on? / P: My son has been hot to the touch since last night.", /fever/i],
    ["D: What's been going on? / P: She's boiling hot and won't eat.", /fever/i],
    ["D: What's been going on? / P: He felt hot since this morning.", /fever/i],
    ["D: What's been going on? / P: I've been burning up all night.", /fever/i],
  ]);
  expectNotes("is not a fever if only a part of the body or a moment is hot", [
    ["D: What's been going on? / P: My knee is hot and swollen.", /swelling/i, /fever/i],
    ["D: What's been going on? / P: I feel hot for a minute and then cold.", /./, /fever/i],
    ["D: What's been going on? / P: My flat is really hot.", /./, /fever/i],
  ]);
});

describe("slang and broken sentences", () => {
  expectNotes("do not remove a sentence from the history", [
    ["D: What brings you in? / P: I have this weird droop in my face since this morning.", /droop in the face/],
    ["D: What brings you in? / P: My poop is black and gross since Monday.", /black since Monday/],
    ["D: What brings you in? / P: The crazy part is my left arm went dead on Sunday.", /left arm went dead on Sunday/],
    [
      "D: What brings you in? / P: The arm, the left one, it went dead, and my words, they came out wrong.",
      /The patient said: “The arm, the left one, it went dead, and my words, they came out wrong\.”/,
    ],
    [
      "D: What brings you in? / P: The blood, it just came, like a cup, when I coughed.",
      /said: “The blood, it just came/,
    ],
  ]);
});

describe("the words of a symptom", () => {
  expectNotes("are kept", [
    ["D: What is wrong? / P: My knee hurts. It's red and hot and swollen.", /Reports [^.]*redness/],
    ["D: What is wrong? / P: I have had trouble walking for 3 weeks.", /3 weeks/],
  ]);
});

describe("low mood and heavy periods", () => {
  expectNotes("are read from everyday words", [
    ["D: What's going on? / P: I've just been really down, the last three months.", /low mood for the last 3 months/i],
    ["D: What's going on? / P: I've been so low since Christmas.", /low mood since Christmas/i],
    ["D: What's going on? / P: My periods are getting heavier and heavier.", /heavy periods/i],
    ["D: What's going on? / P: I've been down the stairs twice.", /./, /low mood/i],
    ["D: What's going on? / P: My iron has been low.", /./, /low mood/i],
  ]);
});
