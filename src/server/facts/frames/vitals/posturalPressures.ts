/** Matches a position in which a blood pressure is taken: "lying", "on standing". */
const positionPattern = /\b(lying|supine|flat|sitting|seated|standing|upright)\b/gi;
/** Matches a blood pressure: "136/78". */
const pressurePattern = /\b\d{2,3}\/\d{2,3}\b/g;

/**
 * Returns the blood pressures of several positions, each with its position, in spoken order: "Lying and standing
 * pressures are 136/78 and 130/76". Empty unless every pressure of the sentence has its own position.
 */
export function posturalPressures(text: string): { position: string; value: string }[] {
  const positions = [...text.matchAll(positionPattern)].map(([word]) => word.toLowerCase());
  const values = [...text.matchAll(pressurePattern)].map(([value]) => value);
  if (values.length < 2 || positions.length !== values.length || new Set(positions).size < positions.length) return [];
  return values.map((value, i) => ({ value, position: positions[i] ?? "" }));
}
