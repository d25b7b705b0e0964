/** Splits the text of an omission, which can be several sentences, into its sentences. */
export const splitJoined = (text: string): string[] => text.split(/(?<=[.”]) (?=[A-Z“])/);
