import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a precaution", () => {
  expectNotes("is printed with all its conditions", [
    [
      "D: So he has acute otitis media. I'm going to send in amoxicillin 540 milligrams twice a day for ten days.\nO: Got it.\nD: If he's not better in 48 to 72 hours, or if he gets a rash, or he's not making wet diapers, I want you to bring him back.",
      /If he is not better in 48 to 72 hours, or if he gets a rash, or he is not making wet diapers, bring him back/i,
    ],
    [
      "D: This is a urine infection. I'd like to start you on nitrofurantoin 100 mg twice a day for three days.\nP: Fine.\nD: And if it's not settled in 48 hours give us a ring.",
      /If it is not settled in 48 hours, call the clinic/i,
    ],
    [
      "D: So let's start Evorel 50 patches. I'll see you in three months. Any bleeding after the first six months, let us know.",
      /Any bleeding after the first 6 months, patient to report/i,
    ],
    [
      "D: This is lumbar radiculopathy. I'll put in a referral for physical therapy. If you're not better after six weeks of therapy, or if you get any weakness, then we'd get the MRI.",
      /If the patient is not better after 6 weeks of therapy, or if they get any weakness, we will obtain the MRI/i,
    ],
    [
      "D: okay i'm gonna send you to physical therapy and if you're still not able to walk without pain in two weeks come back and we'll get the x-ray then",
      /not able to walk without pain in 2 weeks, return and we will get the x-ray/i,
    ],
    [
      "D: keep a headache diary and come back in eight weeks\nP: and my wife says i should get a brain scan\nD: your exam is normal but if the headaches change or you get weakness on one side you go to the er",
      /If the headaches change or [^.]*weakness on one side, go to the er/i,
    ],
  ]);
});

describe("signs that are listed one after the other", () => {
  expectNotes("are the condition of the advice after them", [
    [
      "D: So it sounds like there's probably some kind of infection going on.\nP: ok\nD: It should go away on its own. I mean, if things start to become a lot worse and you get really dehydrated and you have fevers that you can't control with Tylenol, then please come back to the emergency Department.",
      /If things start to become much worse and the patient gets dehydrated, [^.]*fevers[^.]*Tylenol, return to the emergency Department/i,
    ],
    [
      "D: This is bronchitis. If it turns out you don't have a virus and you have more of a bacterial picture, we can work you up for that and prescribe antibiotics.",
      /bacterial picture, we can work them up/i,
      /treatment: (?:We will )?prescribe antibiotics/i,
    ],
  ]);
});

describe("a drug that cannot be used", () => {
  expectNotes("is avoided and not ordered", [
    [
      "D: We can't use amoxicillin because of the rash. I'll start doxycycline.",
      /[Aa]void amoxicillin/,
      /Start amoxicillin/,
    ],
    ["D: I cannot give you naproxen with your kidneys.", /[Aa]void naproxen/],
    ["D: We should not use metoclopramide because of the Parkinson's.", /[Aa]void metoclopramide/],
    ["D: I'll start nitrofurantoin, and we can't use trimethoprim due to the allergy.", /[Aa]void trimethoprim/],
  ]);
});

describe("restrictions and precautions", () => {
  expectNotes("are in the plan in other words", [
    [
      "D: It's a sprain. No lifting over five pounds with that hand for two weeks.",
      /No lifting over 5 pounds with that hand for 2 weeks/,
    ],
    [
      "D: It's a hernia. Nothing heavier than a gallon of milk for a month.",
      /avoid lifting anything heavier than a gallon of milk/,
    ],
    ["D: It's a cut. Don't get the stitches wet for two days.", /keep the stitches dry for 2 days/],
    [
      "D: It's strep. She can go back to daycare after she's been on the antibiotic for a day.",
      /Return to daycare after she has been on the antibiotic/,
    ],
    [
      "D: It's cellulitis. Should the redness spread past the line, come right back in.",
      /If the redness should spread past the line, come right back in/,
    ],
    [
      "D: It's pneumonia. Should you get short of breath, call an ambulance.",
      /If the patient gets short of breath, call an ambulance/,
    ],
    ["D: It's cellulitis. Any fever over 101 and I want you back here.", /If there is any fever over 101/],
    [
      "D: It's the flu. If you're not better in two to three days, I want to see you again.",
      /not better in 2 to 3 days, follow up/,
    ],
    [
      "D: It's diabetes. If the A1c is still over eight we'll talk about insulin.",
      /If the A1c is still over 8, insulin to be discussed/,
    ],
  ]);
});

describe("a restriction", () => {
  const visit = (plan: string): string => `P: My back hurts. / D: ${plan}`;
  expectNotes("is advice", [
    [visit("The important thing: you must not drive for six months."), /advised the patient to not drive for 6 months/],
    [visit("You can't drive for six months."), /to not drive for 6 months/],
    [visit("I don't want you driving."), /to not drive/],
    [visit("You're not allowed to fly for two weeks."), /to not fly for 2 weeks/],
    [visit("I want you off work until Monday."), /to stay off work until Monday/],
    [visit("You have to tell the DVLA."), /Contact the DVLA/],
    [visit("You can't swim alone."), /to not swim alone/],
  ]);
  expectNotes("is not read from a question or about something else", [
    [visit("So you can't drive at the moment?"), /./, /not drive/],
    [visit("You can't really see it on the x-ray."), /./, /advised/],
    [visit("You have to tell me if it hurts."), /./, /Contact/],
  ]);
});
