import type { EhrFault } from "../../shared/bridge/ehrBridge";

/** Reports why the browser could not be opened, as a fault that the app has a message for. */
export class EhrFailure extends Error {
  constructor(readonly fault: EhrFault) {
    super(fault);
  }
}
