import type { Page } from "playwright-core";
import type { PagesSeen } from "../PagesSeen";
import type { EhrProfile } from "../profile/ehrProfile";

/** Where a note is filled in. */
export interface FillTarget {
  pages: PagesSeen;
  page: Page;
  profile: EhrProfile;
}
