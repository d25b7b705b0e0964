import type { Frame } from "playwright-core";
import type { EhrProfile } from "../profile/ehrProfile";
import { originOf } from "../profile/isAllowedOrigin";

/** Returns the origin of a frame's document. Documents without an address of their own have their parent's. */
export function frameOrigin(frame: Frame): string | null {
  for (let each: Frame | null = frame; each; each = each.parentFrame()) {
    const url = each.url();
    if (url !== "" && !/^about:(?:blank|srcdoc)/.test(url)) return originOf(url);
  }
  return null;
}

/** Whether a frame and all frames that contain it have one of the profile's origins. */
export function isInOrigins(frame: Frame, { origins }: EhrProfile): boolean {
  for (let each: Frame | null = frame; each; each = each.parentFrame())
    if (!origins.includes(frameOrigin(each) ?? "")) return false;
  return true;
}
