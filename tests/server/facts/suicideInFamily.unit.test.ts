import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a suicide in the family", () => {
  expectNotes("is family history", [
    ["D: What brings you in? / P: I'm anxious. My uncle killed himself in 1999.", /FAMILY HISTORY\n\nUncle: suicide\./],
    ["D: Any family history of depression or suicide? / P: My grandfather hanged himself.", /Grandfather: suicide\./],
    ["D: Has anyone in your family attempted suicide? / P: My sister did, twice.", /Sister: suicide attempt\./],
    ["D: Any relatives who died by suicide? / P: Yes, an aunt.", /Aunt: suicide\./],
    ["D: Any history of suicide in the family? / P: My cousin took her own life.", /Cousin: suicide\./],
    [
      "D: Any thoughts of killing yourself? / P: No. But my brother committed suicide when I was a kid.",
      /Brother: suicide\./,
    ],
    [
      "D: Has anyone in your family tried to kill themselves? / P: No, nobody.",
      /No family history of suicide attempt\./,
    ],
  ]);
  expectNotes("is not read from the patient's own risk or from a figure of speech", [
    ["D: Any past suicide attempts? / P: I attempted suicide when I was nineteen.", /suicide attempt/, /FAMILY/],
    ["P: I tried to kill myself in college.", /suicidal ideation/, /FAMILY/],
    ["P: My mother nearly killed herself laughing.", /./, /suicide/],
    ["P: My dad killed himself working two jobs.", /./, /suicide/],
  ]);
});
