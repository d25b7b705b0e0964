const numberFormat = new Intl.NumberFormat("en-US");

/** Returns the message for a text of more than `max` characters: "Use up to 1,000 characters." */
export const tooLongMessage = (max: number): string => `Use up to ${numberFormat.format(max)} characters.`;
