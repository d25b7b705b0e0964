import { expectNotes } from "./harness";

const lump = "D: What brings you in? / P: I found a lump in my right breast about two weeks ago.";

expectNotes("a lump is the complaint, with its time after it", [
  [lump, /CHIEF COMPLAINT\n\nLump in the right breast\./],
  ["D: What brings you in? / P: There's a bump on my eyelid since Monday.", /CHIEF COMPLAINT\n\nBump on the eyelid\./],
]);

expectNotes("what the clinician feels is a finding, without an announced examination", [
  [
    `${lump} / D: I feel a mobile, rubbery, one centimeter mass at ten o'clock in the right breast.`,
    /PHYSICAL EXAM[^]*mobile, rubbery, (?:1|one) cm mass/i,
  ],
  [`${lump} / D: No nodes in the axilla.`, /PHYSICAL EXAM[^]*no nodes in the axilla/i],
  ["P: My throat is sore. / D: There are a few tender nodes in the neck.", /PHYSICAL EXAM[^]*tender nodes/i],
  ["P: I have a bump. / D: There is a hard nodule on your left wrist.", /PHYSICAL EXAM[^]*hard nodule/i],
]);

expectNotes("a question or the description of an image is not read as a finding", [
  ["P: I feel fine. / D: There is a small nodule in the liver on the CT.", /./, /PHYSICAL EXAM/],
  ["P: My neck hurts. / D: Any swollen nodes in your neck? / P: No.", /./, /PHYSICAL EXAM/],
]);
