import { z } from "zod";
import type { BridgeFragment } from "./BridgeFragment";

/** Settings of the desktop app on this computer, the same for every user. */
const shellSettingsSchema = z.object({
  /** Origin of the practice's server, e.g. "https://scribe.example.org"; null until it is set. */
  serverUrl: z.string().nullable(),
});
export type ShellSettings = z.infer<typeof shellSettingsSchema>;

/** Settings of the desktop app. */
export const settingsBridge = {
  requests: {
    get: { input: z.undefined(), output: shellSettingsSchema },
    /**
     * Sets the address of the practice's server after a Chartside server has answered there. Requires https, except on
     * this computer. Fails with `invalid_input` for an address that is not valid, `unavailable` if no server answered.
     */
    setServer: { input: z.object({ address: z.string().max(2_000) }), output: shellSettingsSchema },
  },
  events: {},
} as const satisfies BridgeFragment;
