import { localPreferences } from "../../base/localPreferences";

const name = "recovering";

/**
 * Records in this browser which user's session came from a recovery link. Until a new password is set, such a session
 * opens only the form for the new password, even after a reload and in other tabs.
 */
export const recoveryMark = {
  belongsTo: (userId: string): boolean => localPreferences.read(name) === userId,
  set: (userId: string): void => localPreferences.write(name, userId),
  clear: (): void => localPreferences.delete(name),
};
