import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import type { Exchange } from "../Exchange";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Matches a question about the patient's birth: "Was he born full term?", "Any time in the NICU?" */
const asksBirthPattern =
  /\b(?:full[- ]?term|to term|premature\w*|pre-?term|born (?:early|late|on time|vaginally|by)|(?:vaginal|normal|natural|regular|forceps|vacuum|assisted) (?:delivery|birth)|c[- ]?section|caesar[ei]an|cesarean|nicu|neonatal|special care|(?:how|where) (?:were you|was (?:he|she|the baby)) (?:born|delivered)|(?:how (?:was|were)|tell me about|what about) (?:the |his |her |your )?(?:birth|delivery)|birth ?weight|weigh (?:at birth|when (?:you|he|she) (?:were|was) born)|(?:at|after|during|with) (?:the |his |her |your )?(?:birth|delivery))\b/i;

/** Matches a question about problems at birth: "Any complications with the delivery?" */
const asksProblemsPattern = /\b(?:problems?|complications?|issues?|trouble)\b[^?]{0,40}\b(?:birth|delivery|born)\b/i;
/** Matches a birth without problems: "no complications". */
const uneventfulPattern = /\bno (?:real |major )?(?:complications?|problems?|issues?)\b/i;
/** Matches the weeks of a pregnancy at the birth: "at 36 weeks", "37 and 4". */
const weeksPattern = /\b((?:2[3-9]|3\d|4[0-3])(?: and a half)?)(?: weeks?\b(?:,? (?:and )?([1-6]) days?\b)?)/i;
/** Matches a birth before or after the due date, with its time as the group: "3 weeks early". */
const earlyPattern =
  /\b((?:an?|\d{1,2}|a few|a couple(?: of)?) (?:days?|weeks?|months?) (?:early|late|overdue|premature))\b/i;
/** Matches a birth at term: "full term", "on the due date". */
const termPattern =
  /\b(?:full[- ]?term|to term|at term|on (?:the )?(?:time|due date)|(?:right )?on (?:his|her|my) due date)\b/i;
/** Kinds of delivery as written in a note, with the words for them. */
const deliveries: readonly (readonly [string, RegExp])[] = [
  ["emergency cesarean section", /\bemergency (?:c[- ]?section|caesar[ei]an|cesarean)/i],
  ["cesarean section", /\bc[- ]?section\b|\bcaesar[ei]an\b|\bcesarean\b/i],
  ["forceps delivery", /\bforceps\b/i],
  ["vacuum-assisted delivery", /\bvacuum\b|\bventouse\b/i],
  ["vaginal delivery", /\bvaginal(?:ly)?\b|\b(?:normal|natural|regular) (?:delivery|birth)\b|\bnatural(?:ly)?\b/i],
];
/** Matches intensive care of newborns: "NICU", "special care unit". */
const nicuPattern = /\b(?:nicu|neonatal (?:unit|intensive care|icu)|special care(?: (?:baby )?unit)?|scbu|neonatal)\b/i;
/** Matches the length of a stay, with the time as the group: "2 days". */
const stayPattern =
  /\b((?:\d{1,3}|an?|a few|a couple(?: of)?|overnight|one night) (?:days?|weeks?|months?|nights?|hours?)|overnight)\b/i;
/**
 * Matches the reason for a stay or for a kind of delivery, if it is a state of the child: "for jaundice", "because he
 * was breech".
 */
const reasonPattern =
  /\b(?:for|because of|due to|with) (?!an?\b|the (?:night|day)|\d|\w+ (?:days?|weeks?|nights?)\b)((?:(?:low|high|his|her|some|mild) )?[a-z]+(?: (?:sugars?|distress|problems?|trouble|infection|feeding))?)\b/i;
/** Matches a child that was born or would have been born feet or bottom first. */
const breechPattern = /\bbreech\b/i;

const birth = (from: readonly Sentence[], name: string, value: string, said: string): Fact =>
  makeFact({ kind: "statement", from: [...from], slots: { topic: "amount", of: "birth", name, value }, said });

/** Returns the kind of delivery that a text names as having happened; null if it names none or denies it. */
function deliveryIn(text: string): string | null {
  const named = deliveries.find(([, pattern]) => {
    const at = text.search(pattern);
    return at >= 0 && !/\b(?:no|not|without|instead of|avoid\w*)\b[^,.;]{0,24}$/i.test(text.slice(0, at));
  });
  return named ? `${named[0]}${breechPattern.test(text) ? " (breech presentation)" : ""}` : null;
}

/** Returns the weeks at which a text says that the child was born; null if it says none. */
function ageAtBirth(text: string): string | null {
  const [, weeks, days] = weeksPattern.exec(text) ?? [];
  if (weeks) return `${weeks} weeks${days ? ` and ${days} ${days === "1" ? "day" : "days"}` : ""}`;
  return earlyPattern.exec(text)?.[1] ?? (termPattern.test(text) && !/\bnot\b/i.test(text) ? "full term" : null);
}

/** Returns the stay of a newborn in intensive care that an answer describes: "2 days (jaundice)". */
function stayIn(text: string): string | null {
  const stay = stayPattern.exec(text)?.[1];
  const reason = reasonPattern.exec(text)?.[1];
  if (!stay && !reason) return null;
  return stay ? `${stay}${reason ? ` (${reason})` : ""}` : `for ${reason ?? ""}`;
}

/** Matches how early or late a child was born, which is not the length of a stay: "4 weeks early". */
const howEarlyPattern =
  /\b[a-z0-9]+ (?:days?|weeks?|months?) (?:early|premature(?:ly)?|overdue|late|before (?:the |her |my )?due date)\b/gi;

/** Matches an answer that only names problems, as the group: "Just | some jaundice |". */
const onlyNamesPattern =
  /^(?:(?:oh|well|um|yes|yeah|just|only|maybe|I had|I was),? )*((?:(?:a|an|some|a bit of|mild|slight|low|little) )*[a-z]+(?: [a-z]+){0,3}(?:,? and [a-z ]{3,25})?)\.?$/i;

/** Returns the problems at birth that a short answer only names; null for other answers. */
function problemsNamed([answer, ...later]: readonly Sentence[]): string | null {
  const named = answer && later.length === 0 ? onlyNamesPattern.exec(answer.text)?.[1] : undefined;
  return named && !/\b(?:I|he|she|it|fine|know|sure|remember|normal|no|not|good|well|okay|yes|yeah)\b/i.test(named)
    ? lowerFirst(named)
    : null;
}

/** Reads what an answer says about a child's birth; empty if the question is not about it. */
export function birthAnswer({
  question,
  asked,
  reply,
  turn,
}: Pick<Exchange, "question" | "asked" | "reply" | "turn">): Fact[] {
  if (!asksBirthPattern.test(asked)) return [];
  const from = [question, ...turn];
  const text = turn.map(({ text: said }) => said).join(". ");
  const isYes = reply.polarity === "yes";
  const age = ageAtBirth(text) ?? (isYes && termPattern.test(asked) ? "full term" : null);
  const kinds = deliveries.filter(([, pattern]) => pattern.test(asked));
  const delivery = deliveryIn(text) ?? (isYes && kinds.length === 1 ? (kinds[0]?.[0] ?? null) : null);
  const isNicu = nicuPattern.test(asked) || nicuPattern.test(text);
  const stay = isNicu
    ? (stayIn(text.replace(howEarlyPattern, "")) ?? (reply.polarity === "no" ? "none" : isYes ? "yes" : null))
    : null;
  const isUneventful = (reply.polarity === "no" && asksProblemsPattern.test(asked)) || uneventfulPattern.test(text);
  const named = asksProblemsPattern.test(asked) && reply.polarity !== "no" ? problemsNamed(turn) : null;
  return [
    ...(named && !age && !stay ? [birth(from, "birth complications", named, text)] : []),
    ...(isUneventful ? [birth(from, "birth complications", "none", text)] : []),
    ...(age ? [birth(from, "gestational age at birth", age, text)] : []),
    ...(delivery ? [birth(from, "delivery", delivery, text)] : []),
    ...(stay ? [birth(from, "NICU stay", stay, text)] : []),
  ];
}

/** Matches the birth in a parent's words after they were rewritten as the patient's own: "I was born at". */
const bornPattern =
  /\bI (?:was|were) (?:(?:actually|only|just|also) )*(?:born|delivered|(?:[a-z0-9]+ ){1,3}(?:early|premature|overdue|late))\b|\bI (?:came|arrived) (?:at \d{2} weeks|[a-z0-9]+ (?:days|weeks|months) early|early)\b/i;

/**
 * Reads what a parent says about the child's birth without being asked: "He was born at 34 weeks by C-section"; null
 * for other sentences.
 */
export function birthStatement(sentence: Sentence): Fact[] | null {
  const { text } = sentence;
  if (!bornPattern.test(text)) return null;
  const [age, delivery] = [ageAtBirth(text), deliveryIn(text)];
  const stay = nicuPattern.test(text) ? stayIn(text.replace(howEarlyPattern, "")) : null;
  const facts = [
    ...(uneventfulPattern.test(text) ? [birth([sentence], "birth complications", "none", text)] : []),
    ...(age ? [birth([sentence], "gestational age at birth", age, text)] : []),
    ...(delivery ? [birth([sentence], "delivery", delivery, text)] : []),
    ...(stay ? [birth([sentence], "NICU stay", stay, text)] : []),
  ];
  return facts.length > 0 ? facts : null;
}

/** Returns facts in which the cesarean section of a child's history is the child's own birth and not an operation. */
export const withBirth = (facts: readonly Fact[]): Fact[] =>
  facts.map((fact) => {
    const name = fact.slots.name?.text ?? "";
    if (fact.kind !== "procedure" || fact.polarity !== "present" || !/c-?section|caesar[ei]an|cesarean/i.test(name))
      return fact;
    const { slots } = birth([], "delivery", "cesarean section", fact.said);
    return { ...fact, kind: "statement", slots };
  });
