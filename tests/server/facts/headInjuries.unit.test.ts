import { describe } from "vitest";
import { expectNotes } from "./harness";

expectNotes("a blow to the head is read beside a loss of consciousness", [
  [
    "P: I fell off a ladder. / D: Did you hit your head at all or lose consciousness? / P: No, nothing like that.",
    /denies head injury or fainting/i,
  ],
  ["P: I slipped. / D: Any head strike, vomiting? / P: No.", /denies head injury or vomiting/i],
  ["P: My son was in a crash. / D: Did he bang his head? / P: Yes, he did.", /head injury/i, /denies head injury/i],
  ["D: What happened? / P: I bumped my head on a shelf yesterday.", /head injury/i, /denies/i],
  ["P: I tripped at work. / D: Did you knock your head, pass out, or feel sick? / P: No.", /denies head injury/i],
  [
    "D: What happened? / P: I got struck. / D: A blow to the head? / P: No, to the shoulder.",
    /(?:denies|no) head injury/i,
  ],
]);

expectNotes("other words about the head are not read as a blow to it", [
  ["P: My head hurts. / D: Where? / P: At the back of my head.", /headache|head pain/i, /head injury/i],
  ["D: What helps? / P: You hit the nail on the head, it is stress.", /./, /head injury/i],
]);

describe("a loss of consciousness that others saw", () => {
  expectNotes("is reported", [
    [
      "D: Did you pass out? / P: My daughter says I did, for a few seconds. I don't remember.",
      /reports fainting for a few seconds/,
    ],
    [
      "D: Did you lose consciousness? / P: I was out for about a minute, they said.",
      /lost consciousness for about a minute, as others report/,
    ],
    ["D: Did you black out? / P: I must have done. Next thing I knew I was on the floor.", /reports fainting/],
  ]);

  expectNotes("is left open if the patient disagrees, or if other words are meant", [
    ["D: Did you pass out? / P: He said I did, but I don't think so.", /./, /reports fainting/],
    ["D: Did you lose consciousness? / P: No. I was out walking the dog.", /Denies fainting/],
    ["D: Did you faint? / P: I was out of breath.", /./, /oss of consciousness|lost consciousness/],
  ]);

  expectNotes("that almost happened is near-syncope", [
    [
      "D: Have you fainted or blacked out at all? / P: No, but I've come close. Twice on Monday, when I stood up.",
      /nearly fainted twice on Monday when they stood up/,
    ],
  ]);
});
