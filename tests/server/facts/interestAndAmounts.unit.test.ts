import { expectNotes } from "./harness";

expectNotes("loss of interest is a symptom", [
  ["D: Do you still enjoy things? / P: Not really.", /loss of interest/i],
  ["D: Are you still enjoying your hobbies? / P: No, I've given up painting.", /loss of interest/i],
  ["D: How are you? / P: I've lost interest in everything.", /loss of interest/i],
  ["D: Do you get any pleasure out of things? / P: Not much.", /loss of interest/i],
  ["D: Do you still enjoy things? / P: Yes, I paint every day.", /^/, /Reports loss of interest/],
]);

expectNotes("sexual side effects are symptoms", [
  ["D: Any trouble with sex on the sertraline? / P: Yeah, I can't finish.", /difficulty reaching orgasm/i],
  ["D: Any sexual side effects? / P: My libido is gone.", /low libido/i],
]);

expectNotes("an amount is counted in the unit that was asked", [
  ["D: Do you drink? / P: Wine. / D: A glass? / P: Two.", /2 glasses/],
  ["D: Do you smoke? / P: Yes. / D: A pack a day? / P: Half.", /half a pack a day/],
  ["D: Do you smoke? / P: Yes. / D: Twenty a day? / P: Ten.", /10 a day/],
  ["D: Do you drink alcohol? / P: Beer mostly. / D: One or two a night? / P: Four.", /4 a night/],
]);

expectNotes("symptoms are denied by name in a list", [
  [
    "D: Any headaches, chest pain, short of breath? / P: No chest pain. I get winded, I mean, it's three floors.",
    /denies chest pain/,
    /headache/,
  ],
  [
    "D: Any rash? Runny nose, ears? / P: Nose is streaming. No rash.",
    /reports (?:a )?runny nose/i,
    /denies[^.]*runny nose/,
  ],
  ["D: Is he eating and drinking? / P: Not really eating. He's drinking okay.", /not really eating/, /denies eating/],
]);

expectNotes("a yes during the examination does not affirm thoughts of suicide", [
  [
    "D: Any thoughts of harming yourself? / P: No, nothing like that. / D: There's an extra beat, did you feel that? / P: Yeah. That's it.",
    /denies suicidal ideation/,
    /at present/,
  ],
]);
