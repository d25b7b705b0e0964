import type { Sentence } from "./Sentence";

/** Boundary before the next order in a clinician's sentence. */
const orderBoundary =
  /,? (?:and|so|but|then|and then|meanwhile|otherwise) (?=(?:(?:also|then|meanwhile) )?(?:I (?:will|would|am going|want|recommend|advise|suggest|think)|we (?:will|would|are going|can|should|repeat|check|start|stop|give|continue)|let us|you (?:should|can|need|will need|just|may)|(?:only )?if (?:it|that|this|the|your|they|those|he|she|you)|please|come back|follow up|call|start (?:you|him|her|them) on|put (?:you|him|her|them) on|refer (?:you|him|her|them) to|(?:(?:continue|increase|decrease|stop|repeat|order|schedule|prescribe) (?:you|him|her|them|a|an|the|your|with|on|some|another))(?<!ahead and \w+ \w+))\b)/gi;
/** Matches words with a condition that no comma closes: its consequence follows ("if the culture is positive"). */
const openCondition =
  /(?:^|[,;] |\b(?:and|so|but|then) )(?:only )?(?:if|when|unless|once|until|as long as|in case)\b(?![^,]*, )/i;

/**
 * Splits a clinician's sentence into clauses with one finding or order each. A condition stays with its order. Each
 * clause keeps the position of the whole sentence; a sentence without a boundary is returned unchanged.
 */
export function cutOrders(sentence: Sentence): Sentence[] {
  const out: string[] = [];
  let from = 0;
  for (const match of sentence.text.matchAll(orderBoundary)) {
    const left = sentence.text.slice(from, match.index);
    if (left.split(" ").length < 3 || openCondition.test(left)) continue;
    out.push(left);
    from = match.index + match[0].length;
  }
  if (out.length === 0) return [sentence];
  return [...out, sentence.text.slice(from)].map((text) => ({ ...sentence, text: text.trim() }));
}
