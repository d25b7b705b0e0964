import { describe } from "vitest";
import { expectNotes } from "./harness";

/** Returns a visit for a sore throat with one more question and its answer. */
const ask = (question: string, answer: string): string =>
  `D: What brings you in? / P: I have a sore throat. / D: ${question} / P: ${answer}`;

describe("a habit in a few words", () => {
  expectNotes("is kept with its circumstance or amount", [
    [ask("Do you smoke?", "Only when I drink."), /Smoking: when drinking\./],
    [ask("Have you ever smoked?", "In my twenties."), /Smoking: in their twenties\./],
    [ask("Have you ever smoked?", "In my late teens."), /Smoking: in their late teens\./],
    [ask("Any drugs?", "A bit of weed now and then."), /Recreational drugs: .*marijuana/],
    [ask("Do you drink?", "A little of everything."), /Alcohol|Drinks/],
    [ask("How's your diet?", "A lot of takeaways."), /Diet: many takeaways\./],
  ]);

  expectNotes("is not read as a treatment that was tried", [
    [ask("Do you take anything over the counter?", "Ibuprofen now and again."), /ibuprofen/i, /tried/],
    [ask("How are you feeling?", "Sore when I swallow."), /sore throat/i, /feeling: /i],
  ]);
});
