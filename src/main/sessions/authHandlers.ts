import type { BridgeHandlers } from "../bridge/handle";
import type { SessionKeeper } from "./sessionKeeper";

/** `auth` of the bridge. */
export const authHandlers = (sessions: SessionKeeper): BridgeHandlers<"auth"> => ({
  get: () => sessions.get(),
  set: ({ session, token }) => sessions.set(session, token),
  clear: () => sessions.clear(),
});
