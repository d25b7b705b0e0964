import type { z } from "zod";
import { type EhrProfile, ehrProfileSchema, type Step, type Target } from "./ehrProfile";
import { forbiddenWord } from "./forbiddenWord";
import { originOf } from "./isAllowedOrigin";

/** What is wrong with a profile. `field` is its path, e.g. `note.fields[0].target`. */
export interface ProfileFault {
  field: string;
  message: string;
}

/** A valid profile, or what is wrong with it. */
export type ParsedProfile = { ok: true; profile: EhrProfile } | { ok: false; faults: ProfileFault[] };

/** Maximum size of a profile as text, in characters. */
const maxProfileLength = 200_000;

/** Parses and checks a profile. @param input JSON text or its value. */
export function parseProfile(input: unknown): ParsedProfile {
  const value = typeof input === "string" ? fromText(input) : input;
  if (value === undefined) return { ok: false, faults: [{ field: "", message: "This is not an EHR profile." }] };
  const parsed = ehrProfileSchema.safeParse(withoutOldFields(value));
  if (!parsed.success) return { ok: false, faults: parsed.error.issues.flatMap(faultsOf) };
  const faults = [...referenceFaults(parsed.data), ...stepFaults(parsed.data)];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, profile: parsed.data };
}

/**
 * Leaves out `identity.fallback`, which earlier profiles could have and which was never used: reading a second page
 * would change the current patient of some EHRs.
 */
function withoutOldFields(value: unknown): unknown {
  if (!isObject(value) || !isObject(value["identity"])) return value;
  const { fallback: _, ...identity } = value["identity"];
  return { ...value, identity };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function fromText(text: string): unknown {
  if (text.length > maxProfileLength) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the faults of a schema issue; for a union, those of the alternative that failed deepest. */
function faultsOf(issue: z.core.$ZodIssue): ProfileFault[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ field: pathText([...issue.path, key]), message: "There is no such field." }));
  const field = pathText(issue.path);
  if (issue.code !== "invalid_union") return [{ field, message: issue.message }];
  const alternatives = issue.errors.map((issues) =>
    issues.flatMap((inner) => faultsOf({ ...inner, path: [...issue.path, ...inner.path] })),
  );
  const deepest = alternatives
    .filter((faults) => faults.length > 0)
    .toSorted((a, b) => longestField(b) - longestField(a))[0];
  return deepest ?? [{ field, message: issue.message }];
}

const longestField = (faults: ProfileFault[]): number => Math.max(...faults.map(({ field }) => field.length));

const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");

/** Returns the faults of fields that refer to other parts of the profile. */
function referenceFaults(profile: EhrProfile): ProfileFault[] {
  const faults: ProfileFault[] = [];
  const keys = profile.pages.map(({ key }) => key);
  const twice = keys.findIndex((key, at) => keys.indexOf(key) !== at);
  if (twice >= 0) faults.push({ field: `pages[${twice}].key`, message: "Another page has this key." });
  if (profile.note && !keys.includes(profile.note.page))
    faults.push({ field: "note.page", message: `There is no page "${profile.note.page}".` });
  for (const [at, { page }] of profile.data.entries())
    if (page !== undefined && !keys.includes(page))
      faults.push({ field: `data[${at}].page`, message: `There is no page "${page}".` });
  const putIn = profile.note?.unmapped.startsWith("put-in:") ? profile.note.unmapped.slice("put-in:".length) : null;
  if (putIn !== null && !profile.note?.fields.some(({ section }) => [section].flat().includes(putIn)))
    faults.push({ field: "note.unmapped", message: `No field has the section "${putIn}".` });
  return [...faults, ...addressFaults(profile)];
}

function addressFaults({ origins, startUrl, navigate }: EhrProfile): ProfileFault[] {
  const faults: ProfileFault[] = [];
  const isOurs = (url: string) => origins.includes(originOf(URL.parse(url, origins[0])?.href ?? "") ?? "");
  const require = (field: string, url: string | undefined) => {
    if (url !== undefined && !isOurs(url)) faults.push({ field, message: "This address has none of the origins." });
  };
  require("startUrl", startUrl);
  if (navigate && "urlTemplate" in navigate) {
    require("navigate.urlTemplate", navigate.urlTemplate);
    if (!navigate.urlTemplate.includes(`{${navigate.param}}`))
      faults.push({ field: "navigate.urlTemplate", message: `The address must contain {${navigate.param}}.` });
  }
  return faults;
}

/** Returns the faults of steps: clicks on forbidden elements, and actions that are not allowed there. */
function stepFaults(profile: EhrProfile): ProfileFault[] {
  const { note, navigate } = profile;
  const search = navigate && "search" in navigate ? navigate.search : [];
  const reveals: [string, Step[] | undefined][] = [["note.reveal", note?.reveal]];
  for (const [at, { reveal }] of note?.fields.entries() ?? []) reveals.push([`note.fields[${at}].reveal`, reveal]);
  return [
    ...reveals.flatMap(([field, steps]) => stepsFaults(field, steps ?? [], false)),
    ...stepsFaults("navigate.search", search, true),
    ...(note?.fields ?? []).flatMap(({ target }, at) => hiddenFaults(`note.fields[${at}].target`, target)),
  ];
}

const stepsFaults = (field: string, steps: readonly Step[], isSearch: boolean): ProfileFault[] =>
  steps.flatMap((step, at) => {
    const own = `${field}[${at}]`;
    const word = forbiddenIn(step.target);
    if (step.action !== "waitFor" && word !== null)
      return [{ field: `${own}.target`, message: `Steps never use "${word}": that is for the clinician.` }];
    if (!isSearch && (step.action === "type" || step.action === "press"))
      return [{ field: `${own}.action`, message: `"${step.action}" is for finding a patient only.` }];
    if (step.action === "press" && step.value !== "Enter")
      return [{ field: `${own}.value`, message: "Only Enter can be pressed." }];
    if ((step.action === "type" || step.action === "select") && step.value === undefined)
      return [{ field: `${own}.value`, message: "A value is missing." }];
    return hiddenFaults(`${own}.target`, step.target);
  });

const hiddenFaults = (field: string, target: Target): ProfileFault[] =>
  target.some(({ visible }) => !visible) ? [{ field, message: "Hidden elements can be read, but not used." }] : [];

/** Returns a forbidden word in how an element is found; null if there is none. */
function forbiddenIn(target: Target): string | null {
  const texts = target.flatMap(({ name, label, nearText, css }) => [name, label, nearText, css]);
  for (const text of texts) {
    const word = text === undefined ? null : forbiddenWord(text);
    if (word !== null) return word;
  }
  return null;
}
