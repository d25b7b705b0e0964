/** Matches the words before a drug that was taken: "I was on", "he used". */
const wasTakenPattern =
  /\b(?:was|were|been|had been) (?:on|taking|using|given) (?:the |my |his |her |some )?$|\b(?:took|used|had) (?:the |my |some )?$/i;
/** Matches the end of a course right after its drug: "warfarin | until May". Its time must be over. */
const untilPattern =
  /^(?: \d+(?: ?[a-z]+)?)?[^.;,]{0,24}?\b(?:until|till|up to|up until) (?!(?:now|today|this (?:morning|week)|last night|yesterday|recently)\b)/i;
/**
 * Matches words after a drug that say that another replaced it or that it was taken away: "lisinopril, | they switched
 * me".
 */
const replacedPattern =
  /^[^.;]{0,20}?(?:,| and| but| then)(?: (?:and|but|then|so))*(?: (?:they|he|she|we|I|(?:my|the) [a-z]+))? (?:just |then )?(?:(?:switched|changed|moved|swapped) (?:me |him |her |us )?(?:over )?(?:to|onto)\b|(?:got |was )?(?:switched|changed|moved|swapped) (?:over )?to\b|took (?:me|him|her) off\b|(?:got|was|were) taken off\b|stopped (?:it|that)\b|(?:could|can) ?not (?:really )?afford (?:it|that|them)\b)/i;

/** Matches the harm that ended the taking of a drug: "Flonase, | until it gave me nosebleeds". */
const untilItHarmedPattern =
  /^,? (?:(?:but )?only )?(?:until|till) (?:it|they|that|the) (?:[a-z]+ )?(?:gave|made|started|caused|hurt|upset|stopped|ran out|burned|itched)\b/i;

/** Matches words before a drug for a course that was taken: "I had a course of | antibiotics". */
const hadCoursePattern =
  /\b(?:had|finished|completed|did|took) (?:an?|my|the|one|another|two|three|\d) (?:[a-z0-9-]+ ){0,2}courses? of (?:[a-z]+ )?$/i;

/** Matches words before a drug for how long it was taken, in a list of treatments: "radiation, 5 years of |". */
const lengthOfPattern = /\b(?:\d{1,2}|a|an|a few|several) (?:years?|months?|weeks?|cycles?|rounds?) of (?:[a-z]+ )?$/i;
/** Matches words after it for the end of the treatment: "and they signed me off". */
const signedOffPattern =
  /^[^.;]{0,30}\b(?:(?:they|he|she|the [a-z]+) (?:signed|discharged|cleared|let) me(?: off| go)?|(?:I am|I was|been|all) (?:done|finished|cleared|discharged|clear)|(?:finished|ended|stopped|came off)\b|that was (?:it|that))/i;

/** Returns whether a drug, by the words before and after its name, was taken until it was stopped or replaced. */
export const isCourseOver = (before: string, after: string): boolean =>
  (lengthOfPattern.test(before) && signedOffPattern.test(after)) ||
  (wasTakenPattern.test(before) && (untilPattern.test(after) || replacedPattern.test(after))) ||
  hadCoursePattern.test(before) ||
  untilItHarmedPattern.test(after);

/** Matches words before a drug that emergency staff gave once: "EMS gave me | fentanyl". */
const givenByCrewPattern =
  /\b(?:ems|emts?|paramedics?|ambulance(?: (?:crew|people|guys|staff))?|medics|first responders|triage(?: nurse)?|(?:in|at) (?:the )?(?:er|ed|emergency room|ambulance|hospital|urgent care|scene),? they) (?:[a-z]+ )?(?:gave|had given|shot|put)\b(?: (?:me|him|her|us|the patient))?(?: (?:some|a|an|a dose of|a shot of|up with|iv))* $/i;
/** Matches words that say that such a drug was also prescribed: "for 5 days", "and a prescription". */
const prescribedTooPattern = /\b(?:for \d+ (?:days|weeks)|prescription|to take|still|every|twice|daily|a day)\b/i;

/** Matches words before a drug that others gave: "They gave me epinephrine and | Benadryl". */
const givenByThemPattern = /\bthey gave (?:me|him|her|us)(?: (?:some|an?|iv))?(?: [a-z-]+,?(?: and)?){0,3} $/i;
/** Matches words after it for a stay in a hospital: "and kept me 4 hours". */
const keptPattern =
  /^(?:,? (?:and )?[a-z-]+){0,2}?,? and (?:then )?(?:kept|watched|observed|monitored|admitted|sent|took|let) (?:me|him|her|us)\b/i;

/** Returns whether a drug was only given once by emergency staff. */
export const isGivenOnce = (before: string, after: string): boolean =>
  (givenByCrewPattern.test(before) || (givenByThemPattern.test(before) && keptPattern.test(after))) &&
  !prescribedTooPattern.test(after);

/**
 * Matches the words of a condition before a drug, which do not say that it is left out: "all day if I don't take the".
 */
export const ifNotTakenPattern =
  /\b(?:if|when|whenever|unless) (?:I|he|she|we|they|you) (?:(?:do|does|did) not (?:take|use|have|get)|forget|forgot|skip|miss|stop)\b/gi;

/** Matches words before a drug of which a few doses were taken: "I took an", "I had 2". */
const fewDosesPattern =
  /\b(?:took|had|tried|used|popped) (?:just |only )?(?:an?|one|two|\d|some|a couple(?: of)?|half an?)(?: of (?:the|my))? $/i;
/** Matches words after it for one occasion before today: "on Saturday". */
const onOccasionPattern =
  /^[^.;]{0,16}?\b(?:(?:on |last )(?:mon|tues|wednes|thurs|fri|satur|sun)day|last (?:week|weekend)|the other (?:day|night)|over the weekend|once|one time)\b(?![^.;]*\b(?:since|every|still|each|daily)\b)/i;

/** Returns whether a drug was only taken on one occasion, by the words before and after its name. */
export const isSingleDose = (before: string, after: string): boolean =>
  fewDosesPattern.test(before) && onOccasionPattern.test(after);
