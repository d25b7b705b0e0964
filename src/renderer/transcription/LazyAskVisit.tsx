import { lazyPart } from "../base/lazyPart";
import type { AskProps } from "./AskVisit";

/** The question about the visit, whose script is loaded when it is opened. */
export const LazyAskVisit = lazyPart<AskProps>(
  async () => {
    const { AskVisit } = await import("./AskVisit");
    return { default: AskVisit };
  },
  { name: "The question", Waiting: () => null },
);
