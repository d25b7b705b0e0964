import { AppError } from "../../../shared/errors";
import type { BridgeHandlers } from "../../bridge/registerBridge";
import { Refusal } from "../page/Refusal";
import type { Wizard } from "./Wizard";

/** Returns the error of the app's bridge, which has no codes of refusals. */
const toAppError = ({ message }: Refusal): Error => new AppError("bad_request", message);

/**
 * Returns the handlers of the bridge's `wizard` domain.
 * @param errorOf returns the error of a refused call; by default an `AppError` with the same message.
 */
export function wizardHandlers(wizard: Wizard, errorOf = toAppError): BridgeHandlers<"wizard"> {
  const explained = async <T>(work: () => T | Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw error instanceof Refusal ? errorOf(error) : error;
    }
  };
  return {
    start: () => explained(() => wizard.start()),
    state: () => wizard.state,
    pick: (input) => explained(() => wizard.pick(input)),
    point: (input) => explained(() => wizard.point(input)),
    skip: () => explained(() => wizard.skip()),
    secondPatient: () => explained(() => wizard.secondPatient()),
    field: (input) => explained(() => wizard.field(input)),
    changeBox: (input) => explained(() => wizard.changeBox(input)),
    removeBox: (input) => explained(() => wizard.removeBox(input)),
    place: (input) => explained(() => wizard.place(input)),
    changePlace: (input) => explained(() => wizard.changePlace(input)),
    removePlace: (input) => explained(() => wizard.removePlace(input)),
    dryRun: () => explained(() => wizard.dryRun()),
    finish: (input) => explained(() => wizard.finish(input)),
    cancel: () => wizard.cancel(),
  };
}
