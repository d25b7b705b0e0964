import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a question whether anyone has a disease", () => {
  expectNotes("is about the family if a relative is the answer", [
    ["D: Anyone with thyroid problems? / P: My sister does.", /Sister: thyroid problems/],
    ["D: Anybody have asthma? / P: My brother.", /Brother: asthma/],
    ["D: Does anyone have heart trouble? / P: My dad.", /Father: heart trouble/],
    ["D: Anyone with diabetes? / P: My grandmother.", /Grandmother: diabetes/],
  ]);

  expectNotes("is not about the family if it is about contacts or the answer names none", [
    ["D: Anyone with COVID? / P: My son had it.", /COMPLAINT/, /FAMILY/],
    ["D: Anyone with the flu at work? / P: My brother had it.", /COMPLAINT/, /FAMILY/],
  ]);
});
