/** A whole number with its thousands separated: "1,284". Pure. */
export const formatCount = (count: number): string => count.toLocaleString("en-US");
