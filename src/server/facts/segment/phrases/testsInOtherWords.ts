/** Source of a pattern for words before an order that do not belong to it, as a group. */
const lead = "^((?:(?:and|so|but|okay|well|now|right|then|also),? ){0,3})";
/** Source of a pattern for tests that are ordered, with an article. */
const test =
  "(?:(?:an?|another|some|the|your) )?(?:(?:chest|plain|quick|repeat|routine|abdominal|pelvic|thyroid|renal|cardiac|sleep|stress|full) )*(?:x-?rays?|ct(?: scan)?|mri|ultrasound|scan|echo\\w*|ekg|ecg|bloods?|blood (?:work|tests?|count)|labs|urine (?:test|sample|culture)|urinalysis|swab|culture|biopsy|mammogram|colonoscopy|spirometry|sleep study|stress test|d-?dimer|troponin|cbc|tsh|a1c|holter)";

/** Orders of tests in everyday words, each with plain ones that say the same; applied in order. */
export const testsInOtherWords: readonly (readonly [RegExp, string])[] = [
  // "Let's grab a chest X-ray on your way out"
  [
    new RegExp(
      `\\b((?:I|we) (?:will|can|am going to|are going to|would like to)|let us) (?:just )?(?:grab|snap|shoot|nab|take) (?=${test}\\b)`,
      "gi",
    ),
    "$1 obtain ",
  ],
  // "I've put in for a chest X-ray", "Time for a chest X-ray", "Pop downstairs for a chest X-ray"
  [new RegExp(`${lead}(?:I|we) (?:have|will)(?: just)? put in for (?=${test}\\b)`, "i"), "$1we will order "],
  [new RegExp(`${lead}(?:it is )?time for (?=${test}\\b)`, "i"), "$1we will obtain "],
  [
    new RegExp(
      `${lead}(?:(?:you can|please|just) )?(?:pop|head|nip|go|run|swing|pop on|go on) (?:over |down|up|downstairs|upstairs|across|along|by|round|through|next door)+(?: to (?:radiology|x-?ray|imaging|the lab))? for (?=${test}\\b)`,
      "i",
    ),
    "$1we will obtain ",
  ],
  // "Chest X-ray today", "I'd feel better with a chest X-ray", "I think a chest X-ray is in order"
  [
    new RegExp(`${lead}(${test}) (today|now|tomorrow|this week|this afternoon|before you (?:go|leave))$`, "i"),
    "$1we will obtain $2 $3",
  ],
  [
    new RegExp(
      `${lead}(?:I would (?:feel|be) (?:better|happier|more comfortable) with|I would not mind|I fancy) (?=${test}\\b)`,
      "i",
    ),
    "$1we will obtain ",
  ],
  [
    new RegExp(
      `${lead}(?:I think )?(${test}) (?:is|would be) (?:in order|called for|warranted|sensible|wise|a good idea|worthwhile)(?=$|[,.;])`,
      "i",
    ),
    "$1we will obtain $2",
  ],
  // "Can you get a chest X-ray before you leave"
  [
    new RegExp(
      `${lead}(?:can|could|would) you (?:please |just )?(?:get|have|go (?:and )?get|pop for) (?=${test}\\b(?! (?:done )?(?:last|before your|in the past)))([^?]{3,60}?)(?=$|[?.])\\??`,
      "i",
    ),
    "$1we will obtain $2",
  ],
  // "Let's image that shoulder", "You'll want an ultrasound of that", "I'll pull some labs"
  [
    new RegExp(
      `${lead}(?:(?:I|we) (?:will|would like to|want to|need to|should)|let us) image (?=(?:the|that|your|this) [a-z])`,
      "i",
    ),
    "$1we will obtain imaging of ",
  ],
  [
    new RegExp(`${lead}(?:you|he|she) (?:will|would|are going to|is going to) (?:also )?want (?=${test}\\b)`, "i"),
    "$1we will obtain ",
  ],
  [
    new RegExp(
      `\\b((?:I|we) (?:will|would like to|want to|am going to|are going to)|let us) (?:pull|draw off|fire off|send off for|run off) (?=${test}\\b)`,
      "gi",
    ),
    "$1 obtain ",
  ],
  [
    new RegExp(
      `${lead}(?:I|we) (?:would like|want) the lab to (?:look at|check|run|test) (?=(?:your|the|his|her) )`,
      "i",
    ),
    "$1we will check ",
  ],
  [
    /\b(?:(?:I|we) (?:should|ought to|need to|will|would like to|want to)|let us) (?:have|take) a (?:look|peek) (?:down there |inside |in there )?with a (scope|camera)\b/gi,
    "we will obtain an endoscopy",
  ],
  // "Give us a urine sample before you go", "We'll get you booked for an echo"
  [
    new RegExp(`${lead}(?:(?:can|could|would) you )?(?:please )?(?:give|leave|do) (?:us|me) (?=${test}\\b)`, "i"),
    "$1we will obtain ",
  ],
  [
    new RegExp(
      `\\b((?:I|we) (?:will|would like to|want to|need to|are going to|am going to)|let us) (?:get|have) (?:you|him|her) (?:booked|scheduled|set up|lined up|down|signed up)(?: in)? for (?=(?:an?|the|some|your) )`,
      "gi",
    ),
    "$1 arrange ",
  ],
];

/** Follow-up and referrals in everyday words, each with plain ones; applied in order. */
export const followUpInOtherWords: readonly (readonly [RegExp, string])[] = [
  // "Two weeks, same time", "Book in for two weeks' time", "Let's circle back in two weeks"
  [
    new RegExp(
      `${lead}((?:\\d|an?|one|two|three|four|six) (?:days?|weeks?|months?)),? (?:same (?:time|day|place)|back here)(?:,? .*)?$`,
      "i",
    ),
    "$1come back in $2",
  ],
  [
    new RegExp(
      `${lead}(?:please )?(?:book(?: yourself| back)? (?:in|an appointment)|make an appointment|get yourself booked in|schedule (?:yourself|an appointment|a visit))(?: with (?:me|us))? (?:for|in) ((?:an?|\\d+|one|two|three|four|six|a couple of) (?:days?|weeks?|months?|fortnight))(?:'|'s|s)?(?: time| from (?:now|today))?(?=$|[,.;])`,
      "i",
    ),
    "$1come back in $2",
  ],
  [
    /\b(?:let us|(?:we|I) will|we can) (?:circle back|reconvene|regroup|review this|catch up|speak again|meet up) (?=in (?:an?|\d|one|two|three|four|six))/gi,
    "come back ",
  ],
  [
    new RegExp(
      `${lead}(?:see|stop (?:by|at)|talk to|speak to|check with|let) (?:the )?(?:front desk|reception\\w*|desk)(?: (?:know|book you|set you up))? (?:for|to (?:book|make|schedule)) (?:an? |your )?(\\d+|one|two|three|four|six)[ -](day|week|month)s? (?:follow[ -]?up|check|visit|appointment|review)`,
      "i",
    ),
    "$1come back in $2 $3s",
  ],
  // "I'd like cardiology to take a look at you", "I'll ask the dietitian to call you"
  [
    /\b(?:I|we) (?:would like|want|will (?:have|get|ask)) (?:the |our |an? )?([a-z]+ologists?|[a-z]+ology|orthop[a-z]+|surgeons?|dermatology|ENT|physio\w*|dieti[ct]ian|social worker|pharmacist|podiatr\w+|psychiatr\w+|diabetes nurse|heart doctors?) (?:to )?(?:take a (?:look|peek)(?: at)?|have a look(?: at)?|look at|see|call|ring|phone|contact|reach out(?: to)?|get in touch(?: with)?|weigh in on)(?: (?:you|him|her|this|that|it))?(?=$|[,.;])/gi,
    "we will refer you to $1",
  ],
  [/\b(?:I am|we are) referring (?:you|him|her) on to /gi, "we will refer you to "],
  [
    /\b(?:I|we) (?:will|am going to|are going to|would like to|want to) (?:hand|pass|turn) (?:you|him|her) (?:over|on|across) to (?=(?:the|our|an?) )/gi,
    "we will refer you to ",
  ],
  [
    /\b(?:I|we) (?:will|am going to|are going to) (?:drop|send) (?:a line|a note|a letter|word) to (?=(?:the|our|your) )/gi,
    "we will write to ",
  ],
  // "You should hear from orthopedics in a week or so"
  [
    /^((?:(?:and|so|then|okay),? )*)you (?:should|will|ought to) (?:be )?hear(?:ing)? from ((?:the |our )?[a-z]+(?: (?:clinic|team|department|office))?)(?= (?:in|by|within|about|on|before)\b|$|[,.;])/i,
    "$1$2 will contact you",
  ],
  // "I'll want to see how you're getting on in a month"
  [
    /^((?:(?:and|so|then|okay|but),? )*)(?:I|we) (?:will |would |am going to )?(?:want|like|need) to see how (?:you|he|she|it|things) (?:is|are) (?:getting on|doing|going|coming along|looking)(?: again)? (?=in (?:an?|\d|one|two|three|four|six|the))/i,
    "$1come back ",
  ],
  [
    /^((?:(?:and|so|then|okay|but),? )*)(?:please )?(?:pop|nip|drop|swing|stop) (?:back|by|in)(?: in| by| and see (?:me|us))? (in (?:an?|\d+|one|two|three|four|six) (?:days?|weeks?|months?)|on (?:mon|tues|wednes|thurs|fri)day|tomorrow|next week)(?: (?:for me|so I can|so that I can|to let me) .*)?$/i,
    "$1come back $2",
  ],
  [
    /\b(?:we|I) will (?:talk|speak|chat|discuss it) (?:by|on|over) the phone (?=(?:on )?(?:mon|tues|wednes|thurs|fri)day|tomorrow|next|in )/gi,
    "we will call you ",
  ],
  [
    /\b(?:we|I) will (?:talk|speak|chat) by phone (?=(?:on )?(?:mon|tues|wednes|thurs|fri)day|tomorrow|next|in )/gi,
    "we will call you ",
  ],
  // "Give me a call Friday and let me know how you're doing"
  [
    /\b((?:give (?:me|us) a (?:call|ring)|call(?: (?:me|us))?|ring(?: (?:me|us))?|message(?: (?:me|us))?)\b[^,.;]{0,30}?) and let (?:me|us) know how (?:you are|it is|things are|he is|she is|that goes|it goes|you get on|you feel)(?: (?:doing|going|getting on|feeling|coming along))?/gi,
    "$1 with an update",
  ],
];
