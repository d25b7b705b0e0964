/**
 * Matches words that refuse what was ordered or proposed right before them: "Nobody's putting a camera up there", "No
 * needles for me", "I don't accept blood", "Still no".
 */
const refusesJustSaidPattern =
  /(?:^|[,;] )(?:(?:well|oh|hmm|honestly|to be honest|actually|but|so|no|okay|sorry|thanks|I am afraid|I do|I know|I understand|I hear you|absolutely not|I am sorry),? ){0,4}(?:(?:nobody|no one)(?: is|'s) (?:going to )?(?:put|stick|cut|poke|prod|inject|touch|giv)\w*\b|I am not (?:seeing|injecting|putting|letting|starting|wearing|staying|agreeing|signing|getting (?:any|that|it|one|another|a|the)|having|taking|doing|going (?:to |for |on |in |near |through )?)|I do not (?:accept|agree (?:with|to)|believe in|hold with|like the (?:idea|sound)|fancy|want(?! to (?:gain|put on|lose)\b)|do (?:needles|scans|pills|tablets|injections|vaccines|hospitals))\b|(?:no|not) (?:more )?(?:[a-z-]+ ){1,3}for me\b|still (?:no|not)\b|no more (?:[a-z]+ )?[a-z]+,? thank(?:s| you)\b|(?:no|not a) chance\b|count me out\b|forget it\b|let us (?:just )?(?:hold off|skip|wait|pass|leave|not)(?: (?:on|with))?(?: (?:the|that|it|this))\b|let us (?:just )?hold off(?=$|[.,])|let us skip\b|maybe (?:next time|later|another time)(?=$|[.,])|I would rather not know\b|I am going to (?:have to )?(?:decline|pass|say no)\b|I (?:will|would) (?:decline|pass|say no)\b|I am not (?:really |very |too )?(?:comfortable|happy|keen|ready)\b|not (?:today|right now|yet|this time|for me|the [a-z-]+(?: [a-z-]+)?)\b)/i;

/** Matches questions that ask whether the patient agrees to what was just said: "Is that okay?", "How do you feel?" */
const asksAgreementPattern =
  /^(?:(?:so|and|okay|now),? )*(?:(?:is|does|would|do|are|can|shall|could|will|how|what)\b[^?]{0,30}\b(?:that|this|it|you (?:feel|think|happy|okay)|okay|all ?right|do that)\b[^?]{0,15}|okay|all ?right|sound(?:s)? (?:good|okay|fair)|agreed|happy|yes)\?*$/i;

/** Returns whether a question asks for agreement to what was just said. */
export const asksAgreement = (question: string): boolean => asksAgreementPattern.test(question);

/**
 * Returns whether a sentence refuses what was ordered or proposed in the turn before it. `asked`: the open question,
 * which must be about that if there is one: "Any pain?" "Not today" refuses nothing.
 */
export const refusesJustSaid = (text: string, asked: string | undefined): boolean =>
  refusesJustSaidPattern.test(text) && (asked === undefined || asksAgreement(asked));

/** Matches words with which patients put a decision off: "Let me think about it". */
const thinksOverPattern =
  /^(?:(?:well|oh|hmm|okay|honestly|actually|um|so|no|yes),? ){0,3}(?=\w)(?:(?:can|could|may) I (?:please |just )?|let me (?:just )?|I (?:will|would|need to|want to|have to|would like to|am going to) (?:have to |just |need to )?)(?:have a )?(?=\w)(?:think (?:about|on) (?:it|that|this)|think (?:it|that) over|sleep on (?:it|that)|think(?=$|[.,])|talk (?:it|that|this) over|talk (?:to|with) my|discuss (?:it|that|this)? ?with my|speak (?:to|with) my)/i;

/** Returns whether patients say that they will decide later. */
export const thinksOver = (text: string): boolean => thinksOverPattern.test(text);

/** Matches words with which a clinician records a refusal: "I'll note that you declined it". */
const recordsRefusalPattern =
  /\b(?:note|document|record|put|write|chart)\w*(?: (?:it )?down| in (?:your|the) (?:notes?|chart|record))?,? that (?:you|he|she|the patient) (?:have |has |are |is )?(?=\w)(?:declin|refus|turn(?:ed|ing) (?:it|that|this) down|(?:do|does|did) not want|said no)|^(?:(?:okay|all right|alright|so|well|right),? ){0,3}(?:you|the patient|he|she) (?:are |is |have |has )?(?:declin|refus)(?:e|es|ed|ing)\b/i;

/** Returns whether a clinician says that what was proposed is refused. */
export const recordsRefusal = (text: string): boolean => recordsRefusalPattern.test(text);

/** Matches words that refuse or deny: "not", "rather". */
const negativePattern = /\b(?:not|no|never|none|rather|refuse|skip|without|pass|hold off|nope)\b/i;
/** Matches words with which a patient accepts something: "I'll take the metformin", "the x-ray is fine". */
const acceptsPattern =
  /\b(?:I (?:will|can|could|would|do want|want|am (?:fine|happy|okay|good) with|do not mind)|(?:is|are|sounds?|would be) (?:fine|okay|ok|good|great|all right)|yes to|happy (?:to|with))\b/i;

/**
 * Returns the clause of a sentence that refuses, if its other clause accepts something else: "I won't prick my finger"
 * of "I'll take the metformin, but I won't prick my finger". Else the sentence.
 */
export function refusingClause(text: string): string {
  const [first, second, third] = text.split(/,? (?:but|though|just) /i);
  if (first === undefined || second === undefined || third !== undefined) return text;
  const isFirst = negativePattern.test(first);
  if (isFirst === negativePattern.test(second)) return text;
  const [refused, accepted] = isFirst ? [first, second] : [second, first];
  return acceptsPattern.test(accepted) ? refused : text;
}
