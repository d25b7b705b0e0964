import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";

/**
 * Lists the platform-specific packages in package-lock.json that the app ships for a platform, on Linux only those for
 * glibc. npm installs only those for the current computer.
 * @param {string} platform as in `process.platform`
 * @param {string} [arch] as in `process.arch`; all by default
 * @returns {{ path: string, name: string, version: string }[]} `path` is `node_modules/NAME`, possibly nested
 */
export function nativeParts(platform, arch) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([, { dev, devOptional, os, cpu, libc }]) => {
      const isShipped = !dev && !devOptional && os !== undefined && cpu !== undefined;
      const fits = os?.includes(platform) && (arch === undefined || cpu?.includes(arch));
      return isShipped && fits && (libc === undefined || libc.includes("glibc"));
    })
    .map(([path, { version }]) => ({ path, name: path.split("node_modules/").at(-1), version }));
}
