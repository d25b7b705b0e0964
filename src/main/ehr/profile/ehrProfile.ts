import { z } from "zod";
import { ehrDataKinds } from "../../../shared/ehr/ehrData";
import { isDeviceName } from "../../../shared/files/isDeviceName";
import { isAllowedOrigin } from "./isAllowedOrigin";
import { patternFault } from "./matchPattern";

/*
 * The profile of an EHR: how its pages are recognized, which patient they show, and where the parts of a note go. A
 * profile is data. It contains no code, no passwords and nothing about a patient.
 */

const shortText = z.string().min(1).max(200);
const keySchema = z.string().regex(/^[\w.:-]{1,80}$/, "Use letters, digits and _ . : - only.");

/** A regular expression without the constructs that can take long; see `patternFault`. It may match anywhere. */
const patternSchema = z.string().superRefine((source, context) => {
  const fault = patternFault(source);
  if (fault !== null) context.addIssue({ code: "custom", message: `The pattern ${fault}.` });
});

/**
 * One way to find an element. `role` with `name`: ARIA role and accessible name. `name` alone: the `name` attribute.
 * `label`: the text of its label. `nearText`: the field right of or below this text. `css`: a selector.
 */
const candidateSchema = z
  .strictObject({
    role: shortText.optional(),
    name: shortText.optional(),
    label: shortText.optional(),
    nearText: shortText.optional(),
    /** Without `>>`, which would lead Playwright into other frames, even those of origins that are not allowed. */
    css: z
      .string()
      .min(1)
      .max(500)
      .refine((css) => !css.includes(">>"), "Give one CSS selector, without >>.")
      .optional(),
    /** False also finds hidden elements, e.g. a hidden input with a record number. Reading only. */
    visible: z.boolean().default(true),
  })
  .refine(({ role, name, label, nearText, css }) => role ?? name ?? label ?? nearText ?? css, {
    message: "Give a role, name, label, nearText or css.",
  });
export type TargetCandidate = z.output<typeof candidateSchema>;

/**
 * Ways to find one element, tried in order: the first with exactly one match counts. If an earlier one has several
 * matches, that match must be one of these.
 */
export const targetSchema = z.array(candidateSchema).min(1).max(5);
export type Target = z.output<typeof targetSchema>;

/**
 * The frame that the chain leads to. Each link is a frame at any depth inside the previous one; the first can be the
 * page itself. Frames that are not visible do not count. Empty: the page.
 */
export const frameRefSchema = z.strictObject({
  chain: z.array(z.strictObject({ urlPattern: patternSchema, contains: targetSchema.optional() })).max(6),
});
export type FrameRef = z.output<typeof frameRefSchema>;

/**
 * Text of a page: of an element (`target`; the value of a field, else its visible text) or of the frame's address or
 * title (`from`). With `pattern`: its group with the name of what is read, else `value`, else the first group, else the
 * whole match.
 */
export const extractSchema = z
  .strictObject({
    target: targetSchema.optional(),
    from: z.enum(["text", "url", "title"]).default("text"),
    /** Reads this attribute of the element instead of its text. */
    attribute: z
      .string()
      .regex(/^[\w-]{1,50}$/)
      .optional(),
    pattern: patternSchema.optional(),
    /** Order of day and month in a numeric birth date. */
    dateFormat: z.enum(["mdy", "dmy", "ymd"]).optional(),
  })
  .refine(({ from, target }) => from !== "text" || target, { message: "Give the element to read.", path: ["target"] });
export type Extract = z.output<typeof extractSchema>;

/**
 * A step that reveals a field or finds a patient. `type` and `press` are for `navigate` only; `value` may contain
 * `{mrn}`, `{pid}` and `{name}` there.
 */
const stepSchema = z.strictObject({
  action: z.enum(["click", "check", "select", "waitFor", "type", "press"]),
  frame: frameRefSchema.optional(),
  target: targetSchema,
  /** Option of `select`, text of `type`, `Enter` for `press`. */
  value: z.string().max(200).optional(),
});
export type Step = z.output<typeof stepSchema>;

/** How a page of the EHR is recognized. */
const pageSchema = z.strictObject({
  key: keySchema,
  urlPattern: patternSchema,
  frame: frameRefSchema.optional(),
  /** Must be found exactly once on this page. */
  marker: targetSchema.optional(),
  /** What must be open in the EHR on this page. */
  requires: z.enum(["patient", "encounter"]).optional(),
});

/** What a part of a page shows of its patient: a number or a name, and the birth date if it shows that too. */
const formSchema = z
  .strictObject({
    frame: frameRefSchema,
    mrnOrPid: extractSchema.optional(),
    name: extractSchema.optional(),
    dob: extractSchema.optional(),
  })
  .refine(({ mrnOrPid, name }) => mrnOrPid ?? name, { message: "Give mrnOrPid or name." });

const identitySchema = z.strictObject({
  /** Where the EHR shows the current patient. */
  banner: z.strictObject({
    frame: frameRefSchema.optional(),
    name: extractSchema,
    dob: extractSchema.optional(),
    mrn: extractSchema.optional(),
    encounter: extractSchema.optional(),
  }),
  /** What ties the note's form to a patient: a hidden number, its address, its heading. */
  form: formSchema.optional(),
  /**
   * The EHR's internal number of the patient, read in the banner's frame, if the form has this instead of the record
   * number.
   */
  pidToMrn: extractSchema.optional(),
  /** Whether the EHR's server has one current patient per sign-in, so that all tabs must agree. */
  sessionScoped: z.boolean().default(true),
  minIdentifiers: z.literal(2).default(2),
});

const modeSchema = z.enum(["replace-if-empty", "append", "replace"]);

/** A box of the EHR and the sections that go into it; several are written one below the other with their titles. */
const fieldSchema = z.strictObject({
  /**
   * Section ids; keys in earlier profiles, see `sectionKeys`. Ids of built-in sections are their keys. `*`: the whole
   * document.
   */
  section: z.union([keySchema, z.literal("*"), z.array(keySchema).min(1).max(200)]),
  /** Kind of document that the sections belong to. */
  document: keySchema.default("note"),
  /** Name of the box on screens. */
  label: shortText.optional(),
  frame: frameRefSchema.optional(),
  target: targetSchema,
  kind: z.enum(["textarea", "input", "contenteditable", "iframe-editor", "auto"]).default("auto"),
  mode: modeSchema.default("replace-if-empty"),
  /** Put between the text in the box and the appended one. */
  separator: z.string().max(100).default("\n\n"),
  maxLength: z.int().positive().optional(),
  plainText: z.literal(true).default(true),
  reveal: z.array(stepSchema).max(10).optional(),
});
export type ProfileField = z.output<typeof fieldSchema>;

const documentSchema = z.strictObject({
  /** Key of the page with the fields. */
  page: keySchema,
  reveal: z.array(stepSchema).max(10).optional(),
  fields: z.array(fieldSchema).min(1).max(40),
  /**
   * What happens to a section with text that has no field: nothing is filled, it is left out, or it goes to SECTION's.
   */
  unmapped: z
    .union([z.literal("block"), z.literal("skip-with-warning"), z.string().regex(/^put-in:[\w.:-]{1,80}$/)], {
      message: "Use block, skip-with-warning or put-in:SECTION.",
    })
    .default("block"),
  /** Found while the form has changes that are not saved. */
  dirtyMarker: targetSchema.optional(),
  /** Where a saved note can be read. */
  savedView: z.strictObject({ frame: frameRefSchema, text: extractSchema }).optional(),
});

/**
 * A list with a heading: `css` finds the list, `entries` its entries below `:scope`. Read only if there is one such
 * list.
 */
const listSchema = z.strictObject({
  css: z.string().min(1).max(500),
  heading: shortText,
  entries: z.string().startsWith(":scope").max(200),
});

/** Data of a patient that is read from a page: the text of an element, or the entries of a list. */
const dataSchema = z
  .strictObject({
    kind: z.enum(ehrDataKinds),
    label: shortText.optional(),
    /** Key of the page that has it; any page if not given. */
    page: keySchema.optional(),
    frame: frameRefSchema.optional(),
    text: extractSchema.optional(),
    list: listSchema.optional(),
    /**
     * Identifiers that show whose data the frame has, if the banner is in another frame. Nothing is read unless all of
     * them equal the banner's. `pidToMrn`: the internal number in the banner's frame, if the data's frame has only that
     * number.
     */
    of: z.strictObject({ form: formSchema, pidToMrn: extractSchema.optional() }).optional(),
  })
  .refine(({ text, list }) => (text === undefined) !== (list === undefined), { message: "Give text or list." });
export type ProfileData = z.output<typeof dataSchema>;

export const ehrProfileSchema = z.strictObject({
  /** Names the profile's file. */
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, "Use lowercase letters, digits and - only.")
    .refine((id) => !isDeviceName(id), "Use another id: Windows has a device with this name."),
  name: shortText,
  version: z.int().positive(),
  /** Allowed for information; nothing reads it. */
  sampleCheckedAt: z.iso.datetime().optional(),
  /** Exact origins, e.g. `https://ehr.example.org`; https only, except on this computer. */
  origins: z
    .array(
      z.string().refine(isAllowedOrigin, {
        message: "Give an origin such as https://ehr.example.org: https, no path; http only for this computer.",
      }),
    )
    .min(1)
    .max(10),
  /** Where the browser starts; must have one of the origins. */
  startUrl: z.url().optional(),
  pages: z.array(pageSchema).min(1).max(40),
  identity: identitySchema,
  navigate: z
    .union([
      z.strictObject({
        frame: z.union([frameRefSchema, z.literal("top")]),
        /** An address with `{mrn}` or `{pid}`. */
        urlTemplate: z.string().max(500),
        param: z.enum(["mrn", "pid"]).default("mrn"),
        expect: z.literal("bannerMatches").default("bannerMatches"),
      }),
      z.strictObject({ search: z.array(stepSchema).min(1).max(20) }),
    ])
    .optional(),
  note: documentSchema.optional(),
  data: z.array(dataSchema).max(40).default([]),
  /** Elements that no step may use, in addition to those with the words of `forbiddenWord`. */
  forbidden: z.array(targetSchema).max(40).default([]),
  /** Signs that the person is signed out: patterns of a frame's address, or elements. */
  loggedOut: z
    .array(z.union([patternSchema, targetSchema]))
    .max(20)
    .default([]),
});
export type EhrProfile = z.output<typeof ehrProfileSchema>;
/** A profile as it is written: defaults may be missing. */
export type EhrProfileInput = z.input<typeof ehrProfileSchema>;
