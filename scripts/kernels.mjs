import { join } from "node:path";
import { become, root, tool } from "./project.mjs";

/*
 * `node scripts/kernels.mjs [FILE]`: compiles wasm/voiceKernels.ts to resources/silero-vad/kernels.wasm, or to another
 * file. The result is in the repository; run this after changing the source.
 */
const file = process.argv[2] ?? join(root, "resources", "silero-vad", "kernels.wasm");
// 16 pages of 64 kB: 1 MB holds the weights (340 kB) and the numbers of one window of audio, so it never grows.
const memory = ["--runtime", "stub", "--initialMemory", "16", "--maximumMemory", "16"];
const speed = ["-O3", "--converge", "--noAssert", "--enable", "simd"];
const source = join(root, "wasm", "voiceKernels.ts");
await become(process.execPath, [tool("assemblyscript/bin/asc.js"), source, "-o", file, ...speed, ...memory]);
