import type { ProfileImport } from "../../shared/ehr/ehrProfileSummary";
import type { BridgeHandlers } from "../bridge/registerBridge";
import type { Refusal } from "./page/Refusal";
import type { EhrAutomation } from "./EhrAutomation";
import { toRefusal } from "./page/toRefusal";
import { summaryOf } from "./profile/ProfileStore";

type OnRefusal = (verb: string, refusal: Refusal) => void;

/**
 * Returns the handlers of the bridge's `ehr` domain. None rejects: a failure gives false, null, an empty list, or an
 * answer that says so.
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
  ...pageHandlers(automation, createOrEmpty(onRefusal)),
  ...dataHandlers(automation, createOrEmpty(onRefusal)),
});

type OrEmpty = <T>(verb: string, empty: T, work: Promise<T>) => Promise<T>;

/** Returns a function that waits for a command and, if it fails, reports that and returns the given empty value. */
const createOrEmpty =
  (onRefusal: OnRefusal): OrEmpty =>
  (verb, empty, work) =>
    work.catch((error: unknown) => {
      onRefusal(verb, toRefusal(error));
      return empty;
    });

/** Returns true when the work is done. */
const done = (work: Promise<unknown>) => work.then(() => true);

/** Handlers for what is done in the open page. */
const pageHandlers = (automation: EhrAutomation, orEmpty: OrEmpty) =>
  ({
    currentPatient: () => orEmpty("currentPatient", null, automation.currentPatient()),
    currentPage: () => orEmpty("currentPage", null, automation.currentPage()),
    extractPageData: (input) => orEmpty("extractPageData", null, automation.extractPageData(input?.whole ?? false)),
    navigateToPatient: (input) => orEmpty("navigateToPatient", false, done(automation.navigateToPatient(input))),
    loadNote: (note) => {
      automation.loadNote(note);
      return true;
    },
    planFill: () => orEmpty("planFill", null, automation.planFill()),
    fillNote: (input) => orEmpty("fillNote", null, automation.fillNote(input)),
  }) satisfies Partial<BridgeHandlers<"ehr">>;

/** The answer to an import that fails, e.g. because the disk is full. */
const notStored: ProfileImport = {
  accepted: false,
  profile: null,
  faults: [{ field: "", message: "It could not be stored on this computer." }],
};

/** Handlers for what is stored on this computer. */
const dataHandlers = (automation: EhrAutomation, orEmpty: OrEmpty) => {
  const { sessions, profiles, audit, ready } = automation;
  return {
    patientSessions: (query) => orEmpty("patientSessions", [], automation.patientSessions(query)),
    searchSessions: ({ query }) => orEmpty("searchSessions", [], sessions.search(query)),
    patientData: (query) => orEmpty("patientData", null, automation.patientData(query)),
    export: () => orEmpty("export", null, automation.export()),
    import: ({ data }) => orEmpty("import", false, automation.import(data)),
    clear: (input) => orEmpty("clear", false, done(automation.clear(input?.browserProfile ?? false))),
    profiles: () => ready.then(() => profiles.all.map(summaryOf)),
    importProfile: ({ profile, acceptOrigins }) =>
      orEmpty("importProfile", notStored, automation.importProfile(profile, acceptOrigins)),
    exportProfile: ({ id }) => {
      const profile = profiles.byId(id);
      return profile && JSON.stringify(profile, null, 2);
    },
    removeProfile: ({ id }) => orEmpty("removeProfile", false, automation.removeProfile(id)),
    audit: (input) => orEmpty("audit", { entries: [], isIntact: false }, audit.read(input?.limit ?? 200)),
  } satisfies Partial<BridgeHandlers<"ehr">>;
};
