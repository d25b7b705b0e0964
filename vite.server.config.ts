import { existsSync } from "node:fs";
import { defineConfig } from "vite";

/** Entry points: the server, the command-line tools and the threads and processes that the server starts. */
const entries = {
  standalone: "src/server/standalone.ts",
  embedded: "src/server/embedded.ts",
  "check-note": "src/server/commands/check-note.ts",
  draft: "src/server/commands/draft.ts",
  ehr: "src/main/ehr/shell/ehr.ts",
  facts: "src/server/commands/facts.ts",
  "rotate-key": "src/server/commands/rotate-key.ts",
  transcribe: "src/server/commands/transcribe.ts",
  recognizerProcess: "src/server/transcription/engines/recognizerProcess.ts",
  noteThread: "src/server/notes/thread/noteThread.ts",
  exportThread: "src/server/exports/thread/exportThread.ts",
  detectorThread: "src/server/transcription/detection/detectorThread.ts",
};

/** Native packages, which cannot be bundled, and playwright-core, which finds its own files by their path. */
const native = ["@node-rs/argon2", "sherpa-onnx-node", "pg-native", "playwright-core"];

/**
 * Builds the server and its command-line tools into one folder of ES modules. Packages are bundled, because resolving
 * their files took half of the startup time.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: native },
  build: {
    ssr: true,
    license: { fileName: "licenses.txt" },
    target: "node24",
    outDir: "out/server",
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(path))),
      // One folder: modules resolve its siblings (out/web, resources) relative to their own path.
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
