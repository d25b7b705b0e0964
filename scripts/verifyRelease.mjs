import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join, resolve } from "node:path";
import { gunzipSync, inflateRawSync } from "node:zlib";
import semver from "semver";
import { parse } from "yaml";
import { giveUp, root, say } from "./project.mjs";
import { feedFilePattern, signatureFault, updateKey } from "./updateKey.mjs";

/*
 * `npm run verify-release [-- FOLDER] [-- --last=VERSION]`: checks the artifacts in a folder (`dist` by default)
 * against their metadata, before they are published to the update feed. `--last` is the previous version, or `none` for
 * a first release; by default it is read from CHARTSIDE_UPDATE_FEED_URL. Prints every fault; exits with 1 if there is
 * one.
 */
/** Matches metadata files with any name, except those that electron-builder does not publish. */
const metadataPattern = /^(?!builder-|app-update).*\.yml$/;
/** Matches names of installers and packages. */
const installerPattern = /\.(exe|dmg|zip|AppImage|deb)$/;
/** File type from which the updater installs, by the system in the name of the feed file ("" is Windows). */
const neededFor = { "": ".exe", "-mac": ".zip", "-linux": ".AppImage", "-linux-arm64": ".AppImage" };
/** File types with their blockmap in a file beside them. An AppImage ends with its blockmap; a deb has none. */
const hasBlockmapBeside = new Set([".exe", ".dmg", ".zip"]);

const args = process.argv.slice(2);
const folder = resolve(root, args.find((argument) => !argument.startsWith("--")) ?? "dist");
const last = args.find((argument) => argument.startsWith("--last="))?.slice("--last=".length);
if (!existsSync(folder)) giveUp(`${folder}: no such folder. Make a release first: npm run package`);

const key = updateKey();
const files = readdirSync(folder);
/** What is wrong, as sentences. */
const faults = [];
/** Names of the files that the metadata lists. */
const listed = new Set();
const versions = new Set();
for (const name of files.filter((file) => metadataPattern.test(file))) await verifyMetadata(name);
if (versions.size === 0) faults.push("There is no latest*.yml or beta*.yml, so no app would find this release.");
if (versions.size > 1) faults.push(`Different versions in one release: ${[...versions].join(", ")}.`);
for (const name of files.filter((file) => installerPattern.test(file) && !listed.has(file)))
  faults.push(`${name} is not listed in any metadata file, so no app would install it.`);

for (const fault of faults) say(`✗ ${fault}`);
if (faults.length > 0)
  giveUp(`${faults.length} ${faults.length === 1 ? "fault" : "faults"}. Do not publish this release.`);
say(`${[...versions][0]}: ${listed.size} files match their metadata.`);

/** Adds the faults of a metadata file and of the files that it lists to `faults`. @param {string} name of the file */
async function verifyMetadata(name) {
  const fault = (text) => faults.push(`${name}: ${text}`);
  const [, channel, system = ""] = feedFilePattern.exec(name) ?? [];
  if (!channel)
    return fault("apps do not read a file with this name; stable versions use latest*.yml, pre-releases beta*.yml.");
  verifySignature(name, system, fault);
  const metadata = readMetadata(name);
  if (typeof metadata === "string") return fault(metadata);
  const { version, path, sha512, releaseDate, signedAt } = metadata;
  if (semver.valid(version) === null) fault(`“${version}” is not a valid version.`);
  else await verifyVersion(name, channel, version, fault);
  if (Number.isNaN(Date.parse(releaseDate))) fault("has no release date.");
  if (key && Number.isNaN(Date.parse(signedAt))) fault("does not say when it was signed. Sign it: npm run sign-feed.");
  if (Date.parse(signedAt) > Date.now() + 3_600_000)
    fault(`was signed on ${signedAt}, which is in the future: apps would refuse every feed until then.`);
  for (const entry of metadata.files) await verifyFile(entry, fault);
  const first = metadata.files.find(({ url }) => url === path);
  if (first?.sha512 !== sha512) fault("path and sha512 (for older apps) do not match a listed file.");
  const needed = neededFor[system];
  if (!metadata.files.some(({ url }) => extname(url) === needed))
    fault(`lists no ${needed}, which updates are installed from.`);
}

/**
 * Adds a fault if the signature is wrong, missing though there is a key, or cannot be verified without a key. Feeds for
 * Linux must be signed (unless CHARTSIDE_UNSIGNED=on), because Linux has no other proof of origin.
 */
function verifySignature(name, system, fault) {
  if (key) {
    const wrong = signatureFault(folder, name, key);
    if (wrong) fault(wrong);
  } else if (existsSync(join(folder, `${name}.sig`)))
    fault("is signed. Set CHARTSIDE_UPDATE_KEY to verify its signature.");
  else if (system.startsWith("-linux") && process.env.CHARTSIDE_UNSIGNED !== "on")
    fault("is not signed. Set CHARTSIDE_UPDATE_KEY when packaging (or CHARTSIDE_UNSIGNED=on to try out).");
}

/** Reads a metadata file. @returns {object | string} its content, or a fault as text */
function readMetadata(name) {
  try {
    const metadata = parse(readFileSync(join(folder, name), "utf8"));
    const isWhole = Array.isArray(metadata?.files) && metadata.files.every(({ url }) => typeof url === "string");
    return isWhole && metadata.files.length > 0 ? metadata : "lists no files.";
  } catch (error) {
    return `cannot be read: ${error.message.split("\n")[0]}`;
  }
}

/** Adds a fault if the version does not belong in this channel or is not newer than the last release. */
async function verifyVersion(name, channel, version, fault) {
  versions.add(version);
  if (channel === "latest" && semver.prerelease(version))
    fault(`${version} is a pre-release and belongs in a beta*.yml.`);
  const before = await lastVersion(name, fault);
  if (before !== null && !semver.gt(version, before))
    fault(`${version} is not newer than ${before}, the last release.`);
}

/**
 * Returns the version of the last release, from `--last` or the update feed; exits if neither is given.
 * @returns {Promise<string | null>} null if there was no release, or if it could not be read, which is added as a fault
 */
async function lastVersion(name, fault) {
  if (last === "none") return null;
  if (last !== undefined)
    return semver.valid(last) ?? giveUp(`--last=${last} is not a valid version. Example: --last=1.5.0`);
  const feed = process.env.CHARTSIDE_UPDATE_FEED_URL;
  if (!feed)
    giveUp("The last release is unknown. Pass --last=VERSION or --last=none, or set CHARTSIDE_UPDATE_FEED_URL.");
  const address = new URL(name, feed.endsWith("/") ? feed : `${feed}/`);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const { version } = parse(await response.text());
    return semver.valid(version) ?? fault(`the last release at ${address} has no version.`) ?? null;
  } catch (error) {
    fault(`the last release could not be read at ${address} (${error.cause?.code ?? error.message}).`);
    return null;
  }
}

/** Adds the faults of a listed file: its name, size, digest and blockmap. */
async function verifyFile({ url, size, sha512, blockMapSize }, fault) {
  if (url !== basename(url) || url.includes("\\") || url.includes(":") || url.includes("%"))
    return fault(`${url} is not the name of a file in the same folder.`);
  listed.add(url);
  const path = join(folder, url);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) return fault(`${url} is listed but missing.`);
  if (stat.size !== size) fault(`${url} has ${stat.size} bytes instead of ${size}.`);
  if ((await digestOf(path)) !== sha512) fault(`${url} does not match its SHA-512 digest.`);
  const described = blockmapOf(url, path, blockMapSize);
  if (typeof described === "string") fault(described);
  else if (described !== null && described !== stat.size)
    fault(`${url}: its blockmap describes ${described} bytes, but the file has ${stat.size}.`);
}

/**
 * Returns how many bytes of a file its blockmap describes. Apps use the blockmap to download only what changed.
 * @returns {number | string | null} a fault as text; null if the file type has no blockmap
 */
function blockmapOf(url, path, blockMapSize) {
  try {
    if (hasBlockmapBeside.has(extname(url))) {
      if (!existsSync(`${path}.blockmap`)) return `${url}.blockmap is missing.`;
      return sizeIn(gunzipSync(readFileSync(`${path}.blockmap`)));
    }
    if (extname(url) !== ".AppImage") return null;
    const content = readFileSync(path);
    const end = content.length - 4;
    if (!(blockMapSize > 0) || content.readUInt32BE(end) !== blockMapSize) return `${url} has no blockmap at its end.`;
    return sizeIn(inflateRawSync(content.subarray(end - blockMapSize, end))) + blockMapSize + 4;
  } catch {
    return `The blockmap of ${url} cannot be read.`;
  }
}

/** Returns the bytes that a blockmap (JSON) describes. */
function sizeIn(blockmap) {
  const [file] = JSON.parse(blockmap.toString("utf8")).files;
  return file.offset + file.sizes.reduce((sum, size) => sum + size, 0);
}

/** Returns the SHA-512 digest of a file in base64. */
async function digestOf(path) {
  const hash = createHash("sha512");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("base64");
}
