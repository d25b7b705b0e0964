/** Formats a number with at least two digits: `07`. Pure. */
export const twoDigits = (value: number): string => String(value).padStart(2, "0");
