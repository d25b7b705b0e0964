import type { Page } from "playwright-core";

/** Width and height of a page by device. */
const sizes = { desktop: [1440, 900], tablet: [1024, 768], phone: [360, 860] } as const;

/**
 * Saves a screenshot of the page in light and dark colors at each size, for a person to look at. Does nothing unless
 * the environment variable `PICTURES` names a folder. Leaves the page light and as large as a desktop's.
 */
export async function savePictures(
  page: Page,
  name: string,
  devices: readonly (keyof typeof sizes)[] = ["desktop", "phone"],
): Promise<void> {
  const folder = process.env["PICTURES"];
  if (!folder) return;
  for (const device of devices)
    for (const colorScheme of ["light", "dark"] as const) {
      const [width, height] = sizes[device];
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, animations: "disabled" });
    }
  const [width, height] = sizes.desktop;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: "light" });
}
