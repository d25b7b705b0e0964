/** Returns the IANA name of this computer's time zone, e.g. `America/New_York`. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
