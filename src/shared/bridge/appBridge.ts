import { z } from "zod";
import type { BridgeFragment } from "./BridgeFragment";

/** The app itself. */
export const appBridge = {
  requests: {
    /** Version of the desktop app, e.g. "1.5.1". */
    version: { input: z.undefined(), output: z.string() },
  },
  events: {
    /** Asks the renderer to open a route that a menu item or a link names, e.g. "/dashboard/scribe?sessions=open". */
    navigate: z.string().startsWith("/"),
  },
} as const satisfies BridgeFragment;
