import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

interface Axe {
  run(
    options: unknown,
  ): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
}

/** Returns axe's violations on the current page (WCAG 2.2 A and AA), one line per rule and element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(`${axe};undefined`); // as an expression, because the page's policy blocks scripts
  return page.evaluate(async () => {
    // Waits for dialogs to fade in, since their colors are not final before, but not for endless animations.
    const fading = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({
      runOnly,
      rules: { "label-content-name-mismatch": { enabled: true } }, // experimental, so not in runOnly
      resultTypes: ["violations"], // other results need no details
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
    );
  });
}
