import { lazyPart } from "../../base/lazyPart";
import type { VersionsProps } from "./VersionsDialog";

/** The dialog of versions, whose script is loaded when it is opened. */
export const LazyVersionsDialog = lazyPart<VersionsProps>(
  async () => {
    const { VersionsDialog } = await import("./VersionsDialog");
    return { default: VersionsDialog };
  },
  { name: "Versions", Waiting: () => null },
);
