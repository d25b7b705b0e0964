import type { ReactElement } from "react";
import { sentenceCase } from "../../shared/sentenceCase";

/** A row of the palette. */
export interface PaletteRow {
  id: string;
  text: string;
  sub?: string | undefined;
  icon: ReactElement;
  /** Key labels of its shortcut; empty if it has none. */
  keys: readonly string[];
  run: () => unknown;
}

/** Rows of the palette under one heading. */
export interface PaletteGroup {
  name: string;
  rows: readonly PaletteRow[];
}

/** Filters rows: each word of the query must start a word of the row. Leaves out empty groups. Pure. */
export function search(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  const starts = words(query);
  const matches = ({ text, sub }: PaletteRow) => {
    const rowWords = words(`${text} ${sub ?? ""}`);
    return starts.every((start) => rowWords.some((word) => word.startsWith(start)));
  };
  return groups.map(({ name, rows }) => ({ name, rows: rows.filter(matches) })).filter(({ rows }) => rows.length > 0);
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const macNames: Record<string, string> = { mod: "⌘", shift: "⇧" };
const otherNames: Record<string, string> = { mod: "Ctrl", shift: "Shift" };

/** Returns the key labels of a combo, e.g. ["⇧", "C"] on a Mac and ["Shift", "C"] elsewhere. Pure. */
export const keysOf = (combo: string, isMac: boolean): string[] =>
  combo
    .split("+")
    .map((key) => (isMac ? macNames : otherNames)[key] ?? (key.length === 1 ? key.toUpperCase() : sentenceCase(key)));
