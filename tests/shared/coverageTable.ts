import { globSync, readFileSync, writeFileSync } from "node:fs";

/*
 * docs/product-coverage.md: each statement of the product text with the test that proves it. A test lists the
 * statements it proves at the end of its title, "… [P2.60 P9.02]"; `node tests/shared/coverageTable.ts` writes them
 * into the table. Rows that no test proves keep their text.
 */
export const tablePath = "docs/product-coverage.md";
/** Matches a row of the table, with its three cells as groups: statement, text, coverage. */
const rowPattern = /^\| (P\d\.\d\d) \| (.*) \| (.*) \|$/;

export interface Statement {
  id: string;
  text: string;
  proof: string;
}
interface ProvingTest {
  /** Under `tests/`. */
  file: string;
  title: string;
}

/** Returns the statements of the table, in its order. */
export function statementsOf(table: string): Statement[] {
  return table.split("\n").flatMap((line) => {
    const [, id, text, proof] = rowPattern.exec(line) ?? [];
    return id === undefined ? [] : [{ id, text: text ?? "", proof: (proof ?? "").trim() }];
  });
}

/** Returns the tests that prove each statement, by id. */
export function provingTests(): Map<string, ProvingTest[]> {
  const found = new Map<string, ProvingTest[]>();
  const titlePattern = /(["'`])((?:(?!\1)[^\\\n]|\\.)*?((?:\[P\d\.\d\d(?:,? P\d\.\d\d)*\] ?)+))\1/g;
  for (const path of globSync("tests/**/*.test.{ts,tsx}").toSorted()) {
    const file = path.replaceAll("\\", "/").replace(/^tests\//, "");
    for (const [, , title = "", ids = ""] of readFileSync(path, "utf8").matchAll(titlePattern)) {
      for (const [id] of ids.matchAll(/P\d\.\d\d/g)) found.set(id, [...(found.get(id) ?? []), { file, title }]);
    }
  }
  return found;
}

/** A proof in the running product counts most. */
const strongest = ["web/", "desktop/", "server/", "main/", "renderer/", "shared/"];
const strength = ({ file }: ProvingTest): number => strongest.findIndex((folder) => file.startsWith(folder));

/** Returns the name of a test in the table. */
export const proofOf = ({ file, title }: ProvingTest): string =>
  `\`${file}\`: ${title.replace(/( \[P[^\]]*\])+$/, "").replaceAll("|", "\\|")}`;

/** Returns the table with the strongest proof of each statement; a proof whose test is gone is cleared. */
function updated(table: string): string {
  const tests = provingTests();
  const lines = table.split("\n").map((line) => {
    const [statement] = statementsOf(line);
    if (!statement) return line;
    const [first] = (tests.get(statement.id) ?? []).toSorted((a, b) => strength(a) - strength(b));
    const kept = statement.proof.startsWith("`") ? "" : statement.proof;
    return `| ${statement.id} | ${statement.text} | ${first ? proofOf(first) : kept} |`;
  });
  return lines.join("\n");
}

if (import.meta.main) {
  const table = updated(readFileSync(tablePath, "utf8"));
  writeFileSync(tablePath, table);
  const open = statementsOf(table).filter(({ proof }) => proof === "");
  console.log(open.length === 0 ? "Every statement has its proof." : `Open: ${open.map(({ id }) => id).join(" ")}`);
}
