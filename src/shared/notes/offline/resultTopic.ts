const tests =
  /\b((?:chest |right |left |lumbar |knee |kidney |stress )*(?:x-rays?|MRI|CT scan|echocardiogram|echo|EKG|ECG|electrocardiogram|ultrasound|lab ?work|labs?|blood ?work|urinalysis|biopsy|stress test|pulmonary function tests?|colonoscopy)(?: of (?:your|the|his|her) (?:[a-z]+ ){0,2}[a-z]+)?)/i;

/** The test a sentence talks about, or null. */
export function resultTopic(text: string, turn: string): { name: string; turn: string } | null {
  const name = tests.exec(text)?.[1];
  return name ? { name: name.replace(/ of (?:your|the|his|her) .*/i, ""), turn } : null;
}

/** A result said of "it" gets its test's name, and cites where that was said: "It shows …" → "X-ray: it shows …". */
export function withTopic(
  line: string,
  turn: string,
  topic: { name: string; turn: string } | null,
): { text: string; evidence: string[] } {
  if (!topic || tests.test(line)) return { text: line, evidence: [turn] };
  const rest = `${line.charAt(0).toLowerCase()}${line.slice(1)}`;
  const name = `${topic.name.charAt(0).toUpperCase()}${topic.name.slice(1)}`;
  return { text: `${name}: ${rest}`, evidence: [...new Set([topic.turn, turn])] };
}
