import type { Sentence } from "./Sentence";

/** Boundary before the next order in a clinician's sentence. */
const orderBoundary =
  /,? (?:and|so|but|then|and then|meanwhile|otherwise) (?=(?:(?:also|then|meanwhile) )?(?:I (?:will|would|am going|want|recommend|advise|suggest|think)|we (?:will|would|are going|can|should|repeat|check|start|stop|give|continue)|let us|you (?:should|can|need|will need|just|may)|(?:only )?if (?:it|that|this|the|your|they|those|he|she|you)|please|come back|follow up|call|start (?:you|him|her|them) on|put (?:you|him|her|them) on|refer (?:you|him|her|them) to|(?:(?:continue|increase|decrease|stop|repeat|order|schedule|prescribe) (?:you|him|her|them|a|an|the|your|with|on|some|another))(?<!ahead and \w+ \w+))\b)/gi;
/** Boundary before a verb that shares the intent of the order before it: "We will get an x-ray, and | try naproxen". */
const sharedIntent =
  /(?<!\b(?:go ahead|try|come|wait|stop|once|twice))(?:,? and|,) (?=(?:also |then )?(?:try|get|give|add|check|send|order|start|stop|avoid|drink|rest|use|take|see|quit|limit|keep|repeat|recheck|refer|prescribe)\b(?! (?:care|part|place|better|worse)\b))/gi;
/** Matches the start of an order. */
const opensOrder =
  /^(?:(?:so|and|then|okay|well|now|please|first) )*(?:(?:I|we) (?:will|would|am going to|are going to|want|can|should|need)|let us|I would like you to|(?:drink|rest|take|stop|start|avoid|get|use|continue|keep|try|give|send|see|check|order)\b)/i;
/** Matches words that end in a condition without its consequence: "if the culture is positive". */
const openCondition =
  /(?:^|[,;] |\b(?:and|so|but|then) )(?:only )?(?:if|when|unless|once|until|as long as|in case)\b(?![^,]*, )/i;

/**
 * Splits a clinician's sentence into clauses with at most one order each. A condition stays with its order. Each clause
 * keeps the position of the whole sentence; a sentence without a boundary is returned unchanged.
 */
export function cutOrders(sentence: Sentence): Sentence[] {
  const out: string[] = [];
  let from = 0;
  let lead = ""; // "I want you to", which the next clause shares
  for (const { index, words, isShared } of boundaries(sentence.text)) {
    const left = sentence.text.slice(from, index);
    if (left.split(" ").length < 3 || openCondition.test(left)) continue;
    out.push(lead + left);
    lead = isShared ? (asksPatient.exec(lead + left)?.[0] ?? "") : "";
    from = index + words.length;
  }
  if (out.length === 0) return [sentence];
  return [...out, lead + sentence.text.slice(from)].map((text) => ({ ...sentence, text: text.trim() }));
}

/** Matches words that ask the patient to do something. */
const asksPatient =
  /^(?:(?:so|and|then|okay|well|now|first) )*(?:I (?:\w+ ){0,2}?(?:want|like|need|advise|recommend) you to|you (?:should|need to|have to|must)) /i;

/** Returns the boundaries in a sentence, in order. After a shared one, the next clause shares the words of intent. */
function boundaries(text: string): { index: number; words: string; isShared: boolean }[] {
  const own = [...text.matchAll(orderBoundary)].map(({ index, 0: words }) => ({ index, words, isShared: false }));
  const shared = (opensOrder.test(text) ? [...text.matchAll(sharedIntent)] : [])
    .filter(({ index }) => own.every((other) => Math.abs(other.index - index) > 5))
    .map(({ index, 0: words }) => ({ index, words, isShared: true }));
  return [...own, ...shared].toSorted((a, b) => a.index - b.index);
}
