import { z } from "zod";
import { ehrDataKinds } from "../ehr/ehrData";
import type { BridgeFragment } from "./BridgeFragment";

/**
 * What the clinician is asked to click in the EHR. `reveal`: what must be clicked before the boxes appear; `box`: a box
 * of the note; `place`: an entry of a list that is read, with the whole list; `text`: an element that is read alone.
 */
const wizardQuestions = ["name", "dob", "mrn", "reveal", "box", "place", "text"] as const;
export type WizardQuestion = (typeof wizardQuestions)[number];

/** The steps, in order. */
const wizardSteps = ["patient", "second", "boxes", "check", "done"] as const;

const readingSchema = z.object({
  /** What was read about the first patient. */
  text: z.string(),
  /** What was read about the second patient; null until then. */
  second: z.string().nullable(),
  /** Number of independent ways in which the profile can find the element again. */
  ways: z.int().positive(),
});

const boxSchema = z.object({
  id: z.string(),
  /** What names the box on the page. */
  label: z.string(),
  /** A key of `boxGroups`, a section id, `*` for the whole document, or section ids; null until chosen. */
  section: z.union([z.string(), z.array(z.string())]).nullable(),
  /** Kind of document that the box is for. */
  document: z.string(),
  /** Whether the section was suggested and not chosen. */
  isSuggested: z.boolean(),
  kind: z.enum(["textarea", "input", "contenteditable", "iframe-editor"]),
  /** What happens to text in the box: nothing is written, the note is added after it, or it is replaced. */
  mode: z.enum(["replace-if-empty", "append", "replace"]),
  /**
   * Outcome of writing a line into the box as a test; null before. `restored`: the line could not be read back, and the
   * box has its earlier text again; `not_restored`: the earlier text could not be put back; `skipped`: not tried,
   * because the box has formatted text.
   */
  check: z.enum(["verified", "restored", "not_restored", "skipped"]).nullable(),
});
export type WizardBox = z.infer<typeof boxSchema>;

const kindSchema = z.enum(ehrDataKinds);

/** A list of the chart that Chartside can read, or one element. */
const placeSchema = z.object({
  id: z.string(),
  /** Heading of the list on the page, or what names the element. */
  label: z.string(),
  /** Null until chosen. */
  kind: kindSchema.nullable(),
  /** Whether the kind was suggested by the heading and not chosen. */
  isSuggested: z.boolean(),
  /** The first entries, as they were read. */
  entries: z.array(z.string()),
  /** Number of entries. */
  count: z.int(),
  isList: z.boolean(),
  /** Whether the page has only a part of the list, because it adds entries while it is scrolled. */
  isPartial: z.boolean(),
});
export type WizardPlace = z.infer<typeof placeSchema>;

const wizardStateSchema = z.object({
  step: z.enum(wizardSteps),
  /** The question that the next click answers; null if no click is needed. */
  asks: z.enum(wizardQuestions).nullable(),
  /** Whether the next click in the EHR is awaited. It answers the question and has no effect in the EHR. */
  isPicking: z.boolean(),
  /** What was understood from the last answer, as a sentence for the clinician. */
  understood: z.string(),
  /** What did not work and what to do; null if nothing. */
  problem: z.string().nullable(),
  origin: z.string(),
  readings: z.object({ name: readingSchema.nullable(), dob: readingSchema.nullable(), mrn: readingSchema.nullable() }),
  /** The address that opens a chart, e.g. "https://ehr.example.org/chart?id={mrn}"; null if none was derived. */
  navigation: z.string().nullable(),
  /** Labels of what is clicked to reveal the boxes. */
  reveal: z.array(z.string()),
  boxes: z.array(boxSchema),
  /** The lists and texts that are read from a chart, in addition to the patient. */
  places: z.array(placeSchema),
});
export type WizardState = z.infer<typeof wizardStateSchema>;

/** An element of the page that was opened or navigated last: the frame's address, or a part of it, and a selector. */
const elementSchema = z.object({ frameUrl: z.string().max(2_000).optional(), css: z.string().min(1).max(500) });
export type WizardElement = z.infer<typeof elementSchema>;

/** Maximum length of the name of a profile in characters. */
export const maxProfileNameLength = 100;

const sectionSchema = z.union([z.string().max(80), z.array(z.string().max(80)).min(1).max(30)]);
/** Kind of document that a box is for. */
const documentSchema = z
  .string()
  .regex(/^[\w.:-]{1,80}$/)
  .optional();
const modeSchema = z.enum(["replace-if-empty", "append", "replace"]);
const state = { input: z.undefined(), output: wizardStateSchema };

/**
 * Sets up an EHR: the clinician points, in the EHR's window, at what Chartside reads and fills. Each verb returns the
 * new state; what did not work is its `problem`. Fails with `bad_request` if no EHR page is open, or if `start` was not
 * called.
 */
export const wizardBridge = {
  requests: {
    /** Begins with the open page, and discards an unfinished setup. */
    start: state,
    state: { input: z.undefined(), output: wizardStateSchema.nullable() },
    /**
     * Awaits a click in the EHR as the answer to the current question, or to the question `as`; `on: false` stops
     * waiting.
     */
    pick: {
      input: z.object({ on: z.boolean(), as: z.enum(wizardQuestions).optional() }),
      output: wizardStateSchema,
    },
    /** Answers with an element given by frame and selector instead of a click. */
    point: { input: elementSchema.extend({ as: z.enum(wizardQuestions).optional() }), output: wizardStateSchema },
    /**
     * Continues without birth date or record number. Without both, the year of birth is typed each time a note is
     * filled.
     */
    skip: state,
    /** Reads the open chart of another patient, which must change everything that is read. */
    secondPatient: state,
    /** Adds a box of the note, given by frame and selector. Without a section, the suggested one is used. */
    field: {
      input: elementSchema.extend({
        section: sectionSchema.optional(),
        document: documentSchema,
        mode: modeSchema.optional(),
      }),
      output: wizardStateSchema,
    },
    changeBox: {
      input: z.object({
        id: z.string(),
        section: sectionSchema.optional(),
        document: documentSchema,
        mode: modeSchema.optional(),
      }),
      output: wizardStateSchema,
    },
    removeBox: { input: z.object({ id: z.string() }), output: wizardStateSchema },
    /**
     * Adds a list of the chart that is read, given by one of its entries, or, with `single`, by the element alone.
     * Without a kind, the one that its heading suggests.
     */
    place: {
      input: elementSchema.extend({ kind: kindSchema.optional(), single: z.boolean().optional() }),
      output: wizardStateSchema,
    },
    changePlace: { input: z.object({ id: z.string(), kind: kindSchema }), output: wizardStateSchema },
    removePlace: { input: z.object({ id: z.string() }), output: wizardStateSchema },
    /** Writes a line into each box, reads it back and restores the box. Meant for the chart of a test patient. */
    dryRun: state,
    /**
     * Makes the profile and stores it.
     * @param sections of the clinician's own templates: a box for the sections with a key gets these too, by their ids,
     * so that they can be renamed.
     */
    finish: {
      input: z.object({
        name: z.string().trim().min(1).max(maxProfileNameLength),
        sections: z
          .array(z.object({ id: z.string().max(80), key: z.string().max(80) }))
          .max(2_000)
          .optional(),
      }),
      output: z.object({
        profileId: z.string().nullable(),
        /** Why there is no profile. */
        problems: z.array(z.string()),
      }),
    },
    cancel: { input: z.undefined(), output: z.void() },
  },
  events: {
    /** After a click in the EHR, and when picking ends. */
    changed: wizardStateSchema,
  },
} as const satisfies BridgeFragment;
