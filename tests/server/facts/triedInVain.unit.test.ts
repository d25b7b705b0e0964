import { expectNotes } from "./harness";

const opening = "D: What brings you in? / P: I have a headache. / ";

expectNotes("a remedy that was tried and did not help is not a current medication", [
  [`${opening}P: I tried Tums and it did nothing.`, /tried Tums/, /MEDICATIONS/],
  [`${opening}P: I've tried ibuprofen but it didn't help.`, /tried ibuprofen but it did not help/, /MEDICATIONS/],
  [`${opening}P: I tried Tylenol but it didn't really work.`, /tried Tylenol/, /MEDICATIONS/],
  [`${opening}P: I tried naproxen, and it did nothing.`, /naproxen/, /MEDICATIONS/],
  [`${opening}P: I even tried paracetamol but that doesn't touch it.`, /paracetamol/, /MEDICATIONS/],
  [`${opening}P: I've also tried aspirin but no relief.`, /aspirin/, /MEDICATIONS/],
  [
    `${opening}P: I tried sumatriptan but it didn't work. / D: Any medications? / P: Just lisinopril.`,
    /MEDICATIONS\s+Lisinopril\./,
    /MEDICATIONS[^]*Sumatriptan/,
  ],
  [`${opening}P: I tried omeprazole but it did not do anything.`, /omeprazole/, /MEDICATIONS/],
]);

expectNotes("a remedy that helps or is taken stays on the list", [
  [`${opening}P: I take ibuprofen every day and it helps.`, /MEDICATIONS\s+Ibuprofen/],
  [`${opening}D: Do you take any medications? / P: Tums, and fish oil.`, /MEDICATIONS\s+Tums\.[^]*Fish oil\./],
]);
