import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { giveUp, root, say } from "./project.mjs";
import { feedFiles, signatureFault, signFeed, updateKey } from "./updateKey.mjs";

/**
 * `npm run sign-feed -- FOLDER`: signs the feed files of a folder again, with today's date. Publish them every month,
 * so that apps know that no update is withheld from them. Signs nothing if a file has no valid signature by the key,
 * because the published file may have been changed. `npm run package` signs new files.
 */
const [argument] = process.argv.slice(2);
const key = updateKey();
if (!argument || !existsSync(resolve(root, argument)))
  giveUp("Pass the folder with the feed files. Example: npm run sign-feed -- dist");
if (!key) giveUp("CHARTSIDE_UPDATE_KEY is not set. Set it to the file with the private key of the update feed.");
const folder = resolve(root, argument);
const names = feedFiles(folder);
if (names.length === 0) giveUp(`${argument}: there is no latest*.yml or beta*.yml.`);
for (const name of names) {
  const fault = signatureFault(folder, name, key);
  if (fault) giveUp(`${name}: ${fault} Nothing was signed.`);
}
for (const name of signFeed(folder, key)) say(`Signed ${name}.`);
