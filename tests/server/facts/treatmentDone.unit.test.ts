import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a treatment that was carried out in the visit", () => {
  expectNotes("is written as done, instead of its order", [
    [
      "D: It's a wart. I can freeze it now. / P: Please do. / D: Okay, I've pared it and I've frozen it for twenty seconds.",
      /I have pared it and frozen it for 20 seconds/,
      /We can freeze|We will freeze/,
    ],
    [
      "D: It's a nosebleed. I'll cauterize that with silver nitrate. / P: Okay. / D: So I've put in lidocaine on cotton, and I've cauterized the left side with silver nitrate.",
      /I have put in lidocaine on cotton, and cauterized the left side/,
      /We will cauterize|order lidocaine/i,
    ],
    [
      "D: It's a clean cut. I've put a ring block in with three mils of lidocaine and closed it with five stitches.",
      /ring block in with 3 \w+ of lidocaine and closed it with 5 stitches/,
    ],
    [
      "D: It's a shoulder dislocation. We've popped it back in and put you in a sling.",
      /popped it back in and put the/,
    ],
    ["D: It's an abscess. So I numbed it, drained it and packed it.", /I numbed it, drained it and packed it/],
    ["D: It's gonorrhea. You'll get ceftriaxone in the arm. / P: Okay. / D: And that's the shot done.", /Shot done/],
    ["D: That's the lump out, and I've put in two stitches.", /Lump out\. I have put in 2 stitches/, /order/i],
    [
      "D: This is croup. I'd like to give him dexamethasone two milligrams. / O: Okay. / D: There we go, he's had it.",
      /Dexamethasone given in the visit/,
    ],
    ["D: It's a sprain. A brace it is. We've fitted that now.", /We have fitted the brace/],
  ]);

  expectNotes("is not read from another time, papers or a change of a dose", [
    ["D: It's gout. I injected the knee in March and it helped.", /[Gg]out/, /Procedure/],
    ["D: It's heart failure. I've put in a referral to cardiology.", /refer the patient to cardiology/, /Procedure/],
    ["D: It's diabetes. I've reduced your metformin to 500.", /[Dd]iabetes/, /Procedure/],
    ["D: It's eczema. I've removed penicillin from your allergy list.", /[Ee]czema/, /Procedure/],
    ["P: I cut my leg. / D: How has it been since I stitched it? / P: Fine.", /./, /Procedure/],
    ["D: It's a boil. If I've lanced it and it fills again, come back.", /[Bb]oil/, /Procedure/],
  ]);
});

describe("a procedure that “went well”", () => {
  expectNotes("is performed", [
    [
      "P: My shoulder popped out. / D: I'll reduce it. / P: Ow. / D: The shoulder reduction went well.",
      /Shoulder reduction performed/,
    ],
    ["P: My finger is bent. / D: Okay. The closed reduction was successful.", /Closed reduction performed/],
    ["P: My knee is full. / D: Hold still. Okay, the knee aspiration went smoothly.", /Knee aspiration performed/],
    ["P: I have a boil. / D: There we go. The drainage is done.", /drainage (?:performed|done)/i],
    ["P: I have a bead in my ear. / D: Done. The removal went very well.", /Removal performed/],
    ["P: I get dizzy in bed. / D: Good, the Epley maneuver worked.", /Epley maneuver performed/],
  ]);
  expectNotes("is not performed today if the words are about another time or a weight", [
    ["D: How did the hernia repair go? / P: The repair went well. I have a cough.", /./, /performed/],
    ["P: I have a cough. / D: Your dose reduction went well last month.", /./, /performed/],
    ["P: I have a cough. / D: If the reduction went well, we'd know.", /./, /performed/],
  ]);
});

describe("a device that was put on", () => {
  expectNotes("is not ordered again", [
    [
      "D: You have a fracture. Now we will splint it. There we go, the splint is on. It's a sugar tong splint.",
      /Sugar tong splint in place/,
      /We will splint it/,
    ],
    [
      "D: You have a fracture. We will cast it. / P: Okay. / D: All done, the cast is on.",
      /Cast in place/,
      /We will cast it/,
    ],
    [
      "D: That's a sprain. I'm going to tape it. / P: Okay. / D: There, the tape is on.",
      /Tape in place/,
      /We will tape it/,
    ],
    // counter-case
    ["D: You have a fracture. We will cast it next week.", /cast it next week/i, /in place/],
  ]);
});
