import type { OrderType } from "../../Fact";
import { readMedications } from "../readMedications";
import { testNamed } from "../readResult";

/**
 * Maximum number of characters before the drug of an order that changes it: "increase the morning dose of | X". A drug
 * named later is mostly not the one that is changed.
 */
const maxLead = 30;

/** Matches words of a referral: "refer", "see a specialist", "cardiolog…". */
const referralPattern =
  /\brefer|^consult\b|\bsee (?:an?|the) (?:\w+ )?(?:specialist|surgeon|therapist)|\b(?:cardiolog|neurolog|orthop|dermatolog|gastroenterolog|physical therap|podiatr|rheumatolog|endocrinolog|urolog|psychiatr|psycholog|oncolog|pulmonolog|nephrolog|physiotherap|nutrition|dieti[ct])/i;

/**
 * Returns the type of an order in the words of a note ("refer to cardiology" → "referral"); `instruction` if it fits no
 * other.
 */
export function orderType(said: string): OrderType {
  const text = withoutPurpose(said);
  const drugAt = readMedications(text)[0]?.drug.start;
  const changesDrug = drugAt !== undefined && drugAt < maxLead && changesDrugPattern.test(text);
  // "Hold the beta blocker until cardiology sees you" refers no one.
  if (changesDrug && !/\brefer/i.test(text)) return "medication";
  if (/^admit\b/i.test(text)) return "instruction";
  if (referralPattern.test(text)) return "referral";
  if (changesDrug) return "medication";
  if (/\b(?:x-?ray|mri|ct|ultrasound|echo\w*|mammogram|dexa|scan|doppler|angiogram|imaging)\b/i.test(text))
    return "imaging";
  if (
    /\b(?:biops|debrid|inject|aspirat|surg|remov|excis|colonoscop|endoscop|gastroscop|bronchoscop|cystoscop|sigmoidoscop|hysteroscop|laparoscop|procedure|epidural|lithotrip)/i.test(
      text,
    )
  )
    return "procedure";
  if (/\b(?:brace|boot|splint|cast|sling|crutch|orthotic|cpap|monitor|cuff|wrap|compression)/i.test(text))
    return "device";
  if (/^(?:check|recheck|test|send|obtain|collect|culture|dip)\b.{0,24}\b(?:urine|stool|sputum)\b/i.test(text))
    return "lab";
  if (/^give [a-z ]{4,30},? \d+ (?:m?eq|milli|mmol|mg|g\b|units?)/i.test(text)) return "medication";
  const isTest = /^(?:check|recheck|repeat|draw|obtain|run|send off)\b/i.test(text) && testNamed(text) !== null;
  if (isTest && !/\d ?(?:mg|mcg|units?)\b/i.test(text)) return "lab";
  if (
    readMedications(text).length > 0 ||
    /\b(?:medication|medicine|antibiotic|inhaler|cream|ointment|drops|refill|prescri\w+|tablet|pill|dose)\b/i.test(text)
  )
    return "medication";
  if (testNamed(text) || /\b(?:lab|blood|test|culture|swab|screen(?!s\b| time)|panel|level|study|studies)/i.test(text))
    return "lab";
  return "instruction";
}

/**
 * Matches the verb of an order that changes a drug, even if the order mentions a test: "hold" of "hold metformin the
 * day of the CT".
 */
const changesDrugPattern =
  /^(?:hold|stop|continue|start|increase|decrease|reduce|resume|restart|pause|skip|discontinue)\b(?!.*\binject)/i;
/** Returns an order without what it should find out: "order an A1c | to see if we need to change your metformin". */
export const withoutPurpose = (text: string): string =>
  text.replace(/ (?:just )?to (?:see|check|assess|evaluate|make sure|find out|look|determine|know|decide)\b.*$/i, "");
