import { expectNotes } from "./harness";

expectNotes("an answer that names something answers the question before its examples", [
  ["D: What have you tried? Ibuprofen, aspirin? / P: Ibuprofen.", /tried ibuprofen/],
  ["D: What do you take for pain? Tylenol, Advil? / P: Tylenol.", /^Tylenol\./m, /Advil/],
  ["D: What makes it worse? Walking, sitting? / P: Sitting.", /Aggravated by sitting/],
  ["D: Does anything make it better? Rest, heat? / P: Heat.", /Relieved by heat/],
  ["D: Are you on any blood thinners? Warfarin, Eliquis? / P: Eliquis.", /^Eliquis\./m, /Warfarin/],
  ["D: What sets it off? Dust, pollen, cats? / P: Cats.", /Aggravated by cats/],
]);

expectNotes("a yes or no answers the examples themselves", [
  ["D: Have you noticed anything with it? Nausea, vomiting? / P: No.", /denies nausea or vomiting/],
]);

expectNotes("a turn that answers two questions answers them in their order", [
  [
    "P: My leg hurts. / D: How bad is it, zero to ten? And what helps? / P: Like a five. What helps, lying on my side.",
    /5 on a scale of 10[^]*Relieved by lying on the side/,
  ],
  [
    "P: I've got a cough. / D: How long? Anything bring it on? / P: About three weeks. Cold air, mostly.",
    /3 weeks[^]*Aggravated by cold air/,
  ],
  [
    "P: My knee hurts. / D: How long has it been hurting? Where exactly? / P: Two months. On the inside.",
    /2 months[^]*located on the inside/,
  ],
]);
