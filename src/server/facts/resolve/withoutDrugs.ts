import type { Fact, Value } from "../Fact";
import { medicationSlots } from "../frames/orders/readOrder";
import { findDrugs } from "../terms/findDrugs";

/** Matches the words between two drugs of one order: " and ", ", along with the ". */
const betweenDrugsPattern =
  /(?:,? (?:and|plus|along with|together with|as well as)|,)(?: (?:also|then))?(?: (?:the|an?|some|your))? /gi;
/** Matches words with which the drugs of an order are more than a list: "or", "then". */
const noListPattern = /\b(?:or|instead|rather|then|while|until|if|unless|except|but|from|to)\b/i;
/** Matches the next dose of one drug: "200 mg today and | then 100 a day". */
const stepPattern = /\bthen (?:(?:go|drop|down|back|take) ){0,2}(?:to )?(?=\d|an? |half\b)/gi;
/** Matches a dose at the end of the words before a drug: "take 10 mg of". */
const doseBeforePattern = /\d[\d.,]{0,8} ?[a-z%]{1,14} (?:of )?(?:the |your )?$/i;
/** Slots that say which drug is ordered and how it is taken. */
const medicationSlotNames = new Set(["name", "dose", "unit", "frequency", "duration", "route"]);

/** Returns the generic names of the drugs that an order names. */
export const drugsOf = ({ slots }: Fact): string[] =>
  findDrugs(slots.object?.text ?? slots.name?.text ?? "").map(({ generic }) => generic);

/**
 * Returns an order without some of its drugs: "start naproxen 250 mg and baclofen" without naproxen becomes "start
 * baclofen". The order is withdrawn if no drug is left or the words of the drugs cannot be separated.
 */
export function withoutDrugs(order: Fact, generics: ReadonlySet<string>): Fact {
  const object = order.slots.object;
  const left = object ? textWithout(object.text, generics) : null;
  if (!object || left === null) return { ...order, status: "withdrawn" };
  const own: [string, Value][] = Object.entries(medicationSlots(left)).flatMap(([slot, text]) =>
    text ? [[slot, { ...object, text }]] : [],
  );
  const others = Object.entries(order.slots).filter(([slot]) => !medicationSlotNames.has(slot));
  return {
    ...order,
    slots: { ...Object.fromEntries([...others, ...own]), object: { ...object, text: left } },
    said: left, // what is read from its words later must not name the drugs taken back
  };
}

/**
 * Returns an order's words without the parts of a list that name one of the drugs; null if none is left or it is not a
 * list.
 */
function textWithout(text: string, generics: ReadonlySet<string>): string | null {
  const drugs = findDrugs(text);
  const [first] = drugs;
  if (
    !first ||
    drugs.every(({ generic }) => generics.has(generic)) ||
    noListPattern.test(text.replace(stepPattern, ""))
  )
    return null;
  const cuts = [...text.matchAll(betweenDrugsPattern)].filter(({ index }) => index > first.start);
  const parts: { text: string; start: number }[] = [];
  let start = 0;
  for (const { index, 0: words } of [...cuts, { index: text.length, 0: "" }]) {
    const last = parts.at(-1);
    // "200 mg today and | then 100 a day" has no drug of its own.
    if (last && findDrugs(text.slice(start, index)).length === 0) last.text = text.slice(last.start, index);
    else parts.push({ text: text.slice(start, index), start });
    start = index + words.length;
  }
  const named = parts.map((part) => findDrugs(part.text).map(({ generic }) => generic));
  if (named.some((generic) => generic.length !== 1)) return null;
  const kept = parts.filter((_part, i) => !generics.has(named[i]?.[0] ?? ""));
  const verb = text.slice(0, first.start).replace(doseBeforePattern, "");
  const words = kept.map((part) => part.text.trim()).join(" and ");
  return kept[0]?.start === 0 ? words : `${verb.trim()} ${words}`;
}
