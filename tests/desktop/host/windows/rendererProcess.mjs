import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { notImplemented } from "../gaps.mjs";
import { host } from "../host.mjs";

/** Process ids of windows' pages. Chromium lists its renderers without their pages, so windows claim unclaimed ones. */
const claimed = new Map();

/** Finds the process of a window's current page, after the processes of earlier pages have exited. */
export async function claimProcess(window) {
  claimed.delete(window);
  for (let attempt = 0; attempt < 100 && !window.isDestroyed() && !claimed.has(window); attempt++) {
    await tryToClaim(window);
    await setTimeout(50);
  }
}

async function tryToClaim(window) {
  const { processInfo } = await host.devtools.send("SystemInfo.getProcessInfo");
  const renderers = processInfo
    .filter(({ type, id }) => type === "renderer" && !isBrowserProcess(id))
    .map(({ id }) => id);
  for (const [owner, id] of claimed) if (!renderers.includes(id)) claimed.delete(owner);
  const others = new Set(claimed.values());
  const free = renderers.filter((id) => !others.has(id));
  if (free.length === 1) claimed.set(window, free[0]);
}

/** @returns {number} @throws while it is unknown */
export function processOf(window) {
  const id = claimed.get(window);
  if (id === undefined) throw notImplemented("WebContents.getOSProcessId while several processes could be it");
  return id;
}

/** Whether the process belongs to Chromium's own frame around the page, which is also a renderer. */
function isBrowserProcess(id) {
  try {
    return readFileSync(`/proc/${id}/cmdline`, "utf8").includes("--top-chrome-webui");
  } catch {
    return true; // it has exited in the meantime
  }
}
