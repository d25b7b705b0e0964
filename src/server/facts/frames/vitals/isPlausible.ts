/**
 * Returns whether a value is possible for a vital sign: 300 is not a heart rate. Other numbers were misheard or belong
 * to something else.
 */
export function isPlausible(name: string, value: string): boolean {
  const number = Number.parseFloat(value);
  if (name === "Temperature") return (number > 34 && number < 43) || (number > 93 && number < 109); // °C or °F
  if (name === "Heart rate") return number > 25 && number < 260;
  if (name === "Oxygen saturation") return number > 49 && number <= 100;
  return true;
}
