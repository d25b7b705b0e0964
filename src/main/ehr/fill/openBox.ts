import type { Frame, Page } from "playwright-core";
import { findTarget } from "../page/findTarget";
import { isInOrigins } from "../page/frameOrigin";
import { pageKeyOf } from "../page/pageKeyOf";
import { Refusal } from "../page/Refusal";
import { resolveFrame } from "../page/resolveFrame";
import { elementOf, resolveTarget } from "../page/resolveTarget";
import { runSteps } from "../page/runSteps";
import type { FrameRef, Target } from "../profile/ehrProfile";
import { Box } from "./Box";
import type { ComposedField } from "./composeFields";
import type { FillTarget } from "./FillTarget";

/** How many times opening a box is retried. */
const maxRetries = 5;
/** Pause before each retry, in milliseconds. */
const retryAfterMs = 80;

/**
 * Makes sure that the note page is open and runs its `reveal` steps if none of its boxes is there.
 * @throws {Refusal} whose message says why.
 */
export async function openNotePage(target: FillTarget, signal: AbortSignal): Promise<void> {
  const { page, profile } = target;
  const { note } = profile;
  if (!note) throw new Refusal("not_mapped", "This EHR’s profile has no boxes for a note.");
  if ((await pageKeyOf(page, profile)) !== note.page && !(await isNotePage(target)))
    throw new Refusal("no_page", "Open the note page of the EHR first.");
  if (note.reveal && !(await isAnyBoxThere(target))) await runSteps(note.reveal, { page, profile, signal });
}

/** Whether the note page's own pattern and frame match, even if another page of the profile matches first. */
async function isNotePage({ page, profile }: FillTarget): Promise<boolean> {
  const own = profile.pages.filter(({ key }) => key === profile.note?.page);
  return (await pageKeyOf(page, { ...profile, pages: own })) !== null;
}

async function isAnyBoxThere({ page, profile }: FillTarget): Promise<boolean> {
  for (const field of profile.note?.fields ?? [])
    if (await isThere(page, frameOf(profile, field.frame), field.target)) return true;
  return false;
}

/**
 * Opens the box of a field; runs its `reveal` steps if it is not there.
 * @param onRevealed called after these steps.
 * @throws {Refusal} whose message says why.
 */
export async function openBox(
  { field, label }: ComposedField,
  { page, profile }: FillTarget,
  signal: AbortSignal,
  onRevealed: () => Promise<void> = () => Promise.resolve(),
): Promise<Box> {
  const where = { frame: frameOf(profile, field.frame), target: field.target };
  if (field.reveal && !(await isThere(page, where.frame, where.target))) {
    await runSteps(field.reveal, { page, profile, signal });
    await onRevealed();
  }
  const elementName = `the box for ${label}`;
  const findAgain = async (owner: Frame) => elementOf(await findTarget(owner, field.target, "field"), elementName);
  const box = await retryWhileChanging(async () => {
    const { frame, element } = await resolveTarget(page, { ...where, elementName, wanted: "field" });
    return Box.open(frame, element, findAgain);
  });
  requireOrigin(box.frame, profile);
  return box;
}

/**
 * Retries a few times: while a page replaces its fields, it can have a box twice, not at all, or already removed.
 */
async function retryWhileChanging<T>(open: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++)
    try {
      return await open();
    } catch (error) {
      if (retries >= maxRetries) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    }
}

function requireOrigin(frame: Frame, profile: FillTarget["profile"]): void {
  if (!isInOrigins(frame, profile))
    throw new Refusal("origin_not_allowed", "The box belongs to an address that this EHR’s profile doesn’t allow.");
}

const frameOf = (profile: FillTarget["profile"], own: FrameRef | undefined): FrameRef | undefined =>
  own ?? profile.pages.find(({ key }) => key === profile.note?.page)?.frame;

async function isThere(page: Page, ref: FrameRef | undefined, target: Target): Promise<boolean> {
  try {
    return (await findTarget(await resolveFrame(page, ref), target, "field")).state === "once";
  } catch {
    return false;
  }
}
