/** Rewrites the clinician's words for a follow-up: "see me back" → "Follow up". */
export function followUpWords(object: string): string {
  return object
    .replace(
      /^(?:I |we )?(?:will |would like to |want to |need to )?see (?:you|me|us|him|her|them)(?: back| again)*(?: here(?= in\b))?/i,
      "Follow up",
    )
    .replace(
      /^(?:and |then )?(?:come back(?: in(?= (?:here|and|to|if|when|as|for|sooner)\b|$))?(?: here)?(?: to see (?:me|us))?|come in|return)(?= |$)/i,
      "Return",
    )
    .replace(
      /^(?:have |want |like )?you (?:to )?(?:come back|return)(?: in(?= (?:here|and|to|if|when|as|for|sooner)\b|$))?/i,
      "Return",
    )
    .replace(
      /^(?:(?:you|he|she|they) )?(?:(?:should|will) )?hear back (?=(?:from|within)\b)/i,
      "The patient should hear back ",
    )
    .replace(/^(?:(?:please|just|do) ){0,2}let (?:me|us) know/i, "Patient to report")
    .replace(
      /^(?:will )?let (?:you )?(?:know )?(?=(?:when|once|if|as soon as|what|how)\b)/i,
      "The clinic will inform the patient ",
    )
    .replace(/^(?:you )?(?:to )?(?:give )?(?:me|us) a call/i, "Call the clinic")
    .replace(
      /\b(?:let (?:me|us) know|get (?:back )?in touch(?: with (?:me|us))?)(?=$|[.,;]| (?:if|when|so|straight|right)\b)/gi,
      "contact the clinic",
    )
    .replace(/\bgive (?:me|us) a (?:call|ring|shout|bell)\b/i, "call the clinic")
    .replace(
      /^(?:(?:I|we) (?:will|am going to|are going to|can) )?(?:ring|call|phone) you\b/i,
      "The clinic will call the patient",
    )
    .replace(/\b(call|ring|phone|message|text|email|contact|tell) (?:me|us)\b/gi, "$1 the clinic")
    .replace(/\b(?:ring|phone|dial) (?=the clinic\b|\d{3}\b)/gi, "call ")
    .replace(/\band (?:then )?let (?:me|us) know\b/gi, "and inform the clinic")
    .replace(/ to (?:take|get|have) (?:them|those|it) out\b/i, " for removal")
    .replace(/\bwith (?:me|us)\b/gi, "with me");
}
