import type { Page } from "playwright-core";
import type { EhrProfile } from "../profile/ehrProfile";
import { matchPattern } from "../profile/matchPattern";
import { findTarget } from "./findTarget";
import { findFrames } from "./resolveFrame";

/** Returns the key of the first page in the profile that matches the browser's page; null if none matches. */
export async function pageKeyOf(page: Page, { pages }: EhrProfile): Promise<string | null> {
  for (const { key, urlPattern, frame, marker } of pages) {
    for (const each of await findFrames(page, frame)) {
      if (!matchPattern(urlPattern, each.url())) continue;
      if (!marker || (await findTarget(each, marker)).state === "once") return key;
    }
  }
  return null;
}
