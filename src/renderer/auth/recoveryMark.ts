import { forget, recall, remember } from "../layout/remembered";

const name = "recovering";

/**
 * Remembers in this browser that somebody came in by a recovery link: that is a whole sign-in, and until a new password
 * is set it opens nothing but the form for it, also after a reload and in another tab.
 */
export const recoveryMark = {
  isOf: (userId: string): boolean => recall(name) === userId,
  set: (userId: string): void => remember(name, userId),
  clear: (): void => forget(name),
};
