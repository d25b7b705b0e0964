import { expectNotes } from "./harness";

expectNotes("a decision about a drug replaces the one before it", [
  ["D: Keep the ramipril, no, drop it to five.", /ramipril to 5\b/, /continue|keep/i],
  ["D: Let's continue the metoprolol. Actually, let's cut it to twenty five.", /metoprolol to 25\b/, /continue/],
  ["D: We'll stop the metformin, no wait, halve it to five hundred.", /metformin by half to 500/, /stop/],
  [
    "D: I'd leave the losartan as it is, no, let's bring it up to a hundred milligrams.",
    /Increase losartan|increase losartan to 100 mg/,
  ],
  ["D: Go up on the sertraline to a hundred, hmm, no, stay on fifty.", /continue sertraline 50/, /increase/],
  ["D: I'll increase your levothyroxine, actually no, let's leave it.", /keep the levothyroxine/, /increase/],
  ["D: Stay on the amlodipine, no, let's stop that.", /stop the amlodipine/, /continue/],
]);

expectNotes("a test or a time replaces the one before it", [
  ["D: Let's get an x-ray, no, let's go straight to MRI.", /obtain an MRI/, /x-ray/],
  ["D: I'll see you in three weeks. Actually, no, with that weakness make it two weeks.", /in 2 weeks/, /3 weeks/],
  ["D: I'll see you in two to three weeks, let's say three weeks.", /in 3 weeks/, /2 to 3/],
  ["D: Come and see me in, say, three months, or eight weeks? Let's say eight weeks.", /in 8 weeks/, /3 months/],
]);

expectNotes("an order without a correction stays", [
  ["D: Keep the ramipril. And drop the salt.", /(?:continue|keep) (?:the )?ramipril/i],
  ["D: If the dizziness comes back, stop the amlodipine, no matter what.", /stop the amlodipine/],
  ["D: Start aspirin and stop the ibuprofen.", /aspirin[^]*stop|stop[^]*aspirin/i],
]);
