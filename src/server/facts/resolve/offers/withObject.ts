import type { Fact } from "../../Fact";
import { drugName, findDrugs } from "../../terms/findDrugs";

/** Returns an order with another object, and with the drug that it names. */
export function withObject(order: Fact, object: string): Fact {
  const { object: before, name: _, ...slots } = order.slots;
  if (!before) return order;
  const drug = findDrugs(object)[0];
  const name = drug ? { name: { ...before, text: drugName(drug.name) } } : {};
  return { ...order, said: object, slots: { ...slots, ...name, object: { ...before, text: object } } };
}
