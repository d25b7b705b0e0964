import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a drug that is taken back", () => {
  const ordered = "D: So this is heart failure. We'll start bisoprolol and spironolactone.";
  expectNotes("by its name is removed from the orders", [
    [`${ordered} Actually, forget the spironolactone.`, /bisoprolol/i, /spironolactone/i],
    [
      `${ordered} / P: My potassium was high. / D: On second thoughts, no spironolactone.`,
      /start bisoprolol/i,
      /start[^.]*spironolactone/i,
    ],
    [
      `${ordered} / P: My kidneys are bad. / D: With your kidneys, let's forget the spironolactone.`,
      /bisoprolol/i,
      /spironolactone/i,
    ],
    [`${ordered} No wait, forget the spironolactone for you.`, /bisoprolol/i, /spironolactone/i],
    [`${ordered} Hang on, no spironolactone with your potassium.`, /start bisoprolol/i, /start[^.]*spironolactone/i],
  ]);
  expectNotes("together with the other is not ordered", [
    [
      "D: So this is back strain. I'll give you ibuprofen and codeine. No, hang on, neither of those with your stomach.",
      /back strain/i,
      /ibuprofen|codeine/i,
    ],
    [
      "D: So this is back strain. I'll give you naproxen and diazepam. / P: I'm on warfarin. / D: Actually none of those, then.",
      /back strain/i,
      /naproxen|diazepam/i,
    ],
    [
      "D: Where does it burn? / P: In my feet. / D: I was thinking of pregabalin and duloxetine, but on reflection neither of those.",
      /located at the foot/i,
      /pregabalin|duloxetine/i,
    ],
    [
      "D: So this is neuropathy. I thought about amitriptyline. Let's start pregabalin 75 mg at night.",
      /pregabalin 75 mg/i,
      /amitriptyline/i,
    ],
  ]);
  expectNotes("because of another drug is not ordered", [
    [
      "D: So this is a back strain. I'll give you tizanidine 2 mg at night. Actually, I'd rather not, with the ciprofloxacin you're on.",
      /back strain/i,
      /tizanidine/i,
    ],
    [
      "D: So this is a back strain. I'll give you cyclobenzaprine 5 mg… Actually I'd rather not, with the tramadol you're on.",
      /back strain/i,
      /cyclobenzaprine/i,
    ],
  ]);
  expectNotes("for another is replaced by it", [
    [
      "D: So this is a sprain. Take naproxen 500 mg twice a day… No, forget that, acetaminophen instead.",
      /acetaminophen/i,
      /naproxen/i,
    ],
    [
      "D: So this is a sprain. I'll start diclofenac 50 mg twice a day. No, scrap that, codeine instead.",
      /codeine/i,
      /diclofenac/i,
    ],
  ]);
  expectNotes("as soon as it is named is not an option", [
    [
      "D: So this is an ankle sprain. You could try valerian, but honestly I wouldn't bother.",
      /ankle sprain/i,
      /valerian/i,
    ],
    [
      "D: So this is an ankle sprain. We could add trazodone, but I really wouldn't use that.",
      /ankle sprain/i,
      /trazodone/i,
    ],
    ["D: So this is an ankle sprain. You could try melatonin, but I wouldn't bother.", /ankle sprain/i, /melatonin/i],
  ]);
  expectNotes("is not read from “none”, “don't forget” or “skip it that day”", [
    [`${ordered} Do you need refills? / P: No. / D: None, okay.`, /bisoprolol and spironolactone/i],
    [`${ordered} Don't forget the spironolactone.`, /bisoprolol and spironolactone/i],
    [`${ordered} If you vomit, skip the spironolactone that day.`, /bisoprolol and spironolactone/i],
    ["D: So this is neuropathy. I was thinking of starting pregabalin 75 mg at night. / P: Okay.", /pregabalin/i],
  ]);
});
