import type { Page } from "playwright-core";
import type { EhrChart } from "../../../shared/bridge/ehrBridge";
import type { EhrProfile, FrameRef, Target } from "../profile/ehrProfile";
import { findTarget } from "./findTarget";
import { findFrames } from "./resolveFrame";

/**
 * Looks for the targets that a profile expects on a page and returns those that are not found exactly once. Writes
 * nothing. Fields that `reveal` steps open are left out, because they are not on the page before.
 */
export async function checkHealth(page: Page, profile: EhrProfile, key: string | null): Promise<EhrChart["health"]> {
  const { identity, note, pages } = profile;
  const definition = pages.find((each) => each.key === key);
  const faults: EhrChart["health"] = [];
  const check = async (name: string, ref: FrameRef | undefined, target: Target | undefined) => {
    if (!target) return;
    const frames = await findFrames(page, ref);
    const state = frames.length === 1 ? (await findTarget(frames[0]!, target, "field")).state : "none";
    if (state !== "once") faults.push({ target: name, found: state });
  };
  if (definition?.requires || key === note?.page) {
    const { banner } = identity;
    await check("identity.banner.name", banner.frame, banner.name.target);
    await check("identity.banner.dob", banner.frame, banner.dob?.target);
    await check("identity.banner.mrn", banner.frame, banner.mrn?.target);
  }
  if (note && key === note.page && !note.reveal)
    for (const [at, { target, frame, reveal }] of note.fields.entries())
      if (!reveal) await check(`note.fields[${at}].target`, frame ?? definition?.frame, target);
  return faults;
}
