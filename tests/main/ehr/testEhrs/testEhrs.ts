import { startEditorsEhr } from "./editorsEhr";
import { startFramesetEhr } from "./framesetEhr";
import { startPanesEhr } from "./startPanesEhr";
import { startPlainEhr } from "./plainEhr";
import type { TestEhr } from "./serveEhr";
import { startSpaEhr } from "./startSpaEhr";
import { startTabsEhr } from "./tabsEhr";

/**
 * Functions that start the test EHRs which have a profile in `testProfiles`, by the key of the profile. Tests set up
 * the other test EHRs with the wizard.
 */
export const testEhrs = {
  /** A true frameset; labeled boxes. */
  frameset: startFramesetEhr,
  /** Tabs of nested iframes; the server session keeps the current patient; unlabeled boxes. */
  tabs: startTabsEhr,
  /** A single-page app with one box in a dialog. */
  spa: startSpaEhr,
  /** Server-rendered pages in ISO-8859-1. */
  plain: startPlainEhr,
  /** Panes side by side; a form of an earlier patient stays open. */
  panes: startPanesEhr,
  /** Nine kinds of editor. */
  editors: () => startEditorsEhr(),
} satisfies Record<string, () => Promise<TestEhr>>;
