/// <reference lib="dom" />
import type { Frame } from "playwright-core";
import { findTarget } from "../page/findTarget";
import type { EhrProfileInput, Extract } from "../profile/ehrProfile";
import { escapePattern } from "../profile/pattern";
import { frameRefOf } from "./frameRefOf";

type FormIdentity = NonNullable<EhrProfileInput["identity"]["form"]>;

export interface DerivedForm {
  form: FormIdentity | null;
  /** Reads the internal number in the banner's frame, if the form has that instead of the record number. */
  pidToMrn?: Extract;
}

/** The patient whose note is open. */
interface Shown {
  mrn: string | null;
  /** The EHR's internal number; null if it is not known. */
  pid: string | null;
}

/**
 * Finds what ties the open note to its patient: a hidden input of the form, or the address of its frame or of a frame
 * around it, that has the record number or the internal number. The internal number must also be in the banner's frame.
 */
export async function findFormIdentity(
  note: Frame,
  banner: Frame,
  shown: Shown,
  values: string[],
): Promise<DerivedForm> {
  for (const number of [shown.mrn, shown.pid]) {
    if (number === null) continue;
    const isPid = number !== shown.mrn;
    const pidToMrn = isPid ? await numberIn(banner, number) : null;
    if (isPid && !pidToMrn) continue;
    for (let frame: Frame | null = note; frame; frame = frame.parentFrame()) {
      const mrnOrPid = (await hiddenInput(frame, number)) ?? inAddress(frame.url(), number);
      const ref = mrnOrPid && (await frameRefOf(frame, values));
      if (!mrnOrPid || ref === null) continue;
      const form = { frame: ref ?? { chain: [] }, mrnOrPid };
      return { form, ...(pidToMrn ? { pidToMrn } : {}) };
    }
  }
  return { form: null };
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
  const encoded = escapePattern(encodeURIComponent(number));
  const parameter = new RegExp(`[?&]([^=&#?]+)=${encoded}(?:[&#]|$)`).exec(url)?.[1];
  if (parameter) return { from: "url", pattern: `[?&]${escapePattern(parameter)}=(?<value>[^&#]+)` };
  const before = new RegExp(`/([^/?#]+)/${encoded}(?:[/?#]|$)`).exec(url)?.[1];
  return before ? { from: "url", pattern: `/${escapePattern(before)}/(?<value>[^/?#]+)` } : null;
}

/** Finds the number in the banner's frame: in its address, or in an attribute of an element that is there once. */
async function numberIn(banner: Frame, number: string): Promise<Extract | null> {
  const address = inAddress(banner.url(), number);
  if (address) return address;
  const seen = await banner.evaluate(attributesWith, number);
  for (const { css, attribute, before } of seen) {
    const target = [{ css, visible: true }];
    const after = before === "" ? "^(?<value>[^&#/?\"']+)$" : `${escapePattern(before)}(?<value>[^&#/?"'),]+)`;
    if ((await findTarget(banner, target)).state === "once") return { target, from: "text", attribute, pattern: after };
  }
  return null;
}

/** Runs in the page. Returns the attributes of visible elements that have this number as a whole value or parameter. */
function attributesWith(number: string): { css: string; attribute: string; before: string }[] {
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
  return found.slice(0, 20);
}
