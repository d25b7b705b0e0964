/// <reference lib="dom" />
import type { ElementHandle, Frame } from "playwright-core";
import { type DateOrder, readBirthDate } from "../identity/readBirthDate";
import { isSameName } from "../identity/isSameName";
import { findTarget } from "../page/findTarget";
import type { EhrProfileInput, Extract } from "../profile/ehrProfile";
import { escapePattern, matchPattern, patternFault } from "../profile/matchPattern";
import { buildTarget } from "./buildTarget";
import { describeElement } from "./describeElement";
import { frameRefOf } from "./frameRefOf";
import type { PatientText } from "./hasPatientData";
import { type DerivedReading, deriveReading, digitsPattern, type Identifier } from "./deriveReading";
import { isId } from "./urlPattern";

type FormIdentity = NonNullable<EhrProfileInput["identity"]["form"]>;

/** What ties a frame to its patient; `form` is null if nothing does. */
export interface DerivedForm {
  form: FormIdentity | null;
  /** Reads the internal number in the banner's frame, if the form has that instead of the record number. */
  pidToMrn?: Extract;
}

/** Minimum length of a record number without its letters and zeros; a shorter one may be there by chance. */
const minLength = 3;

/** The patient whose note is open. */
interface Shown {
  mrn: string | null;
  name: string | null;
  /** The birth date, e.g. "1961-03-14". */
  birthDate: string | null;
  /** The EHR's internal number; null if it is not known. */
  pid: string | null;
  /** How the record number is read in the banner's frame. */
  mrnExtract: Extract | null;
  /** Texts of the patients, which must not be in the profile. */
  secrets: PatientText[];
}

/** A number that the note may have, and how it is read in the banner's frame if it is not the record number. */
interface Candidate {
  number: string;
  pidToMrn?: Extract;
}

/**
 * Finds what ties the open note to its patient: a hidden input of the form, the address of its frame or of one that
 * contains it, or a text of its document. It must have the record number (also without its letters and leading zeros),
 * or the internal number if this is in the banner's frame too. Without a number, the document must have the patient's
 * name and birth date.
 */
export async function findFormIdentity(
  note: Frame,
  banner: Frame,
  shown: Shown,
  values: string[],
): Promise<DerivedForm> {
  for (const { number, pidToMrn } of await candidatesOf(banner, shown))
    for (const frame of framesWithoutBanner(note, banner)) {
      const mrnOrPid =
        (await hiddenInput(frame, number)) ??
        inAddress(frame.url(), number) ??
        (frame === banner ? null : await inText(frame, "mrn", number, shown.secrets));
      const form = mrnOrPid && (await formIn(frame, { mrnOrPid }, values));
      if (form) return { form, ...(pidToMrn ? { pidToMrn } : {}) };
    }
  return { form: await nameAndBirthDate(note, banner, shown, values) };
}

/**
 * Returns how name and birth date are read in the note's document; null unless it shows both. Two patients can have the
 * same name.
 */
async function nameAndBirthDate(note: Frame, banner: Frame, shown: Shown, values: string[]) {
  const { name, birthDate, secrets } = shown;
  if (note === banner || name === null || birthDate === null) return null;
  const found = {
    name: await inText(note, "name", name, secrets),
    dob: await inText(note, "dob", birthDate, secrets),
  };
  return found.name && found.dob ? formIn(note, { name: found.name, dob: found.dob }, values) : null;
}

/**
 * Returns the note's frame and the frames that contain it but not the banner: a page can change its banner and its own
 * address while a frame in it keeps the form of the previous patient.
 */
function framesWithoutBanner(note: Frame, banner: Frame): Frame[] {
  const withBanner = new Set<Frame>();
  for (let each: Frame | null = banner; each; each = each.parentFrame()) withBanner.add(each);
  const frames = [note];
  for (let each = note.parentFrame(); each && !withBanner.has(each) && note !== banner; each = each.parentFrame())
    frames.push(each);
  return frames;
}

async function formIn(frame: Frame, form: Omit<FormIdentity, "frame">, values: string[]): Promise<FormIdentity | null> {
  const ref = await frameRefOf(frame, values);
  return ref === null ? null : { frame: ref ?? { chain: [] }, ...form };
}

async function candidatesOf(banner: Frame, { mrn, pid, mrnExtract }: Shown): Promise<Candidate[]> {
  const found: Candidate[] = mrn === null ? [] : [{ number: mrn }];
  if (mrn !== null && mrnExtract)
    for (const isPlain of [false, true]) {
      const pattern = digitsPattern(mrnExtract.pattern, isPlain);
      const number = matchPattern(digitsPattern(undefined, isPlain), mrn)?.groups["pid"];
      if (
        number &&
        number.length >= minLength &&
        !found.some((each) => each.number === number) &&
        patternFault(pattern) === null
      )
        found.push({ number, pidToMrn: { ...mrnExtract, pattern } });
    }
  const pidToMrn = pid === null || found.some(({ number }) => number === pid) ? null : await numberIn(banner, pid);
  return pid !== null && pidToMrn ? [...found, { number: pid, pidToMrn }] : found;
}

/** Returns how the identifier is read from an element of a frame with text of its own; null if none has it. */
async function inText(
  frame: Frame,
  identifier: Identifier,
  value: string,
  patients: readonly PatientText[],
): Promise<Extract | null> {
  const elements = await frame.evaluateHandle(
    elementsWith,
    identifier === "dob" ? value.slice(0, 4) : longestWord(value),
  );
  for (const handle of (await elements.getProperties()).values()) {
    const element = handle.asElement() as ElementHandle<Element> | null;
    if (!element) continue;
    const seen = await describeElement(element);
    const reading = readingOf(identifier, seen.text, value);
    if (!reading) continue;
    const secrets = [...patients, { identifier, text: value }, { identifier, text: reading.text }];
    const target = await buildTarget(frame, element, seen, { purpose: "text", secrets });
    const { pattern, dateFormat } = reading;
    if (target.length > 0)
      return { target, from: "text", ...(pattern === undefined ? {} : { pattern }), ...(dateFormat && { dateFormat }) };
  }
  return null;
}

/**
 * Returns how this value is read from a text; null if the text has another one, or it is not certain how to read it.
 */
function readingOf(identifier: Identifier, text: string, value: string): DerivedReading | null {
  if (identifier === "name") return readingOfName(text, value);
  if (identifier === "dob") return readingOfDate(text, value);
  const reading = deriveReading(identifier, text);
  return reading?.text === value ? reading : null;
}

/**
 * Returns how this birth date is read from a text. Its numbers can mean two dates, so the order of day and month is the
 * one that gives this date; null if the text has another date, or if both orders give it, as on the 5th of May. Pure.
 * @param date e.g. "1961-03-14".
 */
export function readingOfDate(text: string, date: string): DerivedReading | null {
  const reading = deriveReading("dob", text);
  if (!reading) return null;
  const { dateFormat: _, ...rest } = reading;
  if (!/^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/.test(reading.text))
    return readBirthDate(reading.text, "ymd") === date ? rest : null;
  const orders: DateOrder[] = ["mdy", "dmy"];
  const [order, other] = orders.filter((each) => readBirthDate(reading.text, each) === date);
  return order && !other ? { ...rest, dateFormat: order } : null;
}

/** Maximum number of words before a name, e.g. two in "Progress note Lopez, Maria". */
const maxWordsBefore = 6;
/** Source of a pattern for any word and the space after it: the words before a name can differ from note to note. */
const anyWord = "\\S{1,40}\\s{1,9}";

/**
 * Returns how this name is read from a text that may have other words before it; null if it is not there. Pure.
 */
export function readingOfName(text: string, name: string): DerivedReading | null {
  const plain = text.trim();
  const starts = [0, ...[...plain.matchAll(/\s+/g)].map((space) => space.index + space[0].length)];
  for (const [count, start] of starts.slice(0, maxWordsBefore + 1).entries()) {
    const reading = deriveReading("name", plain.slice(start));
    if (!reading || isSameName(reading.text, name) !== true) continue;
    if (start === 0) return reading;
    const rest = reading.pattern?.replace(/^\^/, "") ?? "(?<name>.+)";
    return { ...reading, pattern: `^${anyWord.repeat(count)}${rest}` };
  }
  return null;
}

/** Returns the longest word of a text without accents, in lower case. */
const longestWord = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}./-]+/u)
    .toSorted((a, b) => b.length - a.length)[0]!;

/** Runs in the page. Returns visible elements with a word in text of their own, at most `maxElements`. */
function elementsWith(word: string): Element[] {
  const maxElements = 30;
  const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const hasWord = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && plain(node.textContent ?? "").includes(word));
  const skipped = "script, style, option, textarea, select, button, [contenteditable]";
  return [...document.querySelectorAll("body *")]
    .filter((element) => hasWord(element) && !element.closest(skipped) && element.checkVisibility())
    .slice(0, maxElements);
}

async function hiddenInput(frame: Frame, number: string): Promise<Extract | null> {
  const names = await frame.evaluate(
    (value) =>
      [...document.querySelectorAll<HTMLInputElement>("input[type=hidden][name]")]
        .filter((each) => each.value === value)
        .map((each) => each.name),
    number,
  );
  for (const name of names) {
    const target = [{ name, visible: false }];
    if ((await findTarget(frame, target)).state === "once") return { target, from: "text" };
  }
  return null;
}

/** Returns how the number is read from an address that has it as a parameter or as a part of its path. Pure. */
export function inAddress(url: string, number: string): Extract | null {
  if (!/^https?:/.test(url)) return null;
  const { asParameter, inPath } = addressPatterns(number);
  const parameter = asParameter.exec(url)?.[1];
  if (parameter) return { from: "url", pattern: `[?&]${escapePattern(parameter)}=(?<value>[^&#]+)` };
  const [, path = "", before] = inPath.exec(url) ?? [];
  if (before === undefined) return null;
  if (!isId(before)) return { from: "url", pattern: `/${escapePattern(before)}/(?<value>[^/?#]+)` };
  const segments = path.split("/").map((segment) => (isId(segment) ? "[^/?#]+" : escapePattern(segment)));
  const pattern = `^https?://[^/]+${segments.join("/")}/(?<value>[^/?#]+)`;
  return patternFault(pattern) === null ? { from: "url", pattern } : null;
}

/** Returns what finds a number in an address: the name of its parameter, or the path before it and its last part. */
export function addressPatterns(number: string): { asParameter: RegExp; inPath: RegExp } {
  const encoded = escapePattern(encodeURIComponent(number.toWellFormed()));
  return {
    asParameter: new RegExp(`[?&]([^=&#?]+)=${encoded}(?:[&#]|$)`),
    inPath: new RegExp(`^https?://[^/]+((?:/[^/?#]+)*?/([^/?#]+))/${encoded}(?:[/?#]|$)`),
  };
}

/** Finds the number in the banner's frame: in its address, or in an attribute of an element that occurs once. */
async function numberIn(banner: Frame, number: string): Promise<Extract | null> {
  const address = inAddress(banner.url(), number);
  if (address) return address;
  const seen = await banner.evaluate(attributesWith, number);
  for (const { css, attribute, before } of seen) {
    const target = [{ css, visible: true }];
    const mark = escapePattern(before).replaceAll(/\d+/g, "\\d{1,20}");
    const after = before === "" ? "^(?<value>[^&#/?\"']+)$" : `${mark}(?<value>[^&#/?"'),]+)`;
    if ((await findTarget(banner, target)).state === "once") return { target, from: "text", attribute, pattern: after };
  }
  return null;
}

/** Runs in the page. Returns the attributes of visible elements that have this number as a whole value or parameter. */
function attributesWith(number: string): { css: string; attribute: string; before: string }[] {
  const maxAttributes = 20;
  const found: { css: string; attribute: string; before: string }[] = [];
  for (const element of document.querySelectorAll("body *")) {
    const [first] = [...element.classList].filter((name) => /^[A-Za-z][\w-]*$/.test(name) && !name.includes(number));
    const id = /^[A-Za-z][\w-]*$/.test(element.id) && !element.id.includes(number) ? `#${element.id}` : null;
    const css = id ?? (first === undefined ? null : `${element.localName}.${first}`);
    if (!css || !element.checkVisibility()) continue;
    for (const { name, value } of element.attributes) {
      if (!/^(?:href|value|data-[\w-]+|onclick)$/.test(name)) continue;
      const parts = value.split(/([?&/=#"'(),])/);
      const at = parts.indexOf(number);
      if (at < 0) continue;
      found.push({ css, attribute: name, before: parts.slice(Math.max(0, at - 2), at).join("") });
    }
  }
  return found.slice(0, maxAttributes);
}
