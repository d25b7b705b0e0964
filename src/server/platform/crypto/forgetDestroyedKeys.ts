import type { Notifications } from "../Notifications";
import type { Vault } from "./Vault";

/** The channel of destroyed keys in `Notifications`. Payload: the key's name. */
export const keyChannel = "key_destroyed";

/** Removes destroyed keys from memory as soon as any server destroys them, and all keys after a lost connection. */
export function forgetDestroyedKeys(vault: Vault, notifications: Notifications): void {
  notifications.on(keyChannel, (name) => vault.forget(name));
}
