import { lazyPart } from "../../base/lazyPart";

/** The technical details for administrators, whose script is loaded when they are turned on. */
export const LazyDebugPanel = lazyPart(
  async () => {
    const { DebugPanel } = await import("./DebugPanel");
    return { default: DebugPanel };
  },
  { name: "Debug info", Waiting: () => null },
);
