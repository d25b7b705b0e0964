/** Topics of what a person consumes by habit. */
const habits: ReadonlySet<string> = new Set(["smoking", "vaping", "alcohol", "drugs"]);

/** Returns whether a topic of questions is a habit. */
export const isHabit = (topic: string): boolean => habits.has(topic);
