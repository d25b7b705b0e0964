import { z } from "zod";
import type { BridgeFragment } from "./BridgeFragment";

/** Maximum size of a session, in characters of JSON. It is limited because users can store any metadata in it. */
const maxSessionLength = 200_000;

/** A session as the auth client stores it; further fields are kept as they are. */
export const shellSessionSchema = z
  .looseObject({
    access_token: z.string().min(1),
    refresh_token: z.string().min(1),
    /** Unix seconds. */
    expires_at: z.number().optional(),
    user: z.looseObject({ id: z.string().min(1) }),
  })
  .refine((session) => JSON.stringify(session).length <= maxSessionLength, "too long");
export type ShellSession = z.infer<typeof shellSessionSchema>;

/** The sign-in at the practice, kept by the main process so that the renderer's storage never holds it. */
export const authBridge = {
  requests: {
    /** Returns the session and its access token; both are null if signed out. */
    get: {
      input: z.undefined(),
      output: z.object({ session: shellSessionSchema.nullable(), token: z.string().nullable() }),
    },
    /**
     * Fails with `keychain_missing` if this computer cannot store a secret; the session is then kept until the app
     * quits.
     */
    set: { input: z.object({ session: shellSessionSchema, token: z.string().min(1) }), output: z.void() },
    clear: { input: z.undefined(), output: z.void() },
  },
  events: {},
} as const satisfies BridgeFragment;
