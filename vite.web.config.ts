import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { rendererConfig } from "./vite.renderer.config.ts";

const compressible = /\.(js|css|html|txt)$/;

/** Minimum size, in bytes, of a file that gets compressed copies. */
const minBytes = 1_024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `x.br` and `x.gz` beside each text file, which the server sends to browsers that accept them. */
const precompressed = (): Plugin => ({
  name: "precompressed",
  apply: "build",
  async writeBundle({ dir = "" }) {
    const entries = await readdir(dir, { recursive: true });
    await Promise.all(entries.filter((path) => compressible.test(path)).map((path) => compress(join(dir, path))));
  },
});

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < minBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [br, gz] = await Promise.all([toBrotli(text, { params }), toGzip(text, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

const config = rendererConfig("out/web", "/");
export default defineConfig({ ...config, plugins: [...(config.plugins ?? []), precompressed()] });
