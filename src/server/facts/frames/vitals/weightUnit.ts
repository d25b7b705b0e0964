/** Returns a unit of weight as written in a note: "kg", "pounds", "stone". */
export function weightUnit(unit: string): string {
  if (/^stone/i.test(unit)) return unit.toLowerCase().replace("stones", "stone");
  if (/^(?:kilo|kg)/i.test(unit)) return "kg";
  return /^(?:pound|lb)/i.test(unit) ? "pounds" : unit;
}
