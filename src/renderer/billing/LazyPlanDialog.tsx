import { lazyPart } from "../base/lazyPart";
import type { PlanDialogProps } from "./PlanDialog";

/** The 'Choose Your Plan' dialog, whose script is loaded when it is opened. */
export const LazyPlanDialog = lazyPart<PlanDialogProps>(
  async () => {
    const { PlanDialog } = await import("./PlanDialog");
    return { default: PlanDialog };
  },
  { name: "Choose Your Plan", Waiting: () => null },
);
