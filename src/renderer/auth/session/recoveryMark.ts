import { deletePreference, readPreference, writePreference } from "../../base/localPreferences";

const name = "recovering";

/**
 * Records in this browser which user's session came from a recovery link. Until a new password is set, such a session
 * opens only the form for the new password, even after a reload and in other tabs.
 */
export const recoveryMark = {
  belongsTo: (userId: string): boolean => readPreference(name) === userId,
  set: (userId: string): void => writePreference(name, userId),
  clear: (): void => deletePreference(name),
};
