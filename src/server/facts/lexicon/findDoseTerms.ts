import { frequencyData, routeData, unitData } from "./doseData";
import { parseEntries } from "./parseEntries";
import { PhraseTable, type PhraseMatch } from "./PhraseTable";
import type { Token } from "./tokenize";

/** Builds the table of all forms of a data file. Names are forms too, except codes such as "2/day". */
function tableOf(data: string): PhraseTable<string> {
  const table = new PhraseTable<string>();
  for (const { name, forms } of parseEntries(data))
    for (const form of name.includes("/") && /^\d/.test(name) ? forms : [name, ...forms]) table.add(form, name);
  return table;
}

const frequencies = tableOf(frequencyData);
const routes = tableOf(routeData);
const units = tableOf(unitData);

/** Finds frequencies with their codes: `2/day`, `0.5/week`, `night`, `prn`. Equal codes mean the same frequency. */
export function findFrequencies(tokens: readonly Token[]): PhraseMatch<string>[] {
  return frequencies.findAll(tokens);
}

/** Finds routes of administration by their names: `oral`, `inhaled`. */
export function findRoutes(tokens: readonly Token[]): PhraseMatch<string>[] {
  return routes.findAll(tokens);
}

/** Returns the unit that begins at the token with index `from` (`mg` for "milligrams"), or null if none does. */
export function unitAt(tokens: readonly Token[], from: number): PhraseMatch<string> | null {
  return units.at(tokens, from);
}
