/** Matches a condition at the start, up to the order: "if it gets worse, call us". */
const leading =
  /^(?:and |but |so |then )*((?:only )?(?:if|unless|as long as|once|when|in case|should|until|provided(?: that)?|assuming|depending on)\b[^,]*?)(?:,| then\b|(?<!\b(?:if|unless|as|once|when|case|should|until|that|assuming|on))(?= (?:do you need|I|we|you|call|go|come|stop|take|let|please|it|then)\b(?! (?:still|are|have|get|is|does|do|can|cannot|want|need|feel|start|notice|develop|would|comes?|goes|did|was|had|see|keep|continue|experience|not|also|think)\b)))/i;
/** Matches a condition after the order: "call us if it gets worse". */
const inside =
  /\b((?:only |but only |and )?(?:if|unless|as long as|provided(?: that)?|in case|otherwise|only when)\b.+)$/i;

/** Returns the condition of an order or advice, as said with its "if" or "unless", or null. */
export function conditionIn(text: string): string | null {
  const first = leading.exec(text)?.[1];
  if (first) return first.replace(/^(?:and|but) /i, "").trim();
  const match = inside.exec(text)?.[1];
  return match ? match.replace(/^(?:and|but) /i, "").trim() : null;
}
