import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

/**
 * Test files that take half a minute or more although their source is short. In a fresh clone vitest begins with the
 * longest source: without this list, they would begin last, and the project's other workers would have nothing to do.
 */
const slow = [
  "tests/server/platform/serverProcess.test.ts",
  "tests/server/platform/nothingLost.test.ts",
  "tests/server/security/anonymousMemory.test.ts",
  "tests/server/transcription/transcribeVisit.test.ts",
  "tests/desktop/crash.test.ts",
  "tests/desktop/signInFaults.test.ts",
  "tests/desktop/ehr.test.ts",
  "tests/desktop/start.test.ts",
];

/** Begins each project with its slow files, in the order above; the others follow in vitest's own order. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => (a.project.name === b.project.name ? rank(a) - rank(b) : 0));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const index = slow.findIndex((path) => moduleId.replaceAll("\\", "/").endsWith(path));
  return index < 0 ? slow.length : index;
}
