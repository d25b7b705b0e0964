import { lazyPart } from "../../base/lazyPart";
import type { TranslateProps } from "./TranslateDialog";

/** The dialog that translates patient instructions, whose script is loaded when it is opened. */
export const LazyTranslateDialog = lazyPart<TranslateProps>(
  async () => {
    const { TranslateDialog } = await import("./TranslateDialog");
    return { default: TranslateDialog };
  },
  { name: "Translate", Waiting: () => null },
);
