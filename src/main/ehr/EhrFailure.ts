import type { EhrFault } from "../../shared/bridge/ehrBridge";

/** The browser could not be opened, for a reason that a person can be told. */
export class EhrFailure extends Error {
  constructor(readonly fault: EhrFault) {
    super(fault);
  }
}
