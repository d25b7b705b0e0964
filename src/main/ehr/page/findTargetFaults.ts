import type { Page } from "playwright-core";
import type { EhrChart } from "../../../shared/bridge/ehrBridge";
import type { EhrProfile, FrameRef, Target } from "../profile/ehrProfile";
import { findTarget, type Wanted } from "./findTarget";
import { findFrames } from "./resolveFrame";

/**
 * Looks for the banner and the note fields that a profile expects on a page, and returns those that are not found
 * exactly once. Leaves out fields that `reveal` steps must open first (all of them if the note itself has such steps).
 */
export async function findTargetFaults(
  page: Page,
  profile: EhrProfile,
  key: string | null,
): Promise<EhrChart["health"]> {
  const { identity, note, pages } = profile;
  const definition = pages.find((each) => each.key === key);
  const faults: EhrChart["health"] = [];
  const check = async (name: string, ref: FrameRef | undefined, target: Target | undefined, wanted: Wanted) => {
    if (!target) return;
    const frames = await findFrames(page, ref);
    const state = frames.length > 1 ? "many" : frames[0] ? (await findTarget(frames[0], target, wanted)).state : "none";
    if (state !== "once") faults.push({ target: name, found: state });
  };
  if (definition?.requires || key === note?.page) {
    const { banner } = identity;
    await check("identity.banner.name", banner.frame, banner.name.target, "text");
    await check("identity.banner.dob", banner.frame, banner.dob?.target, "text");
    await check("identity.banner.mrn", banner.frame, banner.mrn?.target, "text");
  }
  if (note && key === note.page && !note.reveal)
    for (const [index, { target, frame, reveal }] of note.fields.entries())
      if (!reveal) await check(`note.fields[${index}].target`, frame ?? definition?.frame, target, "field");
  return faults;
}
