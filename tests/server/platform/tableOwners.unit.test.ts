import { readFileSync, globSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";

/**
 * Modules other than `*Repository.ts` that run SQL: the database itself, and the owners of a table the platform needs.
 */
const others = [
  "src/server/platform/audit/recordAudit.ts",
  "src/server/platform/database/Database.ts",
  "src/server/platform/database/migrate.ts",
  "src/server/platform/database/servingRole.ts",
  "src/server/platform/Notifications.ts",
];
const sources = globSync("src/server/**/*.ts").map((path) => ({
  path: path.replaceAll("\\", "/"),
  text: readFileSync(path, "utf8"),
}));
const mayQuery = ({ path }: { path: string }): boolean =>
  basename(path).endsWith("Repository.ts") || others.includes(path);

/** Tables that a text writes, as its statements name them. */
function written(text: string): string[] {
  const writePattern =
    /\b(?:insert into|delete from|update)\s+([a-z_]+)\s+(?:[a-z]+\s+)?(?=set\b|\(|where\b|old\b|w\b)/g;
  return [...new Set([...text.matchAll(writePattern)].map(([, table = ""]) => table))];
}

describe("SQL", () => {
  test("is found in repositories and the owners of the platform's tables alone", () => {
    const queryPattern = /\.query[<(]|["`](?:select \S+ from|insert into|delete from|update [a-z_]+ set)\b/;
    const strays = sources.filter((file) => !mayQuery(file) && queryPattern.test(file.text)).map(({ path }) => path);
    expect(strays).toEqual([]);
  });

  test("writes each table from one module", () => {
    const owners = new Map<string, string[]>();
    for (const { path, text } of sources.filter(mayQuery))
      for (const table of written(text)) owners.set(table, [...(owners.get(table) ?? []), path]);
    expect(owners.get("visits")).toEqual(["src/server/visits/VisitsRepository.ts"]);
    expect([...owners].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });
});
