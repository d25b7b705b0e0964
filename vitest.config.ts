import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./tests/SlowestFirst.ts";

/** Without a locale, Chromium names downloads in ASCII only. */
const utf8 = { LANG: "C.UTF-8" };

/**
 * The test projects. unit and renderer: pure code and jsdom. server: real PostgreSQL and HTTP. web: the built product
 * in Chromium with real speech. desktop: the built app driven by Playwright's `_electron`, on Electron or on our own
 * host. screens: the web app without audio, several files in parallel. The files of a worker share one module
 * environment (`isolate: false`): a new one per file took four fifths of the time of the first two projects and 2 s per
 * file of the last three. Projects with different numbers of workers run one after the other (`groupOrder`), as vitest
 * requires if the files of one run belong to several of them.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          setupFiles: ["tests/ownFolder.ts", "tests/waitLonger.ts"],
          isolate: false,
          maxWorkers: 2, // vitest leaves a processor idle by default, half of a small machine
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          include: ["tests/{shared,main}/**/*.test.ts", "tests/server/**/*.unit.test.ts"],
        },
      },
      {
        plugins: [react()],
        test: {
          name: "renderer",
          environment: "jsdom",
          isolate: false,
          maxWorkers: 2,
          setupFiles: ["tests/renderer/setup.ts", "tests/waitLonger.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          include: ["tests/renderer/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          name: "server",
          sequence: { groupOrder: 1 },
          isolate: false,
          maxWorkers: 4, // mostly waiting for databases and recognizers
          globalSetup: "tests/server/globalSetup.ts",
          setupFiles: ["tests/ownFolder.ts", "tests/waitLonger.ts"],
          environment: "node",
          include: ["tests/server/**/*.test.ts"],
          exclude: ["tests/server/**/*.unit.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: "web",
          sequence: { groupOrder: 2 },
          environment: "node",
          env: utf8,
          isolate: false,
          setupFiles: ["tests/ownFolder.ts", "tests/waitLonger.ts"],
          include: ["tests/web/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 2, // mostly waiting for speech
        },
      },
      {
        test: {
          name: "desktop",
          sequence: { groupOrder: 3 },
          environment: "node",
          isolate: false,
          setupFiles: ["tests/ownFolder.ts", "tests/waitLonger.ts"],
          include: ["tests/desktop/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "screens",
          sequence: { groupOrder: 4 },
          environment: "node",
          env: utf8,
          isolate: false,
          setupFiles: ["tests/ownFolder.ts", "tests/waitLonger.ts"],
          include: ["tests/web/screens/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
});
