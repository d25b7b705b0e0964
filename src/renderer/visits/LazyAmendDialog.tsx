import { lazyPart } from "../base/lazyPart";
import type { AmendDialogProps } from "./AmendDialog";

/** The dialog that amends a signed visit, whose script is loaded when it is opened. */
export const LazyAmendDialog = lazyPart<AmendDialogProps>(
  async () => {
    const { AmendDialog } = await import("./AmendDialog");
    return { default: AmendDialog };
  },
  { name: "Amend session details", Waiting: () => null },
);
