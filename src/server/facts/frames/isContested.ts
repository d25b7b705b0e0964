/** Matches another person's observation that the patient denies: "My husband thought I looked yellow, but I do not". */
const contestedPattern =
  /\b(?:husband|wife|partner|mother|mum|mom|father|dad|daughter|son|sister|brother|friends?|boyfriend|girlfriend|boss|people|colleagues?|they|he|she|everyone) (?:(?:also|always|kind of) )?(?:thinks?|thought|says?|said|reckons?|reckoned|feels?|noticed|claims?)\b[^.;]{3,80}\bbut I (?:(?:really|just|still|honestly) )*(?:(?:do|did|have|am|cannot|could|would) ?not|cannot|disagree|never)\b/i;

/** Returns whether a sentence only says what another person thinks of the patient, who does not agree. */
export const isContested = (text: string): boolean => contestedPattern.test(text);
