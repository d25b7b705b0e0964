import type { ElementHandle, Frame } from "playwright-core";
import { findTarget, type Wanted } from "../page/findTarget";
import type { Target, TargetCandidate } from "../profile/ehrProfile";
import type { ElementInfo } from "./describeElement";
import { hasPatientData, type PatientText } from "./hasPatientData";

/** Maximum number of candidates in a target. */
const maxCandidates = 3;

/**
 * Returns up to three ways to find an element again, the most reliable first. Tried for a box: its label, its `name`
 * attribute, the texts beside it, CSS. For a text: a selector with an id, class or attribute, the text beside it, other
 * CSS. For a button or link: its role and words, CSS. Keeps only those that currently find this element or one around
 * it, and nothing else; empty if none does.
 * @param purpose `field` a box, `text` an element that is read, `press` one that a step clicks.
 * @param secrets texts of the patients, which no candidate may contain.
 */
export async function buildTarget(
  frame: Frame,
  element: ElementHandle,
  seen: ElementInfo,
  { purpose, secrets }: { purpose: Wanted | "press"; secrets: readonly PatientText[] },
): Promise<Target> {
  const target: Target = [];
  const wanted = purpose === "press" ? "text" : purpose;
  for (const candidate of candidatesOf(seen, purpose)) {
    if (target.length === maxCandidates) break;
    if (hasSecret(candidate, secrets)) continue;
    const found = await findTarget(frame, [candidate], wanted);
    if (found.state === "once" && (await isOrContains(found.element, element))) target.push(candidate);
  }
  return target;
}

function candidatesOf(seen: ElementInfo, purpose: Wanted | "press"): TargetCandidate[] {
  const { label, role, words, name, near, css } = seen;
  const selectors = css.map((selector) => ({ css: selector, visible: true }));
  if (purpose === "press") return role && words ? [{ role, name: words, visible: true }, ...selectors] : selectors;
  const texts = near.map((text) => ({ nearText: text, visible: true }));
  if (purpose === "text") {
    const [first, ...others] = selectors;
    const isNamed = first !== undefined && !first.css.includes(" > ") && /[#.[]/.test(first.css);
    return isNamed ? [first, ...texts.slice(0, 1), ...others] : [...texts.slice(0, 1), ...selectors];
  }
  const labeled = label ? [{ label, visible: true }] : [];
  const named = name && !/\d{3,}/.test(name) ? [{ name, visible: true }] : [];
  return [...labeled, ...named, ...texts.slice(0, 2), ...selectors];
}

/**
 * Returns whether the element found is the one that was clicked or contains it: a click in a rich-text editor hits a
 * paragraph inside the box.
 */
const isOrContains = (found: ElementHandle, element: ElementHandle): Promise<boolean> =>
  found.evaluate((a, b) => a === b || (b instanceof Node && a.contains(b)), element);

const hasSecret = (candidate: TargetCandidate, secrets: readonly PatientText[]): boolean =>
  Object.values(candidate).some((text) => typeof text === "string" && hasPatientData(text, secrets));
