import { findDrugs } from "../terms/findDrugs";
import { findSymptoms } from "../terms/findSymptoms";
import { testNamed } from "./readResult";

/** Matches tests and procedures by the form of their names: "oximetry", "hysteroscopy", "celiac panel". */
const byFormPattern =
  /\b(?:[a-z]{3,20}scopy|(?!(?:sym|geo|asym)metry)[a-z]{3,20}metry|(?:electro|ultra|mammo|angio|veno|arthro|arterio|myelo|cysto|uro|sono|audio|echo|polysomno)[a-z]{0,14}gram|(?:angio|mammo|ultrasono|radio|polysomno|tomo|echocardio|elasto|scinti)graphy|[a-z]{4,20}(?:centesis|plasty|ectomy|otomy)|(?!(?:pain|high|low|energy|activity|stress|noise|normal|what|that|this|next)\b)[a-z0-9-]{2,20} (?:panel|levels?|screen|screening|testing|stud(?:y|ies)|swabs?|cultures?|counts?|tit(?:er|re)s?))\b/i;
/** Matches treatments that are named without a verb, besides drugs: "physio", "honey". */
const treatmentPattern =
  /\b(?:ice|physio\w*|physical therapy|occupational therapy|speech therapy|exercises?|stretching|brace|splint|sling|walking boot|cast|crutches|puffers?|inhalers?|nebuli[sz]ers?|spacer|steroids?|antibiotics?|painkillers?|anti-?inflammator(?:y|ies)|antihistamines?|cream|ointment|drops|lozenges|honey|humidifier|injections?|jab|infusion|dialysis|counsel+ing|therapy|cbt|referral|fluids|water|bloods|blood work|labs|testing|moisturi[sz]ers?|emollients?|compression stockings|warm compress(?:es)?|saline rinses|salt water gargles|insoles?|orthotics?|vaccines?|shampoo|nicotine patches|patch(?:es)?|biopsy|urine sample)\b/i;
/** Matches a word that makes an order uncertain: "maybe", "consider". */
const hedgePattern = /\b(?:maybe|perhaps|possibly|potentially|consider)\b/i;
/** Matches words that show that a noun phrase is an order: "as well", "a course of", "before the next visit". */
const plansPattern =
  /\b(?:as well|first|next step|after (?:that|this|each|every|the|your)|before (?:that|each|every|the|your|bed|meals)|down the (?:road|line)|later on|to (?:start|begin) with|to rule out|with (?:each|every|the) meals?|during|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|too)\b|^(?:(?:and|then|also|plus) |some |plenty of |lots of |another |more |a (?:short |long |repeat )?(?:course|trial|round|run|dose) of )|\bfor (?:the|your|his|her) [a-z]+(?: [a-z]+)?$/i;
/**
 * Matches words about a test that was done or a treatment that was used, so that it is not an order: "normal",
 * "yesterday", "helped".
 */
const ofPastPattern =
  /\b(?:normal|negative|positive|clear|fine|good|great|okay|high|low|elevated|raised|stable|unremarkable|unchanged|reassuring|pending|yesterday|last|ago|already|previous|earlier|help(?:s|ed)?|worked|works|excellent|done|showing|no|not|nothing|never|wrong|allerg\w*|history)\b/i;
/** Matches what follows an order without adding to it: ", then we see". */
const thenSeePattern =
  /,? (?:and )?then (?:we|I)(?: will|'ll)? (?:see|decide|talk|go from there|take it from there)\b.*$/i;
/**
 * Matches finite verbs, pronouns and words of conversation: "is", "I", "thanks". An order in the form of a noun phrase
 * has none of them.
 */
const spokenPattern =
  /\b(?:I|we|us|you|me|my|it|he|she|they|that(?!$)|this|what|who|which|is|are|was|were|am|has|have|had|does|did|do|will|would|can|could|may|might|should|means|seems?|looks?|sounds?|shows?|think|know|guess|hope|want|feel|believe|said|says|mentioned|thanks?|sorry|if|any|or|like|symptoms?|overlaps?|causes?|comes?|needs?|gets?|makes?|happens?|takes?|means?|runs?)\b/i;

/** Returns whether a text names a test or a treatment. */
export const isTreatmentOrTest = (text: string): boolean =>
  byFormPattern.test(text) || treatmentPattern.test(text) || testNamed(text) !== null || findDrugs(text).length > 0;

/** Maximum number of words of an item that is only named. Longer sentences explain it. */
const maxWords = 18;

/**
 * Returns an order in the form of a noun phrase, without the words around it: "A splint first, then we see" → "A splint
 * first". Null for other texts. At least two tests or treatments, a hedge, or words of a plan make it an order: a
 * single test can be the topic of a result.
 */
export function namedItem(text: string): string | null {
  const main = text
    .replace(thenSeePattern, "")
    .replace(/^(?:(?:and|but|so|okay|well) )+/i, "")
    .replace(/,? (?:and )?(?:then )?(?:also )?(maybe|perhaps|possibly)$/i, "")
    .replace(/(?<!\bafter) (?:that|this) (maybe|perhaps|possibly)$/i, "");
  const isHedged = hedgePattern.test(text);
  const words = main.split(" ").length;
  if (
    words > maxWords ||
    main.endsWith("?") ||
    ofPastPattern.test(main) ||
    spokenPattern.test(main.replace(/\bafter (?:that|this)\b/gi, ""))
  )
    return null;
  const parts = main.split(/, (?:and )?(?:then )?|,? and (?:then )?|,? then | plus /).filter(Boolean);
  const named = parts.filter(isTreatmentOrTest);
  if (named.length === 0 || !isTreatmentOrTest(parts[0] ?? "")) return null;
  const isList = named.length > 1 && named.length === parts.length;
  if (!isList && !isHedged && !plansPattern.test(main)) return null;
  if (findSymptoms(main).some(({ start }) => start === 0)) return null;
  const trailing = isHedged && !hedgePattern.test(main);
  const order = main
    .replace(/ after (?:that|this)$/i, " afterwards")
    .replace(/^(?:then|also|plus) /i, "")
    .replace(/ too$/i, "")
    .replace(/^(?:maybe|perhaps|possibly|potentially),? /i, "consider ")
    .replace(/,? then (?:maybe|perhaps|possibly|potentially) /i, ", then possibly ")
    .replace(
      /^(for (?:the|your|his|her) [a-z]+(?: [a-z]+)?),? (?:potentially|maybe|perhaps|possibly) (.+)$/i,
      "$1, consider $2",
    );
  return trailing ? `consider ${order.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}` : order;
}
