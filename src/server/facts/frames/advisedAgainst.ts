/** Matches a choice that is offered: "We can do it today or I can send you to dermatology". */
const offersChoicePattern = /\b(?:I|we) (?:can|could) (?:either )?[^,.;?]{3,60},? or (?:I|we) (?:can|could) /i;
/** Matches an option that the clinician names and does not choose: "We could add zopiclone, but I would rather not". */
const namesOptionPattern =
  /\b(?:I|we) (?:(?:could|can|might) |(?:am|are|was|were) thinking (?:of|about) |thought (?:of|about) )[^?]{0,100}?,? but (?:I|we) (?:(?:would|will|do|am|are) (?:really |just )?(?:rather not|prefer not|not (?:want|like|recommend|think|going|keen|do|be))|(?:would )?rather not)\b(?: (?:to|on|of))?(?: (?:do|use|take|give|start|add|try|recommend|doing|using|taking|giving|starting|adding|trying))?(?: (?:you|him|her))?(?: (?:that|it|this|those|them|so))?(?: (?:is|are) (?:needed|necessary|worth it|a good idea))?(?=$|[.,;]| (?:because|since|given|for|at|right|yet|now|in|with|as|today|unless)\b)/i;
/**
 * Matches an option that the clinician names and considers not worth it: "You could try valerian, but honestly I would
 * not bother".
 */
const notWorthItPattern =
  /\b(?:I|we|you) (?:could|can|might) [^?.;]{2,80}?,? but (?:(?:honestly|frankly|actually|really|personally|to be honest),? )?(?:I|we|you) (?:(?:really|honestly|probably|just) )?(?:would|will) (?:(?:really|honestly|probably|just) )?not (?:(?:really|even) )?(?:bother|use (?:it|that|this|them|those)|try (?:it|that)|waste)(?=$|[.,;]| (?:with|because|since|given|for|at|here|your)\b)/i;
/**
 * Matches an option that the same sentence calls unsafe: "I could start propranolol, but propranolol is not safe with
 * asthma".
 */
const ruledOutPattern =
  /\b(?:I|we) (?:could|can|might|would normally|would usually) [^?.;]{2,60}?,? but (?:(?:with|given|because of) (?:your|the) [a-z ]{2,30},? )?(?:the )?(?:it|that|this|they|[a-z]{5,}) (?:is|are|would be|can be|might be|will be) (?:(?:really|too|probably|just|a bit) )?(?:not (?:safe|a good|suitable|right|recommended|an option|advis\w+)|unsafe|dangerous|risky|contra-?indicated|unsuitable|off the table|a bad (?:idea|choice)|out(?= (?:because|with|for|of the question)|[,.;]|$))/i;
/**
 * Matches an option that the end of the sentence rules out: "We could use X, only you are pregnant, so that is out".
 */
const soItIsOutPattern =
  /\b(?:I|we|you) (?:could|can|might|would normally) [^?.;]{2,60}?,? (?:but|only|except|although|though) [^?.;]{3,80}?,? (?:so|and|which means) (?:that|it|this|they|those) (?:is|are|would be) (?:(?:really|probably|definitely|kind of) )?(?:out|off the table|not an option|not possible|a no|no good|ruled out)\b/i;
/** Source of a pattern for words that call an option unwise: "that would be a bad idea", "I would not". */
export const unwiseWords =
  "(?:(?:it|that|this|they|which) (?:is|are|was|would be|could be|can be|might be|may be|will be)(?: (?:really|too|probably|just|a bit|quite|very|rather|perhaps|such))* (?:(?:a |an )?(?:(?:very|really|pretty) )?(?:bad|poor|terrible|awful|silly) (?:idea|choice|option|plan|move)|not (?:(?:really|so|very|exactly|such) )*(?:an? )?(?:safe|good|great|wise|ideal|sensible|suitable|right|recommended|an option|advis\\w+|appropriate|clever|smart|worth)|un(?:safe|wise|suitable)|dangerous|risky|harmful|foolish|reckless|contra-?indicated|asking for trouble|out of the question|off the table|a mistake|the wrong (?:choice|thing|drug))|(?:it|that|this|they) (?:would|could|might|can|may) (?:really |well |just |actually )?(?:make (?:it|things|your [a-z]+|you) worse|harm|hurt you|kill you|interact|clash|be (?:bad|too much))|(?:I|we) (?:do|would|am|are) not (?:really |actually |at all |so )?(?:think|feel|sure|convinced|believe)(?: that)? (?:it|that|this|they) (?:is|are|would be|will be) (?:really |very |that |a )?(?:wise|good|great|safe|sensible|right|worth|appropriate|ideal|suitable|clever|smart)|(?:I|we) (?:(?:really|definitely|certainly) )?would not(?: (?:do|advise|recommend|risk|want|use|give|like|dare|chance|touch|go (?:there|near))\\b|(?=$|[,.;]))|(?:I|we) (?:would|will) (?:rather|prefer(?: to)?|much rather) (?:avoid|not|stay away)|(?:I|we) (?:would|will|want to|prefer to|need to) (?:avoid|steer clear of|stay away from) (?:that|it|this))";
/** Matches an option named and called unwise in the same sentence: "I could give X, although that would be risky". */
const unwisePattern = new RegExp(
  `\\b(?:I|we|you) (?:could|can|might|may|would normally|would usually)(?: (?:have|also|always|just|normally|usually|of course))* [^?.;]{2,80}?,? (?:but|although|though|except|only|however,?) (?:(?:honestly|frankly|actually|personally|to be honest|then),? )?(?:(?:with|given|because of|at|considering) (?:your|the|his|her) [a-z0-9 -]{2,40}?,? )?${unwiseWords}`,
  "i",
);
/** Matches a treatment that the clinician thought of and did not choose: "I might have used sumatriptan". */
const notChosenPattern =
  /\b(?:I|we) (?:might|could|would) (?:normally |usually |otherwise |also |ordinarily )*have (?:used|given|tried|prescribed|started|ordered|done|put|added|gone for|considered|suggested|offered|recommended|chosen|picked)\b/i;
/**
 * Matches a treatment that is not given because of this patient's circumstances: "I would normally give", "I would
 * prescribe metronidazole, but you drink".
 */
const wouldBePattern =
  /\b(?:I|we) would (?:(?:(?:normally|usually|ordinarily|otherwise) )+(?:give|prescribe|use|start|offer|try|suggest|recommend|order|do|put)\b|(?:give|prescribe|use|offer) [^,.;?]{2,40}?,? (?:but|except(?: that)?|only) (?:you|your|it|that|the|he|she|his|her|there|this|with|since|because|I) )/i;
/**
 * Matches words of a condition. Two options under a condition are both orders: "If you feel worse, we can admit you or
 * we can …".
 */
const conditionalPattern = /\b(?:if|in case|unless|should you)\b|^(?:and |so )?when\b/i;
/** Matches words for an emergency: "911", "right away". A sentence with them is always kept. */
const urgentPattern =
  /\b(?:ER|A&E|ED|emergency|911|999|111|112|ambulance|hospital|suicid\w*|crisis|admit\w*|right away|immediately)\b/i;
/**
 * Returns whether a sentence names a treatment that is not ordered, because the clinician decides against it or lets
 * the patient choose. False if it has words for an emergency.
 */
export const declinesOption = (text: string): boolean =>
  !urgentPattern.test(text) &&
  (namesOptionPattern.test(text) ||
    notWorthItPattern.test(text) ||
    ((unwisePattern.test(text) || notChosenPattern.test(text) || wouldBePattern.test(text)) &&
      !conditionalPattern.test(text)) ||
    ((ruledOutPattern.test(text) || soItIsOutPattern.test(text)) && !conditionalPattern.test(text)) ||
    (offersChoicePattern.test(text) && !conditionalPattern.test(text) && !text.endsWith("?")));

/**
 * Matches advice against something, with what it is against as the group: "I wouldn't recommend that you | drive
 * tonight".
 */
const advisesAgainstPattern =
  /^(?:and )?(?:(?:I|we) (?:really |just |certainly )*(?:do|would) not (?:want|like|recommend|advise|suggest)(?: that)?(?: you| him| her| them)? (?!(?<=want )(?:the|your|his|her|this|that|it|things|any|these|those|my|our|a)\b)(?!(?:(?:you|him|her|them) )?(?:to )?(?=\w)(?:be (?:alarmed|worried|scared|afraid|anxious|surprised)|worry|panic)\b)|(?:please )?do not (?=(?:take|use|drink|eat|drive|stop|lift|smoke|mix|combine|put|skip|lie|lay|share|scratch|soak|touch|rub|pick|pop|squeeze|swim|fly|travel|run|jump|bend|twist|wear|miss|double|crush|chew|swim|bathe|shower|play|go|return|work|walk|stand|sit|get it wet)\b)|(?:(?:so|but|and),? )?(?:you|he|she|they|the patient) (?:should not|must not|cannot|can not|are not to|had better not|ought not to|should never|should avoid)(?: really)? (?!(?:(?:to )?(?:be (?:alarmed|worried|scared|afraid|anxious|surprised)|worry|panic)|have|need|be (?:worried|concerned|alarmed)|worry|feel|get (?:it|this|that))\b))(?:to )?(.+)$/i;

/**
 * Returns what a sentence advises against, as written in a note ("not take Xanax with alcohol", "avoid driving"); null
 * if it advises against nothing.
 */
export function advisedAgainst(main: string): string | null {
  const said = advisesAgainstPattern.exec(main)?.[1]?.replace(/,? (?:either,? )?let us see\b.*$/i, "");
  if (!said) return null;
  const ongoing = /^be ([a-z]+ing\b.*?)(?: any ?more| at the moment)?$/i.exec(said)?.[1];
  if (ongoing) return `avoid ${ongoing}`;
  return /^[a-z]+ing\b/i.test(said) || / you should avoid /i.test(` ${main} `) ? `avoid ${said}` : `not ${said}`;
}

/**
 * Returns the slots of a piece of advice for what `advisedAgainst` returned: "not the supplement" → "supplement not
 * recommended" as an item, "not drive tonight" → advice with these words.
 */
export function asAdvice(against: string): { action: "advise" | "item"; object: string } {
  const thing = /^not (?:the|an?|any|your|that|this|those|these) ([^,]+)/i.exec(against)?.[1];
  return thing ? { action: "item", object: `${thing} not recommended` } : { action: "advise", object: against };
}
