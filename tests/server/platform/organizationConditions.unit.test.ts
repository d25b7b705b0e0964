import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Tables whose rows name their organization. */
const tables = new Set(
  [
    ...readFileSync("tests/server/platform/schema.snapshot.txt", "utf8").matchAll(/^column (\w+)\.organization_id /gm),
  ].map(([, table = ""]) => table),
);

interface Statement {
  /** Module and its member, e.g. `visits/VisitsRepository.delete`. */
  at: string;
  /** Its text, with that of constants which it contains. */
  sql: string;
}

/**
 * Returns the index of the quote that ends the string literal which begins at `from`. The expressions in a template can
 * contain further literals.
 */
function endOfText(source: string, from: number): number {
  const quote = source[from];
  let depth = 0;
  for (let at = from + 1; at < source.length; at += 1) {
    const character = source[at];
    if (character === "\\") at += 1;
    else if (depth === 0 && (character === quote || (quote === '"' && character === "\n"))) return at;
    else if (depth === 0 && quote === "`" && source.startsWith("${", at)) {
      depth = 1;
      at += 1;
    } else if (depth > 0 && (character === "`" || character === '"')) at = endOfText(source, at);
    else if (depth > 0 && character === "{") depth += 1;
    else if (depth > 0 && character === "}") depth -= 1;
  }
  return source.length;
}

/** Returns the string literals and templates of a source, except those in single quotes or comments. */
function textsOf(source: string): { at: number; text: string }[] {
  const texts: { at: number; text: string }[] = [];
  for (let at = 0; at < source.length; at += 1) {
    if (source.startsWith("//", at)) at = source.indexOf("\n", at);
    else if (source.startsWith("/*", at)) at = source.indexOf("*/", at) + 1;
    else if (source[at] === '"' || source[at] === "`") {
      const end = endOfText(source, at);
      texts.push({ at, text: source.slice(at + 1, end) });
      at = end;
    }
  }
  return texts;
}

/** Matches the first line of a method, function or constant; the groups are its name. */
const memberPattern =
  /^(?: {2}(?:private |static )?(?:async )?(\w+)[(<].*|(?:export )?(?:async )?function (\w+)|(?:export )?const (\w+))/gm;

/** Statements of the server that read or write tables with an organization. */
function statements(): Statement[] {
  return globSync("src/server/**/*.ts").flatMap((path) => {
    const source = readFileSync(path, "utf8");
    const constantsIn = (text: string, depth = 0): string[] =>
      [...text.matchAll(/\$\{(\w+)/g)].flatMap(([, name = ""]) => {
        const constant = new RegExp(`const ${name}\\b[^;]*;`).exec(source)?.[0];
        return constant === undefined || depth > 3 ? [] : [constant, ...constantsIn(constant, depth + 1)];
      });
    return textsOf(source)
      .filter(({ text }) => /^\s*(?:select|insert into|update|delete from|with)\s/.test(text))
      .map(({ at: from, text }) => {
        const found = [...source.slice(0, from).matchAll(memberPattern)].at(-1);
        const module = path.replaceAll("\\", "/").replace("src/server/", "").replace(/\.ts$/, "");
        const at = `${module}.${found?.[1] ?? found?.[2] ?? found?.[3] ?? ""}`;
        return { at, sql: [text, ...constantsIn(text)].join(" ").replaceAll(/\s+/g, " ") };
      })
      .filter(({ sql }) =>
        [...sql.matchAll(/\b(?:from|join|update|into) (\w+)/g)].some(([, table = ""]) => tables.has(table)),
      );
  });
}

/**
 * Whether a statement concerns rows of one record or person that the caller names, and has checked: the row itself, the
 * children of a visit, take, document or template, or what a person owns. A foreign key of both columns and a trigger
 * keep a child in its parent's organization. `guess`, `changed`, `moved` and `line` are lists of such keys.
 */
const hasKey = (sql: string): boolean =>
  /\b(?:id|visit_id|take_id|document_id|template_id|owner_id|user_id) = (?:any\()?\$\d/.test(sql) ||
  /\b(?:id|template_id) = (?:guess|changed|moved|line)\.id\b/.test(sql) ||
  /^ ?insert into \w+ \((?:id, )?(?:visit_id|take_id|document_id|template_id), /.test(sql);

/** Statements that use neither the organization nor a key of one record, and why. */
const ofManyOrganizations: Readonly<Record<string, string>> = {
  "admin/AdminRepository.counts": "figures of the whole server, without content",
  "auth/accounts/UsersRepository.emailByUsername": "a username is unique on the server, and is used before the sign-in",
  "auth/accounts/UsersRepository.isEmpty": "whether the server has accounts",
  "auth/accounts/UsersRepository.lockOperators": "operators are the server's",
  "billing/testMode/TestSessionsRepository.find": "by the secret token of a link",
  "notes/DocumentsRepository.selectDocument": "the beginning of statements that have a key",
  "pipeline/ProgressRepository.untranscribedFor": "work of the server: visits that wait for a speech engine",
  "practice/AuditRepository.names":
    "names of those whom entries of the organization's audit log name, operators included",
  "practice/PracticeRepository.selectMembers": "the beginning of statements that have the organization",
  "recording/TakesRepository.missingParts": "parts of takes that the caller has read",
  "templates/TemplatesRepository.newest": "the beginning of statements that have the owner",
  "transcription/UtterancesRepository.newestByVisit": "of the visit in `numberedOf`",
  "transcription/UtterancesRepository.numberedOf": "of the visit that its caller names",
  "transcription/UtterancesRepository.transcriptOf": "of the visit in `numberedOf`",
  "visits/VisitEventsRepository.compact": "work of the server: events that every reader has passed",
  "visits/VisitWorkRepository.claim": "work of the server: the next visit of any organization",
  "visits/VisitsRepository.purgeable": "work of the server: visits that were deleted",
  "visits/VisitsRepository.withoutOwnerTokens": "work of the server: visits whose search tokens are renewed",
};

describe("statements on tables whose rows name their organization", () => {
  const all = statements();
  const others = all.filter(({ sql }) => !/organization_?id/i.test(sql));

  test("use the organization or the key of a record that was checked, except for those listed here", () => {
    expect(tables.size).toBeGreaterThan(15);
    expect(all.length).toBeGreaterThan(150);
    const found = new Set(others.filter(({ sql }) => !hasKey(sql)).map(({ at }) => at));
    expect([...found].toSorted()).toEqual(Object.keys(ofManyOrganizations).toSorted());
  });
});
