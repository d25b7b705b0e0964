import { describe, expect, test } from "vitest";
import { serviceOrder } from "../../../src/server/transcription/detection/serviceOrder";

const live = (name: string, since: number, person = "") => ({ name, since, isFinished: false, person });
const finished = (name: string, since: number, person = "") => ({ name, since, isFinished: true, person });
const names = (served: { name: string }[]): string => served.map(({ name }) => name).join("");

describe("serviceOrder", () => {
  test("serves finished takes first, then the longest wait", () => {
    const waiting = [live("c", 30), live("b", 10), finished("A", 90), live("d", 40), finished("B", 95)];
    expect(names(serviceOrder(waiting, 10))).toBe("ABbcd");
  });

  test("leaves out those whose wait is shortest", () => {
    expect(names(serviceOrder([live("c", 30), live("a", 10), live("b", 20)], 2))).toBe("ab");
  });

  test("serves the longest wait of the live takes, however many are finished", () => {
    const waiting = [finished("A", 1), finished("B", 2), finished("C", 3), live("b", 9), live("a", 5)];
    expect(names(serviceOrder(waiting, 3))).toBe("ABa");
    expect(names(serviceOrder(waiting, 1))).toBe("A");
  });

  test("serves each person's first before anyone's second", () => {
    const waiting = [finished("A", 1, "x"), finished("B", 2, "x"), finished("C", 3, "x"), finished("D", 9, "y")];
    expect(names(serviceOrder(waiting, 10))).toBe("ADBC");
    expect(names(serviceOrder([live("a", 1, "x"), live("b", 2, "x"), live("c", 9, "y")], 10))).toBe("acb");
  });

  test("serves the person first who was served longest ago", () => {
    const waiting = [finished("A", 1, "x"), finished("B", 9, "y")];
    expect(names(serviceOrder(waiting, 1, { servedAt: (person) => (person === "x" ? 7 : 6) }))).toBe("B");
  });

  test("serves live takes first if it is their turn", () => {
    const waiting = [finished("A", 1, "x"), live("b", 9, "y")];
    expect(names(serviceOrder(waiting, 1, { isLiveFirst: true }))).toBe("b");
  });
});
