import type { BridgeHandlers } from "../bridge/registerBridge";
import type { SessionKeeper } from "./SessionKeeper";

/** Returns the handlers of the bridge's `auth` domain. */
export const authHandlers = (sessions: SessionKeeper): BridgeHandlers<"auth"> => ({
  get: () => sessions.get(),
  set: ({ session, token }) => sessions.set(session, token),
  clear: () => sessions.clear(),
});
