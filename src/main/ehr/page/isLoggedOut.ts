import type { Page } from "playwright-core";
import type { EhrProfile } from "../profile/ehrProfile";
import { matchPattern } from "../profile/matchPattern";
import { findTarget } from "./findTarget";
import { isFrameShown } from "./resolveFrame";

/** Whether a page shows one of the profile's signs that the person is signed out, in a visible frame. */
export async function isLoggedOut(page: Page, { loggedOut }: EhrProfile): Promise<boolean> {
  if (loggedOut.length === 0) return false;
  for (const frame of page.frames()) {
    if (!(await isFrameShown(frame))) continue;
    for (const sign of loggedOut) {
      if (typeof sign === "string" ? matchPattern(sign, frame.url()) : await isThere(frame, sign)) return true;
    }
  }
  return false;
}

const isThere = async (...find: Parameters<typeof findTarget>): Promise<boolean> =>
  ["once", "many"].includes((await findTarget(...find)).state);
