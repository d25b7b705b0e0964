import { namesTest } from "./phases";
import { lowerFirst } from "./thirdPerson";

const tests =
  /\b((?:chest |right |left |lumbar |knee |kidney |stress )*(?:x-rays?|MRI|CT scan|echocardiogram|echo|EKG|ECG|electrocardiogram|ultrasound|lab ?work|labs?|blood ?work|urinalysis|biopsy|stress test|pulmonary function tests?|colonoscopy|barium swallow)(?: of (?:your|the|his|her) (?:[a-z]+ ){0,2}[a-z]+)?)/i;

const orders =
  /\b(?:order (?:an?|some|the|another)|ordering|going to get|will get|want to get|need|schedule\w*|refer\w*)\b/i;

/** The test whose result a sentence talks about; null where it names none or orders it. */
export function resultTopic(text: string, turn: string): { name: string; turn: string } | null {
  const name = orders.test(text) ? undefined : tests.exec(text)?.[1];
  return name ? { name: name.replace(/ of (?:your|the|his|her) .*/i, ""), turn } : null;
}

/** A result said of "it" gets its test's name, and cites where that was said: "It shows …" → "X-ray: it shows …". */
export function withTopic(
  line: string,
  turn: string,
  topic: { name: string; turn: string } | null,
): { text: string; evidence: string[] } {
  if (!topic || tests.test(line) || namesTest(line)) return { text: line, evidence: [turn] };
  const name = `${topic.name.charAt(0).toUpperCase()}${topic.name.slice(1)}`;
  return { text: `${name}: ${lowerFirst(line)}`, evidence: [...new Set([topic.turn, turn])] };
}
