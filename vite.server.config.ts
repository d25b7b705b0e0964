import { existsSync } from "node:fs";
import { defineConfig } from "vite";

/** What can be started: the server, the command-line tools and the server's listening thread. */
const entries = {
  standalone: "src/server/standalone.ts",
  embedded: "src/server/embedded.ts",
  draft: "src/server/commands/draft.ts",
  transcribe: "src/server/commands/transcribe.ts",
  recognizerProcess: "src/server/transcription/engines/recognizerProcess.ts",
  earThread: "src/server/transcription/listening/earThread.ts",
};

/** Native code, and what asks for it by itself. */
const native = ["@node-rs/argon2", "sherpa-onnx-node", "pg-native"];

/**
 * The server and its command-line tools: one folder of ES modules with the packages they use built in, since finding them one
 * by one was half of the time that a start took.
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
      // All in one folder: modules find what stands beside it (out/web, resources) by their own place.
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
