import type { EhrFault } from "../../shared/bridge/ehrBridge";

/** Thrown if the browser cannot be opened. `fault` is the reason; screens have a message for each. */
export class EhrFailure extends Error {
  constructor(readonly fault: EhrFault) {
    super(fault);
  }
}
