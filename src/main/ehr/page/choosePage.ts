import type { Page } from "playwright-core";
import type { OpenPages } from "../OpenPages";
import type { EhrProfile } from "../profile/ehrProfile";
import type { ProfileStore } from "../profile/ProfileStore";
import { frameOrigin } from "./frameOrigin";
import { Refusal } from "./Refusal";

/** A page of the EHR's browser with the profile that applies to it. */
export interface EhrPage {
  page: Page;
  profile: EhrProfile;
}

/**
 * Returns the current page with the profile of its EHR.
 * @throws {Refusal} if it belongs to no known EHR, crashed, or shows a dialog.
 */
export function choosePage(pages: OpenPages, profiles: ProfileStore): EhrPage {
  const page = pages.current;
  if (!page) throw new Refusal("no_page", "No page is open in the EHR’s browser.");
  const profile = profiles.byOrigin(frameOrigin(page.mainFrame()));
  if (!profile)
    throw profiles.all.length === 0
      ? new Refusal("no_profile", "Chartside doesn’t know this EHR yet. Set it up in EHR Settings.")
      : new Refusal("origin_not_allowed", "This page isn’t one of the addresses that an EHR’s profile allows.");
  if (pages.hasCrashed(page)) throw new Refusal("page_crashed", "The EHR’s page crashed. Reload it, then try again.");
  if (pages.dialogs.of(page))
    throw new Refusal("dialog_open", "The EHR shows a message. Answer it there, then try again.");
  return { page, profile };
}
