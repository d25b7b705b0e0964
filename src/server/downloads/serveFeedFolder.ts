import { open, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { SettingsError } from "../platform/settings/settings";
import type { FetchLimits } from "./fetchText";

/** Path at which the folder of `CHARTSIDE_UPDATES_DIR` is served to the desktop apps. */
export const feedPath = "/updates/";

/**
 * Serves the files of a folder as an update feed, without sign-in. Ranges of files are served too, because an app
 * fetches only the changed parts of a file. Dot files and listings are not served.
 * @param dir absolute path of the folder.
 * @throws {SettingsError} if there is no such folder.
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
    decorateReply: false, // serveWebApp adds it; a second time would throw
    index: false,
    dotfiles: "ignore",
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header("cache-control", "no-cache"); // a release can be withdrawn
      reply.header("content-disposition", "attachment");
    },
  });
}

/**
 * Returns a replacement for `fetchText` that reads the file with the address's last segment from a folder. Null if
 * there is no such file.
 */
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
