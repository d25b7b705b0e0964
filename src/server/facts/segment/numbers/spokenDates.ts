const units = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
const days: readonly string[] = [
  ...units,
  ..."tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  ),
  ...units.map((unit) => `twenty ${unit}`),
  "thirtieth",
  "thirty first",
];

/** Matches a month with its day in words, and the year: "October second 2008". */
const spokenDay = new RegExp(
  `\\b(january|february|march|april|may|june|july|august|september|october|november|december) (?:the )?(${days
    .toReversed()
    .map((day) => day.replace(" ", "[ -]"))
    .join("|")})\\b(?! (?:opinion|time|trimester|dose|baby|child|thing|visit))(?:,? (?:of )?((?:19|20)\\d\\d)\\b)?`,
  "gi",
);

/** Writes the day of a spoken date in digits: "October second 2008" → "October 2nd, 2008". Years are digits already. */
export function spokenDates(text: string): string {
  return text.replace(spokenDay, (_all, month: string, day: string, year?: string) => {
    const number = days.indexOf(day.toLowerCase().replace("-", " ")) + 1;
    return `${month} ${number}${endOf(number)}${year ? `, ${year}` : ""}`;
  });
}

/** Returns the ending of an ordinal number: "nd" for 2 and 22, "th" for 11 and 12. */
function endOf(number: number): string {
  if (number > 10 && number < 14) return "th";
  return ["th", "st", "nd", "rd"][number % 10] ?? "th";
}
