import { describe } from "vitest";
import { expectNotes } from "./harness";

/** Returns a visit for a sore throat with one more question and its answer. */
const ask = (question: string, answer: string): string =>
  `D: What brings you in? / P: I have a sore throat. / D: ${question} / P: ${answer}`;

describe("a disease that was only supposed", () => {
  expectNotes("is not in the history", [
    [
      ask("Any past medical problems?", "They thought I had lupus but the tests came back negative. I have gout."),
      /History of gout\./,
      /History of lupus/,
    ],
    [
      ask("Any health problems?", "My doctor suspected celiac, it turned out to be just IBS."),
      /History of IBS\./,
      /History of celiac/,
    ],
    [ask("Any medical history?", "I thought I had gout, but it was just a bunion."), /History of bunion/, /of gout/],
    [
      ask(
        "Any chronic conditions?",
        "They diagnosed me with fibromyalgia. The specialist says it's not that, it's psoriatic arthritis.",
      ),
      /History of psoriatic arthritis\./,
      /History of fibromyalgia/,
    ],
  ]);
  expectNotes("is in the history if it was diagnosed", [
    [ask("Any medical problems?", "I was diagnosed with lupus in 2010, but my kidneys are fine."), /History of lupus/],
    [ask("Any medical problems?", "They told me I have COPD, and my scan was fine."), /History of COPD/],
  ]);
});

describe("a disease that the clinician reads from the record", () => {
  expectNotes("is replaced by the one that the patient names instead", [
    [
      ask(
        "It says here you had a heart attack in 2018.",
        "No, they told me it wasn't a heart attack, it was a panic attack.",
      ),
      /History of panic attacks/,
      /Reports panic|History of heart attack/,
    ],
    [
      ask("I see you have COPD listed.", "Well no, they did the breathing test and it wasn't that, it's asthma."),
      /History of asthma/,
      /COPD/,
    ],
  ]);
  expectNotes("is no problem of the visit", [
    [
      ask("You've got diabetes down here.", "I had it when I was pregnant."),
      /had diabetes when[^]*History of diabetes/,
      /ASSESSMENT/,
    ],
  ]);
});

describe("operations in a list", () => {
  expectNotes("have their own dates and sides", [
    [
      ask("Any surgeries?", "Gallbladder out in 2015, two C-sections, and a knee scope, the right one."),
      /cholecystectomy \(2015\)[^]*2 C-sections\.[^]*right knee scope/,
      /C-sections \(2015\)/,
    ],
    [ask("Past surgeries?", "Bypass in 2009, and a stent since then, 2016."), /Bypass \(2009\)[^]*stent \(2016\)/],
    [
      "D: Past surgeries? / P: My gallbladder and my appendix. / D: When were these? / P: I had my gallbladder removed in 2008, appendix removed in 2012.",
      /cholecystectomy \(2008\)[^]*appendectomy \(2012\)/,
      /appendectomy\.|cholecystectomy\./,
    ],
  ]);
  expectNotes("are left out if they were only planned", [
    [
      ask("Ever had surgery?", "Just my wisdom teeth. I was supposed to have a hysterectomy but it got cancelled."),
      /wisdom teeth extraction/,
      /history: hysterectomy/,
    ],
    [
      ask("Any surgeries?", "I was booked for a hernia repair in March, but then covid hit and it never happened."),
      /./,
      /Surgical history|History of/,
    ],
  ]);
  expectNotes("include those after which something was kept", [
    [ask("Have you ever had surgery?", "A hysterectomy in 2008, but I kept my ovaries."), /hysterectomy \(2008\)/],
  ]);
});
