import { relativeSource } from "../../terms/relativeSource";

/** Source of a pattern for a relative after "a" or "an", with words before it: "older sister". */
const relative = `((?:(?:older|younger|twin|late|half|great|maternal|paternal|little|big) ){0,2}${relativeSource})`;

/** Phrases about relatives, with the words in which statements about relatives are read. */
export const relativePhrases: readonly (readonly [RegExp, string])[] = [
  // "I have an aunt who's bipolar", "I've got an uncle with gout": the relative's disease, and not the speaker's
  [
    new RegExp(
      `\\b(?:I|we) (?:have|had|have got|got) (?:an?|one) ${relative} (?:who|that) (?=(?:is|was|has|had|takes|died|gets|got|suffers)\\b)`,
      "gi",
    ),
    "my $1 ",
  ],
  [
    new RegExp(
      `\\b(?:I|we) (?:have|had|have got|got) (?:an?|one) ${relative} with (?!(?:me|us|whom|kids|children)\\b)`,
      "gi",
    ),
    "my $1 has ",
  ],
  // "My uncle, Dad's brother, he died"
  [
    /\bmy (uncle|aunt|auntie|cousin), (?:(?:on )?my )?(?:dad|father)'s (?:brother|sister|side),? (?:he|she)(?= [a-z])/gi,
    "my paternal $1",
  ],
  [
    /\bmy (uncle|aunt|auntie|cousin), (?:(?:on )?my )?(?:mum|mom|mother)'s (?:brother|sister|side),? (?:he|she)(?= [a-z])/gi,
    "my maternal $1",
  ],
  // "It's my brother's heart that's bad"
  [
    /(^|[.;,] |\b(?:no|well|but),? )it is (my|his|her|the) ([a-z][a-z' -]{2,30}?) that (?=(?:is|are|was|has|hurts?|aches?|bothers?|needs?)\b)/gi,
    "$1$2 $3 ",
  ],
  // "My husband's the one on warfarin", "It's my wife who takes metformin"
  [
    new RegExp(
      `\\bmy ${relative}(?:'s| is| was) the (?:one|person) (?:that (?:is|was) |who(?:'s| is| was) )?(?=on |taking )`,
      "gi",
    ),
    "my $1 is ",
  ],
  [
    new RegExp(`\\bmy ${relative}(?:'s| is| was) the (?:one|person) (?:who|that) (?=takes|took|has|had|uses)`, "gi"),
    "my $1 ",
  ],
  [
    new RegExp(
      `(^|[.,;] )(?:it|that)(?:'s| is| was) my ${relative} (?:who|that)(?:'s)? (?=is |takes |took |has |had |uses |on )`,
      "gi",
    ),
    "$1my $2 ",
  ],
];
