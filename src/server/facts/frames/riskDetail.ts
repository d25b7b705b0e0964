/** Words of danger. A note never leaves them out. */
export const riskWords =
  /\b(?:suicid\w*|self[- ]harm\w*|(?:kill|hurt|harm|cut|cutt)(?:ing)? (?:myself|yourself|himself|herself|themselves)|end(?:ing)? (?:my|your|his|her|their|it all) (?:own )?life|end(?:ing)? it all|take (?:my|your|his|her|their) (?:own )?life|better off (?:dead|without (?:me|them|him|her))|(?:not|no longer) want(?:s|ed|ing)? to (?:live|be (?:here|alive)|wake up|go on(?=$|[.,;]| (?:anymore|any more|living|like this)))|want(?:s|ed|ing)? to die|no reason to live|wish(?:es|ed)? (?:I|they|he|she) (?:was|were) dead|homicid\w*|(?:hurt|harm|kill)(?:ing)? (?:someone|somebody|anyone|others|other people)|domestic violence|(?:physically|sexually|being|been|was) abus(?:ed|ive)|(?:hits|beats) (?:me|her|him|them)|overdos\w*)\b/i;
/** Protective factors and access to means. */
export const riskDetail =
  /\b(?:plan|means|guns?|firearms?|pills|rope|knife|reason to live|my (?:kids|children|wife|husband|family|dog|faith) (?:keep|are)|never (?:act|do)|would not (?:act|do)|safe)\b/i;
