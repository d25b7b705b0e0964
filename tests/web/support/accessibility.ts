import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

interface Axe {
  run(
    options: unknown,
  ): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
}

/** What axe finds wrong with the page as it is (WCAG 2.2 A and AA): a rule and where, a line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(`${axe};undefined`); // as an expression, which the page's own policy does not forbid
  return page.evaluate(async () => {
    // A dialog that is still fading in has no colours of its own yet. What breathes for ever is not waited for.
    const fading = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    // An experimental rule of axe that counts key hints which are hidden from assistive technology.
    const rules = { "label-content-name-mismatch": { enabled: false } };
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({
      runOnly,
      rules,
      resultTypes: ["violations"], // of the rest it need not say where
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
    );
  });
}
