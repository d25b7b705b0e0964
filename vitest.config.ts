import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** unit: pure and jsdom, under a minute. server: real PostgreSQL and HTTP. web: the built product in Chromium, real speech. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["tests/{shared,main}/**/*.test.ts", "tests/server/**/*.unit.test.ts"],
        },
      },
      {
        plugins: [react()],
        test: { name: "renderer", environment: "jsdom", include: ["tests/renderer/**/*.test.{ts,tsx}"] },
      },
      {
        test: {
          name: "server",
          globalSetup: "tests/server/globalSetup.ts",
          environment: "node",
          include: ["tests/server/**/*.test.ts"],
          exclude: ["tests/server/**/*.unit.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "web",
          environment: "node",
          include: ["tests/{web,desktop}/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
