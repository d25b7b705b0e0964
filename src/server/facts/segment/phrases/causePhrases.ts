/** Source of a pattern for words before a clinician's judgment, kept as the first two groups. */
const lead =
  "(^|[.;] )((?:(?:and|so|but|okay|now|well|basically),? )*)(?:I (?:think|suspect|believe|reckon|would say) (?:that )?)?";
/** Source of a pattern for how certain a cause is, as a group: "most likely". */
const hedge = "((?:(?:most |very )?(?:likely|probably|possibly) |almost certainly |just |mostly |mainly )?)";
/** Source of a pattern for pain that is felt: "burning". */
const pain = "(?:pains?|ache|aching|burning|tingling|discomfort|soreness)";
/** Source of a pattern for symptoms that drugs cause: "cough", "swelling". */
const effect =
  "(cough(?:ing)?|swelling|swollen ankles|rash|itch(?:ing)?|dizziness|light-?headedness|nausea|diarrh(?:o)?ea|constipation|headaches?|fatigue|tiredness|aches|cramps|weight gain|insomnia|dry mouth|bleeding|bruising|palpitations)";

/** Statements of what a symptom comes from, with the words in which diagnoses are read. */
export const causePhrases: readonly (readonly [RegExp, string])[] = [
  // "The pain's coming from the chest wall", "I think the burning is from the nerves"
  ...(
    [
      ["chest wall(?=$|[,.;]| (?:and|where|because|so)\\b)|ribs?|rib cage", "chest wall"],
      ["nerves?(?: endings?)?", "nerve"],
      ["muscles?", "muscular"],
    ] as const
  ).map(([source, noun]): readonly [RegExp, string] => [
    new RegExp(
      `${lead}(?:the|this|that|your|his|her) (?:[a-z]+ )?${pain}(?: is|'s| are) ${hedge}(?:coming |all )?from (?:the|your|his|her) (?:${source})\\b`,
      "gi",
    ),
    `$1$2I think this is $3${noun} pain`,
  ]),
  // "The cough is most likely from the lisinopril"
  [
    new RegExp(
      `${lead}(?:the|this|that|your|his|her) (?:[a-z]+ )?${effect}(?: is|'s| are) ${hedge}(?:coming |caused )?(?:from|by|due to) (?:the|your|his|her) (?=[a-z]+(?:$|[,.;]| and\\b))`,
      "gi",
    ),
    "$1$2this is $4a side effect ($3) of ",
  ],
  // "You've got too much fluid on board"
  [
    /\b(you|he|she) (?:have|has|are carrying|is carrying)(?: got)? (?:just )?(?:too much|extra|a lot of(?: extra)?|some extra|way too much) (?:fluid|water)(?: on board| on you| on him| on her)?(?=$|[,.;]| and\b)/gi,
    "$1 have fluid overload",
  ],
  // "It's what people call sciatica"
  [
    /\b(it|this|that) is what (?:people|most people|some people|everyone|they|doctors|you might|you would|used to be)(?: often| usually| sometimes)? (?:call|called)(?: it)? (?=[a-z])/gi,
    "$1 is called ",
  ],
  // "What this looks like is a disc"
  [/\bwhat (?:this|it|that) (?:looks|sounds|seems|feels) like (?:to me )?is (?=[a-z])/gi, "this looks like "],
  // "Those are extra beats, ectopics"
  [
    /(^|[.;] )((?:(?:and|so|but|okay|now|well),? )*)(?:those|these|they) are (?:just |only |called |what we call )?(?=(?:extra|skipped|ectopic|premature|missed) (?:heart ?)?beats|ectopics)/gi,
    "$1$2this is ",
  ],
  // "So you're in retention"
  [
    /\b(you|he|she) (?:are|is) in (?:urinary )?retention(?=$|[,.;]| (?:so|and|because)\b)/gi,
    "$1 have urinary retention",
  ],
  [/\b(you are|he is|she is) basically (?=[a-z]+(?:$|[,.;]))/gi, "$1 "],
];
