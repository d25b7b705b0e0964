import { conditions, relatives } from "../offline/lexicon";
import type { Checked } from "./checkSentence";
import { drugsIn, sidesIn, symptomPolarities } from "./facts";
import { type Fault, quote } from "./findings";
import { allergiesOf } from "./transcriptFacts";

/** Left for right: must be answered where only the other side was said, worth a look where none was. */
export function sideFaults({ text, source, isOwn }: Checked): Fault[] {
  return sidesIn(text).flatMap(({ side, raw, at }): Fault[] => {
    const said = source.filter(({ sides }) => sides.size > 0);
    if (said.some(({ sides }) => sides.has(side))) return [];
    const other = side === "left" ? "right" : "left";
    const heard = said.find(({ sides }) => sides.has(other));
    if (!heard)
      return isOwn ? [] : [{ kind: "side", detail: `“${raw}” was not said here`, must: false, value: raw, at }];
    const instead =
      raw.charAt(0) === raw.charAt(0).toUpperCase() ? `${other.charAt(0).toUpperCase()}${other.slice(1)}` : other;
    return [
      {
        kind: "side",
        detail: "Side differs",
        must: true,
        value: raw,
        at,
        heard: { words: quote(heard.turn.text, new RegExp(`\\b${other}\\b`, "i")), turn: heard.turn },
        instead,
      },
    ];
  });
}

/** Reported for denied, or the other way round, where all that was said of it says the opposite. */
export function negationFaults({ text, clean, source }: Checked): Fault[] {
  if (/“/.test(text)) return []; // quoted answers claim nothing
  return symptomPolarities(clean).flatMap(({ name, denied }): Fault[] => {
    const said = source.flatMap((turn) =>
      turn.polarities.filter((polarity) => polarity.name === name).map((p) => ({ ...p, turn })),
    );
    const heard = said[0];
    if (!heard || said.some((polarity) => polarity.denied === denied)) return [];
    const verb = /\b(Reports|Denies)\b/.exec(text)?.[0] ?? null;
    const isAlone = verb !== null && symptomPolarities(clean).length === 1;
    return [
      {
        kind: "negation",
        detail: denied ? `Said to be there: ${name}` : `Said not to be there: ${name}`,
        must: true,
        value: isAlone ? verb : null,
        heard: { words: quote(heard.turn.turn.text, null), turn: heard.turn.turn },
        instead: isAlone ? (denied ? "Reports" : "Denies") : null,
      },
    ];
  });
}

const gives = /\b(?:tak(?:e|es|ing)|start(?:ed|ing)?|prescri\w+|continue[sd]?|begin|give[ns]?|increase|on)\b/i;
const saysAllergy = /\b(?:allerg\w*|intoleran\w*|avoid|reaction|rash|hives)\b/i;
const none =
  /\b(?:no(?: known)?(?: drug)? allergies|denies (?:any )?(?:drug |medication )?allerg\w*|nkda|nka|not allergic)\b/i;

/** A drug given or taken that the patient is allergic to, and "no allergies" where one was told. */
export function allergyFaults({ text, transcript }: Checked): Fault[] {
  const allergies = allergiesOf(transcript);
  if (allergies.length === 0) return [];
  const heard = (turn: (typeof allergies)[number]["turn"]) => ({ words: quote(turn.text, null), turn });
  if (none.test(text)) {
    const first = allergies[0];
    const value = none.exec(text)?.[0] ?? null;
    return first
      ? [
          {
            kind: "allergy",
            detail: `An allergy to ${first.substance} was told`,
            must: true,
            value,
            heard: heard(first.turn),
          },
        ]
      : [];
  }
  if (saysAllergy.test(text)) return [];
  return drugsIn(text).flatMap((drug): Fault[] => {
    const told = allergies.find(({ substance }) => substance === drug.generic);
    if (!told || !(gives.test(text) || drug.dose !== null || /^\W*\w+\W*$/.test(text))) return [];
    return [
      {
        kind: "allergy",
        detail: `An allergy to ${drug.said} was told`,
        must: true,
        value: drug.said,
        at: drug.at,
        heard: heard(told.turn),
      },
    ];
  });
}

/** A relative's condition or drug given to the patient. */
export function familyFaults({ text, source, isOwn }: Checked): Fault[] {
  if (isOwn || relatives.test(text)) return [];
  const drugs = drugsIn(text).flatMap((drug): Fault[] => {
    const naming = source.flatMap((turn) =>
      turn.clean
        .split(/(?<=[.;?!]) /)
        .filter((sentence) => drugsIn(sentence).some(({ generic }) => generic === drug.generic))
        .map((sentence) => ({ turn, isOfRelative: relatives.test(sentence) && !/\b(?:I|me)\b/i.test(sentence) })),
    );
    const [first] = naming;
    if (!first || !naming.every(({ isOfRelative }) => isOfRelative)) return [];
    const heard = { words: quote(first.turn.turn.text, relatives), turn: first.turn.turn };
    const detail = `“${drug.said}” was said of a relative`;
    return [{ kind: "family", detail, must: true, value: drug.said, at: drug.at, heard }];
  });
  if (drugs.length > 0) return drugs;
  const condition = conditions.exec(text)?.[0];
  if (!condition) return [];
  const saying = source.filter(({ clean }) => clean.toLowerCase().includes(condition.toLowerCase()));
  const first = saying[0];
  if (!first || !saying.every(({ aboutRelative }) => aboutRelative)) return [];
  return [
    {
      kind: "family",
      detail: `“${condition}” was said of a relative`,
      must: false,
      value: condition,
      heard: { words: quote(first.turn.text, relatives), turn: first.turn },
    },
  ];
}

const shades =
  /\b(likely|probably|probable|possible|possibly|suspected|severe|mild|moderate|chronic|acute|stable|worsening|improving|resolved|bilateral)\b/gi;

/** Words of certainty and degree that were not said, and drafted sentences that rest on nothing. */
export function supportFaults({ text, source, isOwn }: Checked): Fault[] {
  if (isOwn) return [];
  if (source.length === 0)
    return [
      { kind: "unsupported", detail: "Nothing that was said stands behind this sentence", must: false, value: null },
    ];
  const said = source
    .map(({ clean }) => clean)
    .join(" ")
    .toLowerCase();
  return [...text.matchAll(shades)].flatMap((match): Fault[] => {
    const word = match[0];
    const stem = word.toLowerCase().replace(/(?:ly|le|ed|ing|y)$/, "");
    if (said.includes(stem) || (word.toLowerCase() === "bilateral" && /\bboth\b/.test(said))) return [];
    return [{ kind: "unsupported", detail: `“${word}” was not said`, must: false, value: word, at: match.index }];
  });
}
