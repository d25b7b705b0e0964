/** Spoken phrases with the words in which questions and statements are read, applied in order. */
export const plainPhrases: readonly (readonly [RegExp, string])[] = [
  [
    /\b(did you (?:ever )?(?:have|get|need|do|receive) (?:any )?)radiation(?=[,?]| (?:or|and|for|with|too|after)\b)/gi,
    "$1radiation therapy",
  ],
  [
    /\b(did you (?:ever )?(?:have|get|need|do|receive) (?:any )?)chemo(?=[,?]| (?:or|and|for|with|too|after)\b)/gi,
    "$1chemotherapy",
  ],
  [
    /\bdo(?:es)? (?:the )?(?:bright )?lights? (?:hurt|bother) you\?,? (?:(?:or|and|what about|how about) )?(?:sounds?|noises?)\?/gi,
    "any sensitivity to light or sensitivity to sound?",
  ],
  [
    /\bdo(?:es)? (?:the )?(?:bright )?(?:lights?|sounds?|noises?) (?:or|and) (?:bright )?(?:lights?|sounds?|noises?) (?:hurt|bother) you\?/gi,
    "any sensitivity to light or sensitivity to sound?",
  ],
  [
    /\bwhat you are (?:describing|having|getting|experiencing|telling me about)(?: here)? (?:is|sounds (?:a lot )?like) (?=[a-z])/gi,
    "this is ",
  ],
  [
    /\b(it|that|this)(?:'s| is) (crossed|happened|gotten|become|helped|worked|improved|spread|cleared|changed)(?= (?:my|me|up|a|to|since|for|with|over|the|in|before|so|more|worse|better)\b)/gi,
    "$1 has $2",
  ],
  [
    /\bmy (?:aunt|uncle|cousin|nephew|niece), my (mom|mum|dad|mother|father)'s (sister|brother|mother|father|cousin), (?=(?:has|had|is|was|died|takes|also|had)\b)/gi,
    "my $1's $2 ",
  ],
];
