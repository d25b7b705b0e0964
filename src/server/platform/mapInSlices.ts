import { yieldToRequests } from "./yieldToRequests";

/** Like `values.map(convert)`, for a conversion that takes long: waiting requests are handled every 5 ms. */
export async function mapInSlices<T, R>(values: readonly T[], convert: (value: T, index: number) => R): Promise<R[]> {
  const converted: R[] = [];
  const yieldIfLong = yieldToRequests();
  for (const [index, value] of values.entries()) {
    await yieldIfLong();
    converted.push(convert(value, index));
  }
  return converted;
}
