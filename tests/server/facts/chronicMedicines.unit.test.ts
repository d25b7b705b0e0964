import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("missed doses", () => {
  expectNotes("how often doses are missed is not how often the drug is taken", [
    [
      "D: What do you take? / P: Metformin 1000 twice a day. / D: Do you miss any? / P: The evening metformin I forget, maybe three times a week.",
      /Metformin 1000 twice daily\./,
      /Metformin[^.]*3 times a week/,
    ],
    ["P: I skip the furosemide once or twice a week.", /MEDICATIONS\s+Furosemide\./i, /^Furosemide (?:once|twice)/im],
    ["P: I take ramipril 10 every morning but I forget it twice a week.", /Ramipril 10 every morning\./i],
    ["P: I sometimes miss the gliclazide, a couple of times a week.", /Gliclazide\./i, /Gliclazide a couple/i],
    ["P: I tend to forget the simvastatin at night.", /Simvastatin/i, /Simvastatin nightly|on hold/i],
    [
      "D: Are you taking the tamoxifen every day? / P: I skip it about once a week.",
      /MEDICATIONS\s+Tamoxifen/i,
      /weekly/,
    ],
  ]);
  expectNotes("a dose of the day has the name of its drug", [
    ["D: Do you take the carvedilol? / P: I miss the night one about once a week.", /night dose of carvedilol/],
    ["D: Are you taking your apixaban? / P: Yes. I forget the evening one now and then.", /evening dose of apixaban/],
  ]);
});

describe("medicines that the clinician names", () => {
  expectNotes("the patient's pronoun means the drug just stated", [
    ["D: You were on lisinopril 20. / P: Yeah, but I stopped that one a month ago.", /Lisinopril: stopped/],
    ["D: And for the cholesterol you're on simvastatin 40. / P: I was, I quit it in June.", /Simvastatin: stopped/],
    ["D: We put you on amlodipine. / P: I came off it, my ankles swelled.", /Amlodipine: stopped/],
    ["D: You've been taking naproxen. / P: I don't take it any more.", /./, /^Naproxen\.$/m],
    ["D: They started you on sertraline. / P: I stopped taking it after two weeks.", /Sertraline: stopped/],
    ["D: You take the gabapentin. / P: I gave up on that one last year.", /Gabapentin: stopped/],
  ]);
  expectNotes("a repeated number affirms the dose asked about", [
    ["D: You're on the atorvastatin, twenty? / P: Twenty, yeah, at night.", /Atorvastatin 20 nightly/],
    ["D: You're on the metoprolol, fifty? / P: Fifty, that's right.", /Metoprolol 50/],
    ["D: And you're taking levothyroxine, 88 mics? / P: Yeah.", /Levothyroxine 88 mcg/],
    ["D: How's the sertraline? / P: Better. / D: You're on fifty? / P: Fifty, yeah.", /Sertraline 50/],
    ["D: You take lisinopril. / P: Yes. / D: And that's 20? / P: Yes.", /Lisinopril 20/],
    ["D: Are you still on the ramipril? / P: Yes. 2.5.", /Ramipril 2\.5/],
  ]);
  expectNotes("bottles that the clinician reads are medicines with their doses", [
    [
      "D: Did you bring the bottles? / P: Right here. / D: Okay, torsemide forty once a day. Entresto 24/26 twice a day. Spironolactone 25.",
      /Torsemide 40 daily\.[^]*Entresto 24\/26 twice daily\.[^]*Spironolactone 25\./,
    ],
    ["D: You've brought in your tablets. Amlodipine 5 once a day. / P: Yes.", /Amlodipine 5/],
    [
      "D: And warfarin, what are you taking of that? / P: Five every day except Mondays, seven and a half.",
      /Warfarin 5 every day except Mondays, 7\.5/,
    ],
    ["D: For the eyes you've got latanoprost at bedtime. / P: Both eyes.", /Latanoprost at bedtime/],
    [
      "D: They started you on apixaban. / P: Twice a day. / D: Five milligrams twice a day, yes. And bisoprolol, 2.5.",
      /Apixaban 5 mg twice daily\.[^]*Bisoprolol 2\.5\./,
    ],
    ["P: I take the bendroflumethiazide. And the amlodipine, five.", /Amlodipine 5/],
  ]);
  expectNotes("a medicine is listed by its name and with its end", [
    [
      "P: And the tablet for the bones, the alendronic acid. I've stopped it.",
      /Alendronic acid: stopped/,
      /for the bones/,
    ],
    ["P: I have the inhaler for my asthma, the Clenil, twice a day.", /Clenil/, /medication for/i],
    ["P: The Flexeril knocks me out so I don't take that anymore.", /Flexeril: stopped/],
    ["P: Codeine made me sick, so I no longer take it.", /./, /^Codeine\.$/m],
    [
      "D: Periods regular? / P: I've got the Mirena. I don't really get periods.",
      /./,
      /Not taking Mirena|does not take Mirena/,
    ],
    ["P: I've stopped the lisinopril. It gave me a cough.", /Lisinopril: stopped/],
  ]);
});
