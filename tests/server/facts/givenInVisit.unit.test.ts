import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a treatment given in the visit", () => {
  expectNotes("is neither a medicine taken at home nor an order", [
    [
      "D: I gave you a shot of Toradol earlier. How's the pain now? / P: Much better, down to a three.",
      /Toradol injection given in the visit/,
      /MEDICATIONS/,
    ],
    [
      "D: We just finished the nebulizer treatment. The wheezing has cleared.",
      /Nebulizer treatment given in the visit/,
    ],
    ["D: You got a liter of IV fluids. Are you feeling better? / P: Yes.", /1 L of IV fluids given in the visit/],
    [
      "D: After two nebs her sats are up to 97.",
      /Oxygen saturation: 97%[\s\S]*2 nebulizer treatments given in the visit/,
    ],
    ["D: The nurse gave you the tetanus booster.", /Tetanus booster given in the visit/],
    ["D: We gave you 4 of Zofran and you kept down the fluids.", /Zofran 4 given in the visit/, /MEDICATIONS/],
  ]);

  expectNotes("is not read from another time or place", [
    ["D: I gave you prednisone last time for your gout.", /./, /given in the visit/],
    ["D: I gave you amoxicillin for the ear in March.", /./, /given in the visit/],
    ["D: You got a liter of IV fluids at the hospital last week.", /./, /given in the visit/],
    ["D: I gave you a handout on back exercises today.", /./, /given in the visit/],
  ]);
});

describe("a procedure under way", () => {
  expectNotes("is written as done", [
    ["D: I'm cleaning the wound now with saline. Okay, that's done.", /I cleaned the wound with saline/],
    [
      "D: This is ear wax. I'm going to irrigate your ear now. Okay, got it all out.",
      /I irrigated the patient's ear/,
      /We will irrigate/,
    ],
    ["D: All right, I'll inject the knee now. Little pinch. All done.", /I injected the knee/, /We will inject/],
    [
      "D: I've numbed it with lidocaine. Now I'm going to close it with four stitches of nylon. There, all done.",
      /I closed it with 4 stitches of nylon/,
      /We will close/,
    ],
  ]);

  expectNotes("stays an order if it is for later", [
    [
      "D: It's arthritis. We'll inject the knee next week. That's it for today.",
      /We will inject the knee next week/,
      /I injected/,
    ],
  ]);
});
