/** Source of a pattern for words before an order that do not belong to it, as two groups with what is before them. */
const lead = "(^|[.;?!] )((?:(?:and|so|but|okay|now|then|also|yes),? ){0,3})";
/**
 * Orders that clinicians state with the thing first, in few words, or with a time that they settle while speaking, each
 * with the plain words that replace them; applied in order.
 */
export const statedPlans: readonly (readonly [RegExp, string])[] = [
  // "I'll see you, or Dr. Hanley will, in two to three weeks, let's say three weeks"
  [
    /\b(I will see (?:you|him|her)(?: back| again)?), or (?:Dr\.? [A-Z][a-z]+|[a-z]+(?: [a-z]+)?) will,? (?=in \d)/gi,
    "$1 ",
  ],
  [/\bcome (?:and|to) see (?:me|us)(?: again)?,? (?=in \d)/gi, "come back "],
  [
    /, I am (?:here|in|on|around|working|back)(?: again)? (?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/gi,
    "",
  ],
  // "Denise will do a nurse visit for the pressure in four weeks"
  [
    /\b(?:[A-Z][a-z]+|(?:my|our|the) nurse) will (?:do|have|see you for) a (?=(?:nurse|phone|telephone|video|blood pressure) (?:visit|check|call|appointment)\b)/g,
    "we will arrange a ",
  ],
  // "Physical therapy, I'd like you to start this week"
  [
    new RegExp(
      `${lead}(?:the |your )?((?!(?:if|when|while|because|after|before|today|now|then|so|that|this|it|honestly|again|ideally|as|for|about|regarding|with|in|on|at|to|from)\\b)[a-z][a-z' -]{3,30}), I (?:would like|want|need) you to (start|do|have|get|book|keep up|stop)(?! (?:it|that|the|your|an?|some)\\b)((?: [^.;?]{3,70})?)`,
      "gi",
    ),
    "$1$2I would like you to $4 $3$5",
  ],
  // "For work, I'll write you a letter, light duty, no lifting more than 15 pounds"
  [
    /\b((?:I|we) will (?:write|give|do) (?:you|him|her) a )(letter|note)(?: for (?:work|your (?:work|boss|employer)))?[,:] (?=(?:light|no|modified|restricted|reduced|off)\b)/gi,
    "$1work $2 for ",
  ],
  [/(^|[.;] )((?:(?:and|so),? )*)for (?:the )?(?:work|job), (?=(?:I|we) will (?:write|give|do) )/gi, "$1$2"],
  // "A 24-hour, no, we'll go for 48-hour monitor"
  [
    /\b\d{1,3}[- ](hour|day|week),? (?:no|actually|sorry),? (?:(?:no|actually),? )?(?:(?:we will|let us|I will) (?:go for|do|make it|get)|make (?:it|that)) (?:an? |the )?(?=\d{1,3}[- ]\1\b)/gi,
    "",
  ],
  // "No ZzzQuil with the hydroxyzine", "coffee, nothing after noon"
  [
    new RegExp(
      `${lead}(coffee|caffeine|alcohol|tea|food|fluids?|drinks?|screens?|phones?), (?:nothing|none|not|no more) (?=(?:after|before|at|in the|past)\\b)`,
      "gi",
    ),
    "$1$2avoid $3 ",
  ],
  // "Salt, under 2000 mg", "Fluids about 2 quarts a day, no more"
  ...["salt", "fluids", "caffeine", "sugar", "calories", "carbs", "fat"].map((thing): readonly [RegExp, string] => [
    new RegExp(
      `${lead}${thing}(?:,| is| at)? (?:under |less than |below |no more than |up to |max(?:imum)?(?: of)? )?((?:about |around )?\\d[^.;?]{2,30}?)(?:, (?:no more|max(?:imum)?|tops))?(?=$|[.;?]|, )`,
      "gi",
    ),
    `$1$2limit ${thing} to $3`,
  ]),
  // "Drop the Monster altogether and get the coffee down to one or two"
  [/\b(?:drop|cut|ditch|lose) the ([a-z]+(?: [a-z]+)?) (?:altogether|completely|entirely)\b/gi, "stop the $1"],
  [
    /\bget (?:the|your) (coffee|caffeine|alcohol|drinking|wine|beers?|smoking|sugar|salt|soda) down to\b/gi,
    "cut down on $1 to",
  ],
  [/\bkeep on (?:with )?(?:the|your) (?=[a-z]{5,}(?:$|[,.;]| (?:and|for|as)\b))/gi, "continue the "],
  // "The Xanax, I know it worked, but": not an order
  [
    new RegExp(`${lead}(?:the|your) ([a-z]{4,}), I (know|understand|realize|get|see) (?:that )?(?:it|that) `, "gi"),
    "$1$2I $4 the $3 ",
  ],
  // "The Canesten not touching it makes ringworm less likely": not an order
  [
    new RegExp(
      `${lead}(?:the |your )?([a-z]{5,}) not (touching|helping|working|doing|fixing) (it|that|this|anything|much) (?=(?:makes|means|suggests)\\b)`,
      "gi",
    ),
    "$1$2the fact that $3 is not $4 $5 ",
  ],
  // "You take it when the headache starts"
  [
    new RegExp(`${lead}you (?:just )?take it (?=(?:when|as soon as|at the (?:start|first)|once) [^.;?]{4,60})`, "gi"),
    "$1$2I want you to take it ",
  ],
  // "I'm going to take a scraping now to send off"
  [
    /\b((?:I am|we are) (?:just )?going to|(?:I|we) will) (?:just )?(?:take|do) an? (?:little |quick |skin )?(scraping|scrape)s?(?: (?:now|today|here))?(?: (?:of (?:it|that|the [a-z]+)))?(?: (?:to send|and send (?:it|that)) (?:off|away|to the lab))?/gi,
    "$1 send a $2",
  ],
  // "I'd like a home health nurse to come, twice a week"
  [
    /\bI (?:would like|want) (an? (?:home (?:health )?nurse|district nurse|visiting nurse|community nurse|(?:home )?physical therapist|physio(?:therapist)?|occupational therapist|social worker|dieti[ct]ian)) to (?=(?:come|visit|see|look|check)\b)/gi,
    "we will arrange $1 to ",
  ],
  [
    /, and (an? (?:home (?:health )?nurse|district nurse|(?:home )?physical therapist|physio(?:therapist)?|occupational therapist|social worker|dieti[ct]ian)) to (?=(?:come|visit|see|look|check)\b)/gi,
    ". We will arrange $1 to ",
  ],
  // "I want less than 130 over 80"
  [
    /\bI (?:want|would like|am (?:aiming|hoping) for) (?:it |them |you |that )?(?:to be )?(?:less than|under|below) (?=\d{2,3}\/\d{2})/gi,
    "the goal is below ",
  ],
  // "What about something at night for the nerve pain, gabapentin, 300 mg at bedtime?"
  [
    /\b(?:what|how) about something (?:(?:at night|in the morning|else|stronger|mild) )?(for (?:the|your|his|her) [a-z ]{3,24}), (?:like |say |maybe )?([a-z]{6,}),? (\d[^?.,]{3,40})/gi,
    "would you like to try $2 $3 $1",
  ],
  [
    /\b(?:what|how) about ([a-z]{6,})(,? \d[^?.,]{3,40}?)?,? (for (?:the|your|his|her) [a-z ]{3,24}?)(,? \d[^?.,]{3,40})?\?/gi,
    "would you like to try $1$2$4 $3?",
  ],
  [/\b(cortisone|steroid|joint) jabs?\b/gi, "$1 injection"],
  // "The pneumonia one"
  [
    /\bthe (pneumonia|flu|shingles|tetanus|covid|rsv|hpv|whooping cough|hepatitis b) one(?= (?:today|now|yet|this|either)|[.,;?]|$)/gi,
    "the $1 vaccine",
  ],
];
