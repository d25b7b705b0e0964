import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Files outside `renderer/format` that may format dates: they read parts of dates or check a time zone and show
 * nothing, or write the days of a printed document, which do not follow the reader's language and are the same for page
 * and server.
 */
const exceptions = ["patients/age.ts", "visits/timeZoneSchema.ts", "notes/printDocument.ts"];

test("dates and times are formatted in renderer/format only", () => {
  const offenders = ["src/renderer", "src/shared"].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !/^format[\\/]/.test(path) && !exceptions.includes(path))
      .filter((path) =>
        /Intl\.DateTimeFormat|\.toLocale(Date|Time)?String\(|\.to(Date|Time)String\(/.test(
          readFileSync(join(root, path), "utf8"),
        ),
      ),
  );
  expect(offenders).toEqual([]);
});
