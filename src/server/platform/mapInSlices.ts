import { takeTurns } from "./takeTurns";

/** Like `values.map(convert)`, for a conversion that takes long: other requests get their turn after every 5 ms. */
export async function mapInSlices<T, R>(values: readonly T[], convert: (value: T, index: number) => R): Promise<R[]> {
  const converted: R[] = [];
  const othersTurn = takeTurns();
  for (const [index, value] of values.entries()) {
    await othersTurn();
    converted.push(convert(value, index));
  }
  return converted;
}
