import type { Frame } from "playwright-core";
import { type Reading, readExtract } from "../page/readExtract";
import type { Extract } from "../profile/ehrProfile";
import { shownCharacters } from "./shownCharacters";

/** Reads a name, date or number as a person sees it. `unreadable` if that can differ from the text. Never rejects. */
export const readIdentifier = (frame: Frame, extract: Extract, key: string): Promise<Reading> =>
  readExtract(frame, extract, key, extract.from === "url" ? undefined : shownCharacters);
