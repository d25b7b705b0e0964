import { forget, recall, remember } from "../../base/localPreferences";

const name = "recovering";

/**
 * Records in this browser which user's session came from a recovery link. Until a new password is set, such a session
 * opens only the form for the new password, also after a reload and in other tabs.
 */
export const recoveryMark = {
  isOf: (userId: string): boolean => recall(name) === userId,
  set: (userId: string): void => remember(name, userId),
  clear: (): void => forget(name),
};
