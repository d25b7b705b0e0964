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

describe("readFacts, of figures of speech", () => {
  expectNotes("reads no disease, allergy or risk from them", [
    ["P: My boss gives me migraines. My wrist hurts.", /[Ww]rist pain/, /[Mm]igraine|[Hh]eadache/],
    ["P: I'd kill for a cigarette. I have a cough.", /[Cc]ough/, /homicid|suicid|kill/],
    ["P: I'm allergic to mornings. / D: Any real allergies? / P: No.", /No known allergies/, /mornings/],
    ["P: I'd die for a coffee. My ear hurts.", /[Ee]ar pain/, /suicid|coffee/],
    ["P: I have OCD about my lists. My knee hurts.", /[Kk]nee pain/, /OCD/],
    ["P: We almost had a stroke watching the game. My back hurts.", /[Bb]ack pain/, /stroke/],
  ]);
});
