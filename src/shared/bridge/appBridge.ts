import { z } from "zod";
import type { BridgeFragment } from "./BridgeFragment";

/** The app itself. */
export const appBridge = {
  requests: {
    /** Version of the desktop app, e.g. "1.5.1". */
    version: { input: z.undefined(), output: z.string() },
  },
  events: {
    /** A menu entry or an external link opens this route of the app, e.g. "/dashboard/scribe?sessions=open". */
    navigate: z.string().startsWith("/"),
  },
} as const satisfies BridgeFragment;
