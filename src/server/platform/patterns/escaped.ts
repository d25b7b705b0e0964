/** Returns a text as the source of a pattern that matches just this text: "b.i.d." → "b\.i\.d\.". */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
