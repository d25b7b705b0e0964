import type { BridgeHandlers } from "../bridge/registerBridge";
import type { Refusal } from "./page/Refusal";
import { type EhrAutomation, toRefusal } from "./EhrAutomation";
import { summaryOf } from "./profile/ProfileStore";

type OnRefusal = (verb: string, refusal: Refusal) => void;

/**
 * Returns the handlers of the bridge's `ehr` domain. None rejects: failures give false, null or an empty list.
 * @param onRefusal called with the verb and the reason, for the log.
 */
export const ehrHandlers = (
  automation: EhrAutomation,
  onRefusal: OnRefusal = () => undefined,
): BridgeHandlers<"ehr"> => ({
  launch: () => automation.launch(),
  close: () => automation.close(),
  status: () => automation.status,
  cancel: () => automation.cancel(),
  ...pageHandlers(automation, quietly(onRefusal)),
  ...dataHandlers(automation, quietly(onRefusal)),
});

type Quiet = <T>(verb: string, empty: T, work: Promise<T>) => Promise<T>;

/** Returns a function that gives an empty value in place of a failure. */
const quietly =
  (onRefusal: OnRefusal): Quiet =>
  (verb, empty, work) =>
    work.catch((error: unknown) => {
      onRefusal(verb, toRefusal(error));
      return empty;
    });

const done = (work: Promise<unknown>) => work.then(() => true);

/** Handlers for what is done in the open page. */
const pageHandlers = (automation: EhrAutomation, quiet: Quiet) =>
  ({
    currentPatient: () => quiet("currentPatient", null, automation.currentPatient()),
    currentPage: () => quiet("currentPage", null, automation.currentPage()),
    extractPageData: (input) => quiet("extractPageData", null, automation.extractPageData(input?.whole ?? false)),
    navigateToPatient: (input) => quiet("navigateToPatient", false, done(automation.navigateToPatient(input))),
    loadNote: (note) => {
      automation.loadNote(note);
      return true;
    },
    planFill: () => quiet("planFill", null, automation.planFill()),
    fillNote: (input) => quiet("fillNote", null, automation.fillNote(input)),
  }) satisfies Partial<BridgeHandlers<"ehr">>;

/** Handlers for what is stored on this computer. */
const dataHandlers = (automation: EhrAutomation, quiet: Quiet) => {
  const { sessions, profiles, audit, ready } = automation;
  return {
    patientSessions: (query) => quiet("patientSessions", [], automation.patientSessions(query)),
    searchSessions: ({ query }) => quiet("searchSessions", [], sessions.search(query)),
    patientData: (query) => quiet("patientData", null, automation.patientData(query)),
    export: () => quiet("export", null, sessions.export()),
    import: ({ data }) => quiet("import", false, automation.import(data)),
    clear: (input) => quiet("clear", false, done(automation.clear(input?.browserProfile ?? false))),
    profiles: () => ready.then(() => profiles.all.map(summaryOf)),
    importProfile: ({ profile, acceptOrigins }) => automation.importProfile(profile, acceptOrigins),
    exportProfile: ({ id }) => {
      const profile = profiles.byId(id);
      return profile && JSON.stringify(profile, null, 2);
    },
    removeProfile: ({ id }) => quiet("removeProfile", false, profiles.remove(id)),
    audit: (input) => quiet("audit", { entries: [], isIntact: false }, audit.read(input?.limit ?? 200)),
  } satisfies Partial<BridgeHandlers<"ehr">>;
};
