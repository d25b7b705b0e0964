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

  expectNotes("leaves what is not needed out of the treatment", [
    ["D: This is mild croup. No need for antibiotics, it's a virus.", /No need for antibiotics\./],
    ["D: It's bronchitis. We don't need an x-ray, your lungs are clear.", /No need for x-ray\./, /We will not need/],
    ["D: It's gout. You don't need to stop the allopurinol.", /No need to stop the allopurinol/, /for to/],
    ["D: It's a boil. Keep it dry for a day.", /keep it dry for a day/, /for daily/],
  ]);
});
