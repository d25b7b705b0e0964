import { lazyPart } from "../base/lazyPart";

/** The dialog with a visit's details, whose script is loaded when it is opened. */
export const LazyVisitDetails = lazyPart(
  async () => {
    const { VisitDetailsDialog } = await import("./VisitDetailsDialog");
    return { default: VisitDetailsDialog };
  },
  { name: "Session details", Waiting: () => null },
);
