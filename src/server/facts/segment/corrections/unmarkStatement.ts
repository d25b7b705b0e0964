/**
 * Matches what a patient reports with a rising voice, for which an engine writes a question mark: "So I've had this
 * cough for about two weeks?", "My periods have been really heavy?" Patients' questions have other verbs.
 */
const reportPattern =
  /^(?:(?:and|so|but|oh|well|um|uh|yeah|hi|like|then|basically|I mean|I guess|I think),? ){0,5}(?:I (?:(?:just|really|also|kind of|sort of) ){0,2}(?=\w)(?:have (?:(?:just|also|really|always|kind of) ){0,2}(?:had|been|got|noticed|felt|lost|gained|started)|had|was|got|felt|noticed|woke|fell|started|keep|went|been)|my (?:[a-z]+ ){1,3}(?:has been|have been|has|have|keeps?|hurts?|started|was|were|went)|(?:it|they) (?:started|came on|hurts?|comes?|goes|go|(?:has|have) been|kind of|keeps?)) (?!to (?:worry|come|go|take|stop|do)\b)[^?]{6,}\?$/i;
/** Matches words that statements rather than questions have: a time, "really", "this". */
const reportsPattern =
  /\b(?:for|since|ago|last|past|every|days?|weeks?|months?|years?|yesterday|morning|night|really|pretty|so|like|kind of|sort of|this|these|just|a lot|a bit)\b/i;
/** Matches words of a question to the clinician: "you", ", right". */
const asksPattern = /\b(?:you|your|right|or (?:not|is|was|should|do)|should|can|could|would|is that|does that)\b/i;

/** Removes the question mark of a rising voice from a patient's statement; other sentences are returned unchanged. */
export const unmarkStatement = (text: string): string =>
  reportPattern.test(text) && reportsPattern.test(text) && !asksPattern.test(text) ? text.slice(0, -1) : text;
