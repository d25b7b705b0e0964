import type { Checked } from "./checkSentence";
import { drugPattern, genericName } from "./drugLexicon";
import { drugsIn, numbersIn, numbersOf, plainNumber } from "./facts";
import { type Fault, quote } from "./findings";
import type { TurnFacts } from "./transcriptFacts";

interface SaidDose {
  value: string;
  unit: string | null;
  turn: TurnFacts;
}

/** Drugs that were not said, and doses that were said otherwise. */
export function drugFaults({ text, source, isOwn }: Checked): Fault[] {
  const said = new Set(source.flatMap(({ drugs }) => drugs.map(({ generic }) => generic)));
  return drugsIn(text).flatMap((mention): Fault[] => {
    if (!said.has(mention.generic))
      return [
        {
          kind: "drug",
          detail: isOwn ? `“${mention.said}” was not said in this visit` : `“${mention.said}” was not said here`,
          must: !isOwn,
          value: mention.said,
          at: mention.at,
        },
      ];
    return mention.dose ? doseFaults(text, mention.generic, mention.dose, source) : [];
  });
}

function doseFaults(
  text: string,
  generic: string,
  dose: { value: string; unit: string },
  source: readonly TurnFacts[],
): Fault[] {
  const said = saidDoses(generic, source);
  if (
    said.length === 0 ||
    said.some(({ value, unit }) => value === dose.value && (unit === null || sameUnit(unit, dose.unit)))
  )
    return [];
  const written = new RegExp(`\\d[\\d,]*(?:\\.\\d+)? ?${dose.unit}\\b`, "gi");
  const match = [...text.matchAll(written)].find(([raw]) => plainNumber(raw.replace(/[^\d.,]/g, "")) === dose.value);
  if (!match) return [];
  const heard = said.at(-1);
  if (!heard) return [];
  const unit = heard.unit ?? dose.unit;
  const instead = said.every(({ value }) => value === heard.value) ? `${grouped(heard.value)} ${unit}` : null;
  return [
    {
      kind: "dose",
      detail: "Dose differs",
      must: true,
      value: match[0],
      at: match.index,
      heard: { words: quote(heard.turn.turn.text, drugPattern), turn: heard.turn.turn },
      instead,
    },
  ];
}

const sameUnit = (a: string, b: string): boolean =>
  a.toLowerCase().replace(/s$/, "") === b.toLowerCase().replace(/s$/, "");

/** Doses said for a drug; "I take the five hundred" after a question that names the drug counts, if no other is near. */
function saidDoses(generic: string, source: readonly TurnFacts[]): SaidDose[] {
  const direct = source.flatMap((turn) =>
    turn.drugs
      .filter((drug) => drug.generic === generic && drug.dose !== null)
      .map(({ dose }): SaidDose => ({ value: dose?.value ?? "", unit: dose?.unit ?? null, turn })),
  );
  if (direct.length > 0) return direct;
  const drugs = new Set(source.flatMap((turn) => turn.drugs.map((drug) => drug.generic)));
  if (drugs.size !== 1 || !drugs.has(genericName(generic))) return [];
  return source.flatMap((turn) =>
    [
      ...turn.clean.matchAll(
        /(?:\bthe |\btake |\b)(\d[\d,]*(?:\.\d+)?) ?(mg|mcg|units?)?(?! ?(?:times|days?|weeks?|months?|years?|hours?|\/|o'clock))\b/gi,
      ),
    ]
      .filter(([, value = "", unit]) => unit !== undefined || Number(value.replaceAll(",", "")) >= 5)
      .map(([, value = "", unit]): SaidDose => ({ value: plainNumber(value), unit: unit ?? null, turn })),
  );
}

const grouped = (value: string): string => value.replace(/^(\d{1,3})(\d{3})$/, "$1,$2");

/** Numbers of the sentence that none of its utterances says. Doses that differ are found with their drug. */
export function numberFaults(checked: Checked): Fault[] {
  const { text, source, isOwn } = checked;
  const said = new Set(source.flatMap(({ numbers }) => [...numbers]));
  const doses = new Set(drugFaults(checked).flatMap(({ kind, value }) => (kind === "dose" && value ? [value] : [])));
  const written = new Set([...numbersIn(checked.clean)]);
  return numbersOf(text)
    .filter(
      ({ value, raw }) => !said.has(value) && written.has(value) && ![...doses].some((dose) => dose.startsWith(raw)),
    )
    .map(({ raw, value, at }): Fault => {
      const near = closest(text, raw, at, source);
      const contradicts = near !== null && (near.isSameUnit || value.includes("/"));
      return {
        kind: "number",
        detail: near ? "Number differs" : `“${raw}” was not said here`,
        must: !isOwn || contradicts,
        value: raw,
        at,
        heard: near && { words: quote(near.turn.turn.text, /\d/), turn: near.turn.turn },
        instead: near?.value ?? null,
      };
    });
}

/** The one number that was said of the same thing: with the same shape (148/92) or the same word after it. */
function closest(text: string, raw: string, at: number, source: readonly TurnFacts[]) {
  const after = /^ ?([a-z%]+)/i.exec(text.slice(at + raw.length))?.[1]?.toLowerCase() ?? null;
  const isPair = raw.includes("/");
  const candidates = source.flatMap((turn) =>
    [...turn.clean.matchAll(/(\d[\d,]*(?:\.\d+)?(?:\/\d+)?)(?: ?([a-z%]+))?/gi)]
      .filter(([, value = "", word]) =>
        isPair ? value.includes("/") : after !== null && word?.toLowerCase() === after,
      )
      .map(([, value = ""]) => ({ value, turn, isSameUnit: !isPair })),
  );
  return new Set(candidates.map(({ value }) => value)).size === 1 ? (candidates[0] ?? null) : null;
}
