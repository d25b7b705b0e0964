import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an answer that is not a refusal of the order", () => {
  expectNotes("leaves the order as it is", [
    [
      "D: It's a sprain. I'll give you a note for light duty. / P: Do I need pain pills? / D: I don't think so. / P: Good, I don't want any.",
      /note for light duty/,
      /declines/,
    ],
    [
      "D: I'd start Eliquis 5 twice a day and stop the aspirin. / P: I'm not keen on that. / D: It is safer than Coumadin. / P: Okay, if you think so.",
      /start Eliquis 5 twice daily\. Stop the aspirin/,
      /declines|Coumadin\./,
    ],
  ]);
  expectNotes("refuses the drug that was started, not the one that was stopped", [
    [
      "D: I'd start Eliquis 5 twice a day and stop the aspirin. / P: I'm not keen on that. / D: Okay.",
      /Eliquis 5 twice a day was advised; the patient declines/,
      /aspirin was advised/,
    ],
    [
      "D: I can also give you trazodone 50 at night for sleep. / P: I don't want sleeping pills. / D: That's fine.",
      /Trazodone 50 at night for sleep was advised; the patient declines/,
      /Give trazodone/,
    ],
  ]);
});

describe("words that could mean something else", () => {
  expectNotes("are not symptoms", [
    ["D: Any swelling? / P: A little. At discharge I was 184 pounds.", /./, /[Rr]eports discharge/],
  ]);
  expectNotes("name a weapon in the house", [
    [
      "D: Do you have a plan or any guns at home? / P: No plan. My husband has a hunting rifle, it's locked up.",
      /denies a suicide plan: “No plan\. My husband has a hunting rifle/,
      /access to guns/,
    ],
  ]);
  expectNotes("name a reaction that is not an allergy", [
    [
      "P: I had a reaction to dexamethasone, my heart raced.",
      /Intolerance to dexamethasone \(palpitations\)/,
      /Allergic/,
    ],
  ]);
  expectNotes("give a value below one", [["D: Troponin is below point oh four.", /Troponin: below 0\.04/]]);
  expectNotes("take the unit said before", [
    ["D: It's depression. We'll talk by phone in one week and I'll see you in three.", /Follow up in 3 weeks/],
  ]);
});

describe("a dose without the drug", () => {
  expectNotes("names the drug before it", [
    ["D: Your furosemide, take one less.", /take one less furosemide/],
    [
      "D: You're on two tablets of carvedilol? / P: Yes. / D: Take one less in the evening.",
      /one less carvedilol in the evening/,
    ],
    ["D: Go back to the old dose of levothyroxine, the 88.", /resume the old dose of levothyroxine/],
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
