import { z } from "zod";
import type { BridgeFragment } from "./fragment";

/** The shell itself. */
export const appBridge = {
  requests: {
    /** The shell's own version, e.g. "1.5.1". */
    version: { input: z.undefined(), output: z.string() },
  },
  events: {
    /** A menu entry or a link from outside leads to this address of the app, e.g. "/dashboard/scribe?sessions=open". */
    navigate: z.string().startsWith("/"),
  },
} as const satisfies BridgeFragment;
