import { open, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { SettingsError } from "../platform/settings/settings";
import type { FetchLimits } from "./fetchText";

/** Path under which the folder of `CHARTSIDE_UPDATES_DIR` is served to the desktop apps. */
export const feedPath = "/updates/";

/**
 * Serves the update feed to everyone: files of the folder, also ranges of them (an app fetches only
 * what changed), without dot files and listings.
 * @param dir absolute path of the folder. @throws {SettingsError} if it does not exist.
 */
export async function serveFeedFolder(app: FastifyInstance, dir: string): Promise<void> {
  const isFolder = await stat(dir).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder)
    throw new SettingsError("CHARTSIDE_UPDATES_DIR: no such folder. Example: CHARTSIDE_UPDATES_DIR=/srv/updates");
  await app.register(fastifyStatic, {
    root: dir,
    prefix: feedPath,
    decorateReply: false, // already added for the web app
    index: false,
    dotfiles: "ignore",
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header("cache-control", "no-cache"); // a release can be withdrawn
      reply.header("content-disposition", "attachment");
    },
  });
}

/** Reads a file of the folder by its address, like `fetchText` does over the network. */
export const folderText =
  (dir: string) =>
  async (address: URL, { maxBytes }: FetchLimits): Promise<string | null> => {
    const file = await open(join(dir, basename(address.pathname))).catch(ifAbsent);
    if (!file) return null;
    try {
      const { size } = await file.stat();
      if (size > maxBytes) throw new Error(`is larger than ${maxBytes} bytes`);
      return new TextDecoder("utf-8", { fatal: true }).decode(await file.readFile());
    } finally {
      await file.close();
    }
  };

function ifAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
