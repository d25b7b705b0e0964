import type { BridgeHandlers } from "../bridge/registerBridge";
import type { Refusal } from "./page/Refusal";
import { type EhrAutomation, refusalOf } from "./EhrAutomation";
import { summaryOf } from "./profile/ProfileStore";

/**
 * Returns the handlers of the bridge's `ehr` domain. None rejects: failures give false, null or an empty list.
 * @param onRefusal called with the verb and the reason, for the log.
 */
export function ehrHandlers(
  automation: EhrAutomation,
  onRefusal: (verb: string, refusal: Refusal) => void = () => undefined,
): BridgeHandlers<"ehr"> {
  const quiet = <T>(verb: string, empty: T, work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      onRefusal(verb, refusalOf(error));
      return empty;
    });
  const done = (work: Promise<unknown>) => work.then(() => true);
  const { sessions, profiles, audit } = automation;
  return {
    launch: () => automation.launch(),
    close: () => automation.close(),
    status: () => automation.status,
    cancel: () => automation.cancel(),
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
    patientSessions: (query) => quiet("patientSessions", [], automation.patientSessions(query)),
    searchSessions: ({ query }) => quiet("searchSessions", [], sessions.search(query)),
    patientData: (query) => quiet("patientData", null, automation.patientData(query)),
    export: () => quiet("export", null, sessions.export()),
    import: ({ data }) => quiet("import", false, automation.import(data)),
    clear: (input) => quiet("clear", false, done(automation.clear(input?.browserProfile ?? false))),
    profiles: () => profiles.all.map(summaryOf),
    importProfile: ({ profile, acceptOrigins }) => automation.importProfile(profile, acceptOrigins),
    exportProfile: ({ id }) => {
      const profile = profiles.byId(id);
      return profile && JSON.stringify(profile, null, 2);
    },
    removeProfile: ({ id }) => quiet("removeProfile", false, profiles.remove(id)),
    audit: (input) => quiet("audit", { entries: [], isIntact: false }, audit.read(input?.limit ?? 200)),
  };
}
