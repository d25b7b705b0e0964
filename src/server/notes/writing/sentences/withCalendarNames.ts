/** Matches days, months and holidays, which are written with a capital: "monday", "easter". */
const calendarNamePattern =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|thanksgiving|easter|labor day|(?<=\b(?:in|last|since|this|early|late|of|until|by) )(?:march|may))\b/gi;

/** Writes days, months and holidays with a capital: "on sundays" becomes "on Sundays". */
export const withCalendarNames = (text: string): string =>
  text.replace(calendarNamePattern, (name) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()));
