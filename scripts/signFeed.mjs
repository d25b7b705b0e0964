import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { giveUp, root, say } from "./project.mjs";
import { signFeed, updateKey } from "./updateKey.mjs";

/**
 * `npm run sign-feed -- FOLDER`: signs the feed files of a folder again, with today's date. Publish them every month, so
 * that apps know that nobody holds updates back.
 */
const [folder] = process.argv.slice(2);
const key = updateKey();
if (!folder || !existsSync(resolve(root, folder)))
  giveUp("Pass the folder with the feed files. Example: npm run sign-feed -- dist");
if (!key) giveUp("CHARTSIDE_UPDATE_KEY is not set. Set it to the file with the private key of the update feed.");
const names = signFeed(resolve(root, folder), key);
if (names.length === 0) giveUp(`${folder}: there is no latest*.yml or beta*.yml.`);
for (const name of names) say(`Signed ${name}.`);
