import { z } from "zod";
import type { BridgeFragment } from "./fragment";

/** Longest session, in characters of JSON: a user's metadata is theirs to fill. */
const mostSession = 200_000;

/** A session as the auth client keeps it; what else it holds is its own affair. */
export const shellSessionSchema = z
  .looseObject({
    access_token: z.string().min(1),
    refresh_token: z.string().min(1),
    /** Unix seconds. */
    expires_at: z.number().optional(),
    user: z.looseObject({ id: z.string().min(1) }),
  })
  .refine((session) => JSON.stringify(session).length <= mostSession, "too long");
export type ShellSession = z.infer<typeof shellSessionSchema>;

/** The sign-in at the practice's server, kept by the shell: the renderer's storage never holds it. */
export const authBridge = {
  requests: {
    /** Both null where nobody is signed in. */
    get: {
      input: z.undefined(),
      output: z.object({ session: shellSessionSchema.nullable(), token: z.string().nullable() }),
    },
    /**
     * Fails with `keychain_missing` where this computer cannot keep a secret: the session then holds until the app is
     * closed.
     */
    set: { input: z.object({ session: shellSessionSchema, token: z.string().min(1) }), output: z.void() },
    clear: { input: z.undefined(), output: z.void() },
  },
  events: {},
} as const satisfies BridgeFragment;
