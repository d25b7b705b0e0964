/** Formats a whole number with thousands separators: "1,284". Pure. */
export const formatCount = (count: number): string => count.toLocaleString("en-US");
