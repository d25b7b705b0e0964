import type { Page } from "playwright-core";
import type { OpenPages } from "../OpenPages";
import type { EhrProfile } from "../profile/ehrProfile";

/** Where a note is filled in. */
export interface FillTarget {
  pages: OpenPages;
  page: Page;
  profile: EhrProfile;
}
