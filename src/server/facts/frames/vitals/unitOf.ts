/** Matches a unit of weight: "pounds", "kg", "stone 4". */
const unitOfWeightPattern =
  /\b(pounds|lbs?|kilos?|kilograms?|kgs?|stones?(?: (?:and )?\d[\d.]{0,3}(?: ?(?:pounds?|lbs?))?)?)(?=$|[^a-z])/i;

/** Returns the unit of a vital sign: of a weight and a height as said, else `unit`. */
export function unitOf(name: string, unit: string, words: string, value: string): string {
  if (name === "Weight") return unitOfWeightPattern.exec(words)?.[1] ?? "";
  return name === "Height" && /^1\d\d/.test(value) ? "cm" : unit;
}
