import { lazyPart } from "../../base/lazyPart";
import type { ReplaceProps } from "./ReplaceDialog";

/** The dialog to find and replace, whose script is loaded when it is opened. */
export const LazyReplaceDialog = lazyPart<ReplaceProps>(
  async () => {
    const { ReplaceDialog } = await import("./ReplaceDialog");
    return { default: ReplaceDialog };
  },
  { name: "Find and replace", Waiting: () => null },
);
