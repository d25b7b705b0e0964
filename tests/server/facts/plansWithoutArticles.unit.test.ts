import { describe } from "vitest";
import { expectNotes } from "./harness";

const plan = "P: My knee hurts. / D: Let me look. There is crepitus. Let's do the plan. It is osteoarthritis. ";

describe("a problem of the plan without an article", () => {
  expectNotes("keeps its order", [
    [`${plan}For BP, we'll increase Amlong to 10.`, /increase Amlong to 10/],
    [`${plan}For thyroid, we will repeat TSH after six weeks.`, /repeat TSH after 6 weeks/],
    [`${plan}For sugar, we'll start metformin 500 twice a day.`, /start metformin 500 twice daily/],
    [`${plan}And for cholesterol, I'm starting atorvastatin 20.`, /atorvastatin 20/],
    [`${plan}For constipation, we can try lactulose.`, /lactulose/],
    [`${plan}So for anxiety, we will start sertraline 50.`, /start sertraline 50/i],
  ]);
  expectNotes("is not read from a time", [
    [`${plan}For now, we'll continue the lisinopril.`, /continue lisinopril/, /\nNow\./],
    [`${plan}For today, we will take the blood.`, /Osteoarthritis/, /\nToday\./],
  ]);
});
