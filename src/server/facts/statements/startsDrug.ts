import type { Fact } from "../Fact";

/** Returns whether an order names a drug and what to do with it: "Start losartan for your blood pressure". */
export const startsDrug = ({ kind, slots }: Fact): boolean =>
  slots.name !== undefined &&
  (kind === "advice" ||
    /^(?:start|begin|initiate|add|increase|decrease|reduce|stop|hold|continue|prescribe|resume|restart|switch|change|take)$/.test(
      slots.action?.text ?? "",
    ));
