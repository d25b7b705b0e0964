/** Returns whether two names are of the same complaint: "cough" and "dry cough", "pain" and "left knee pain". */
export const isSameComplaint = (a: string, b: string): boolean => a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`);
