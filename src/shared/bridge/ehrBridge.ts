import { z } from "zod";
import { ehrAuditSchema } from "../ehr/ehrAudit";
import { ehrExportSchema, ehrPatientDataSchema, ehrSessionSchema } from "../ehr/ehrData";
import { fillPlanSchema, fillReceiptSchema, fillRequestSchema, noteToFillSchema } from "../ehr/ehrFill";
import { ehrPatientSchema } from "../ehr/ehrPatient";
import { ehrProfileSummarySchema, profileImportSchema } from "../ehr/ehrProfileSummary";
import type { BridgeFragment } from "./BridgeFragment";

/** Why the browser could not be opened. The screen has a sentence for each reason. */
export const ehrFaults = ["browser_missing", "setting_wrong", "profile_in_use", "not_started"] as const;
export type EhrFault = (typeof ehrFaults)[number];

/** What the EHR shows, as far as a profile reads it. */
const chartSchema = z.object({
  /** The profile of the current page's EHR. */
  profile: z.object({ id: z.string(), name: z.string(), version: z.number() }).nullable(),
  /** Key of the current page in the profile; null if it is none of the profile's pages. */
  pageKey: z.string().nullable(),
  /** `yes` if the page shows a patient, `no` on the login page, otherwise `unknown`. */
  loggedIn: z.enum(["yes", "no", "unknown"]),
  /**
   * Result of comparing the patient shown with the patient of the loaded note. `unconfirmed`: only one identifier is
   * equal, and none differs; `none`: no patient is shown; `unreadable`: one is shown, but was not read with certainty;
   * `unknown`: no note is loaded, or no identifier could be compared.
   */
  patient: z.enum(["match", "mismatch", "unconfirmed", "none", "unreadable", "unknown"]),
  /** Targets of the profile on this page that were not found exactly once: name and what was found. */
  health: z.array(z.object({ target: z.string(), found: z.enum(["none", "many", "hidden"]) })),
  /**
   * State of the note that was filled. `not_saved`: not found in the patient's chart yet; `seen`: found there; `lost`:
   * the EHR signed out or its browser ended before it was found.
   */
  filled: z.enum(["not_saved", "seen", "lost"]).nullable(),
});
export type EhrChart = z.infer<typeof chartSchema>;

export const ehrStatusSchema = z.object({
  /** Whether the browser that Chartside opened is running, even if its page has crashed. */
  isRunning: z.boolean(),
  /** Whether Chartside is connected to it and its current page has not crashed. */
  browserConnected: z.boolean(),
  /**
   * Origin and path of the page that was last opened or navigated; no query, which can name a patient. Null for the
   * browser's own pages.
   */
  currentPage: z.object({ url: z.string() }).nullable(),
  /** The patient that the current page shows; null without a profile, or if none was read with certainty. */
  currentPatient: ehrPatientSchema.nullable(),
  /** A dialog that the EHR shows; the person answers it there. */
  dialog: z.object({ type: z.enum(["alert", "confirm", "prompt", "beforeunload"]), message: z.string() }).nullable(),
  /** Null while no page of a known EHR is open. */
  chart: chartSchema.nullable(),
  /** Why the last launch failed; null if it succeeded, is under way, or there was none. */
  fault: z.enum(ehrFaults).nullable(),
});
export type EhrStatus = z.infer<typeof ehrStatusSchema>;

/** A patient to find: by record number if it is given, otherwise by name, which several patients can have. */
const patientQuerySchema = z.object({
  mrn: z.string().trim().min(1).max(100).nullish(),
  name: z.string().trim().min(1).max(200).nullish(),
  birthDate: z.iso.date().nullish(),
});
export type EhrPatientQuery = z.output<typeof patientQuerySchema>;

/**
 * The browser with the clinician's EHR, and what automation does in it. No verb fails: if something is not possible, it
 * returns false, null or an empty list. `status` and the answers of filling have the reason.
 */
export const ehrBridge = {
  requests: {
    /**
     * Opens the browser, or brings the open one to the front.
     * @returns whether it is open; the status has the reason if not.
     */
    launch: { input: z.undefined(), output: z.boolean() },
    /** Closes the browser with all its pages. @returns whether there was one to close. */
    close: { input: z.undefined(), output: z.boolean() },
    status: { input: z.undefined(), output: ehrStatusSchema },
    /** Stops the running command. Filling restores what was there. */
    cancel: { input: z.undefined(), output: z.void() },
    /** Reads the patient of the current page now. @returns null if none was read with certainty. */
    currentPatient: { input: z.undefined(), output: ehrPatientSchema.nullable() },
    /** Returns origin and path of the current page and its key in the profile; null without a web page. */
    currentPage: {
      input: z.undefined(),
      output: z.object({ url: z.string(), key: z.string().nullable() }).nullable(),
    },
    /**
     * Reads the data that the profile describes and stores it as a captured session of the patient shown. `whole` reads
     * the text of the page instead and stores nothing.
     * @returns null if there is no page of a known EHR or no patient.
     */
    extractPageData: {
      input: z.object({ whole: z.boolean().default(false) }).optional(),
      output: ehrSessionSchema.nullable(),
    },
    /** Opens a patient's chart. @returns whether the EHR shows this patient now. */
    navigateToPatient: {
      input: patientQuerySchema.extend({ pid: z.string().trim().min(1).max(100).nullish() }),
      output: z.boolean(),
    },
    /** Sets the visit's note and patient; null removes them. They stay in memory only. */
    loadNote: { input: noteToFillSchema.nullable(), output: z.boolean() },
    /** Returns what filling the loaded note would do; null if no browser runs. Writes nothing. */
    planFill: { input: z.undefined(), output: fillPlanSchema.nullable() },
    /** Carries out the plan that was shown last; null if no browser runs. Never saves in the EHR. */
    fillNote: { input: fillRequestSchema, output: fillReceiptSchema.nullable() },
    /** Returns what was read about a patient, newest first; without a query, about the patient shown. */
    patientSessions: { input: patientQuerySchema.optional(), output: z.array(ehrSessionSchema) },
    /** Returns the captured sessions that contain all words, newest first. */
    searchSessions: { input: z.object({ query: z.string().max(200) }), output: z.array(ehrSessionSchema) },
    /**
     * Returns the newest data of a patient, found by record number, or by name and birth date; null if there is none,
     * or if it is not certain that all of it belongs to one patient.
     */
    patientData: { input: patientQuerySchema.optional(), output: ehrPatientDataSchema.nullable() },
    /** Returns all captured sessions, unencrypted; null if they cannot be read. */
    export: { input: z.undefined(), output: ehrExportSchema.nullable() },
    /** Adds the captured sessions of an export. @returns false if `data` is not an export. */
    import: { input: z.object({ data: z.unknown() }), output: z.boolean() },
    /** Deletes all captured sessions, with `browserProfile` also the browser's sign-ins; closes the browser first. */
    clear: { input: z.object({ browserProfile: z.boolean().default(false) }).optional(), output: z.boolean() },
    profiles: { input: z.undefined(), output: z.array(ehrProfileSummarySchema) },
    /**
     * Checks a profile (JSON text or its value) and stores it once `acceptOrigins` has all its origins.
     * @returns its origins or its faults, and whether it was stored.
     */
    importProfile: {
      input: z.object({ profile: z.unknown(), acceptOrigins: z.array(z.string().max(300)).max(20).default([]) }),
      output: profileImportSchema,
    },
    /** Returns a profile as JSON text; null if there is none. */
    exportProfile: { input: z.object({ id: z.string().max(100) }), output: z.string().nullable() },
    removeProfile: { input: z.object({ id: z.string().max(100) }), output: z.boolean() },
    /** Returns the newest entries of the automation log, and whether the log is intact. */
    audit: { input: z.object({ limit: z.int().min(1).max(5_000).default(200) }).optional(), output: ehrAuditSchema },
  },
  events: {
    /** The status changed; sent soon after an event of the browser. */
    changed: ehrStatusSchema,
  },
} as const satisfies BridgeFragment;
