import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Files outside of `renderer/format` that read parts of dates or check a time zone, and show nothing. */
const readers = ["patients/age.ts", "visits/timeZoneSchema.ts"];

test("dates and times are formatted in renderer/format only", () => {
  const offenders = ["src/renderer", "src/shared"].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !/^format[\\/]/.test(path) && !readers.includes(path))
      .filter((path) =>
        /Intl\.DateTimeFormat|\.toLocale(Date|Time)?String\(|\.to(Date|Time)String\(/.test(
          readFileSync(join(root, path), "utf8"),
        ),
      ),
  );
  expect(offenders).toEqual([]);
});
