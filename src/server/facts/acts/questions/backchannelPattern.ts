/** Matches an acknowledgment that states nothing: "mm-hmm", "take your time". */
export const backchannelPattern =
  /^(?:(?:no,? )?(?:okay|ok)|alright|all right|right|sure|great|good|m+(?:-?hmm?)?|uh-?huh|I see|got it|yeah|yes|no worries|no problem|that is (?:fine|okay|good|great)|take your time|perfect|fair enough|hmm|oh|sorry|thank you|(?:yes,? |sure,? |of course,? |please,? )?go (?:ahead|right ahead)|please do|no rush|you are fine|of course)?[.,! ]*$/i;
