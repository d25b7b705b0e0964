/** Abbreviations of written notes with their words. */
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/\bc\/o\b/gi, "complains of"],
  [/\bs\/p\b/gi, "status post"],
  [/\bh\/o\b/gi, "history of"],
  [/\br\/o\b/gi, "rule out"],
  [/\bf\/u\b/gi, "follow up"],
  [/\bw\/o\b/gi, "without"],
  [/\bw\//gi, "with "],
  [/\bSOB\b/g, "shortness of breath"],
  [/\bDOE\b/g, "shortness of breath"],
  [/\bCP\b/g, "chest pain"],
  [/\bN\/V(?:\/D)?\b/g, "nausea, vomiting"],
  [/\bHTN\b/g, "hypertension"],
  [/\bDM2?\b/g, "diabetes"],
  [/\bHLD\b/g, "high cholesterol"],
  [/\bBP\b/g, "blood pressure"],
  [/\bHR\b/g, "heart rate"],
  [/\bRR\b/g, "respiratory rate"],
  [/\bSpO2\b/g, "oxygen saturation"],
  [/\bpt\.?(?= )/gi, "patient"],
  [/\bPMH(?:x)?\b/g, "past medical history"],
  [/\bSI\/HI\b/g, "suicidal ideation or homicidal ideation"],
];
/** Matches a label with the bullet before it: "• Cardiovascular: ". */
const labelledPattern = /^\s*(?:[•*-]\s*)?([A-Z][A-Za-z ,/&-]{2,44}):\s+/;

/**
 * Expands the abbreviations in a sentence of a document and removes its bullet or number and its label
 * ("Cardiovascular: …"). The label is returned in `label`; null if there is none.
 */
export function normalizeNoteSentence(text: string): { label: string | null; text: string } {
  const match = labelledPattern.exec(text);
  let body = match ? text.slice(match[0].length) : text.replace(/^\s*(?:[•*-]|\d{1,2}[.)])\s*/, "");
  // "Allergies: penicillin" and "Blood pressure: 120/80" need their label, so it stays in the text too.
  if (
    match &&
    /allerg|pressure|rate|temperature|saturation|weight|medication|pulse|history|bp|hr/i.test(match[1] ?? "")
  )
    body = `${match[1]}: ${body}`;
  for (const [pattern, words] of abbreviations) body = body.replace(pattern, words);
  return { label: match?.[1] ?? null, text: body.trim() };
}
