import { lazyPart } from "../base/lazyPart";

/**
 * The banner that offers to move this computer's visits, whose script is loaded only in the desktop app with a
 * practice.
 */
export const LazyTransferBanner = lazyPart(
  async () => {
    const { TransferBanner } = await import("./TransferBanner");
    return { default: TransferBanner };
  },
  { name: "Sessions on this computer", Waiting: () => null },
);
