import { z } from "zod";
import type { BridgeFragment } from "./fragment";

/** The desktop app's own settings: those of this computer, whoever is signed in. */
export const shellSettingsSchema = z.object({
  /** Origin of the practice's server, e.g. "https://scribe.example.org"; null until somebody set it. */
  serverUrl: z.string().nullable(),
});
export type ShellSettings = z.infer<typeof shellSettingsSchema>;

export const settingsBridge = {
  requests: {
    get: { input: z.undefined(), output: shellSettingsSchema },
    /**
     * Sets the address of the practice's server once a Chartside server answered there; https, or http on this computer.
     * Fails with `invalid_input` for an address that cannot be one, `unavailable` where nothing answered.
     */
    setServer: { input: z.object({ address: z.string().max(2_000) }), output: shellSettingsSchema },
  },
  events: {},
} as const satisfies BridgeFragment;
