import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { say } from "./project.mjs";

/*
 * `npm start` on a machine without a speech engine: fetches a basic one from Debian or Ubuntu, so that the product can be
 * tried at once. As root it is installed; else its packages are unpacked into the data folder. Never fails the start: the
 * server says which engine it has, or how to set one.
 */
const packages = ["pocketsphinx", "pocketsphinx-en-us"];
/** After a failure (no network, say) a start does not try again for a day. */
const patienceMs = 24 * 3_600_000;
const aptPatience = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1"];
/** Where nothing answers apt would wait for one address after the other; a start waits no longer than this, in milliseconds. */
const updateMs = 60_000;
const downloadMs = 300_000;

const { env } = process;
const dataDir = env.CHARTSIDE_DATA_DIR || join(env.XDG_DATA_HOME || join(homedir(), ".local", "share"), "chartside");
const unpacked = join(dataDir, "pocketsphinx");
const failureMark = join(dataDir, "pocketsphinx-not-fetched");

try {
  if (!isSet() && !isFound()) fetch();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function isSet() {
  const settings = [env.CHARTSIDE_SPEECH, env.CHARTSIDE_SPEECH_BASE_URL, env.CHARTSIDE_SPEECH_COMMAND];
  return settings.some(Boolean) || env.CHARTSIDE_SPEECH_FETCH === "off";
}

function isFound() {
  if (onPath("pocketsphinx_continuous") && existsSync("/usr/share/pocketsphinx/model/en-us/en-us")) return true;
  if (existsSync(join(unpacked, "usr", "bin", "pocketsphinx_continuous"))) return true;
  const models = [join(dataDir, "models"), join(homedir(), ".cache", "whisper.cpp"), "/usr/share/whisper.cpp/models"];
  const hasModel = existsSync(env.CHARTSIDE_SPEECH_MODEL ?? "") || models.some((folder) => existsSync(folder));
  return onPath("whisper-cli") && hasModel;
}

function onPath(name) {
  return (env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));
}

function fetch() {
  if (!onPath("apt-get") || !onPath("dpkg-deb")) return;
  if (existsSync(failureMark) && Date.now() - statSync(failureMark).mtimeMs < patienceMs) return;
  say(
    "Fetching pocketsphinx: a basic speech recognizer (about 50 MB) for trying Chartside out. Real visits want a better",
  );
  say("one, see README. CHARTSIDE_SPEECH_FETCH=off switches this off.");
  if (process.getuid?.() === 0) install();
  else unpack();
  rmSync(failureMark, { force: true });
  say("pocketsphinx is ready.");
}

function install() {
  const get = ["install", "-y", "-q", "--no-install-recommends", ...aptPatience, ...packages];
  const download = () => apt("apt-get", [...get, "--download-only"], { timeout: downloadMs });
  if (!download().ok) {
    update([]);
    succeed(download());
  }
  succeed(apt("apt-get", get)); // without a limit: an installation must not be cut off
}

/** @param {string[]} options where the lists go */
function update(options) {
  const strict = ["-o", "APT::Update::Error-Mode=any"]; // else what could not be fetched is a warning
  succeed(apt("apt-get", ["update", "-q", ...strict, ...options, ...aptPatience], { timeout: updateMs }));
}

/** Downloads what is not installed of the packages and all they need, and unpacks it: no rights are needed. */
function unpack() {
  const work = join(dataDir, "pocketsphinx-packages");
  mkdirSync(work, { recursive: true, mode: 0o700 });
  try {
    const options = listOptions(work);
    const download = ["download", ...options, ...aptPatience, ...needed(options)];
    succeed(apt("apt-get", download, { cwd: work, timeout: downloadMs }));
    const half = `${unpacked}.part`;
    rmSync(half, { recursive: true, force: true });
    for (const file of readdirSync(work).filter((name) => name.endsWith(".deb"))) {
      succeed(apt("dpkg-deb", ["-x", join(work, file), half]));
    }
    rmSync(unpacked, { recursive: true, force: true });
    renameSync(half, unpacked);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** apt's own lists of packages where there are some, else lists fetched into our folder. */
function listOptions(work) {
  if (/Candidate: [^(]/.test(apt("apt-cache", ["policy", "pocketsphinx"]).output)) return [];
  const lists = join(work, "lists");
  mkdirSync(join(lists, "partial"), { recursive: true });
  mkdirSync(join(work, "archives", "partial"), { recursive: true });
  const options = ["-o", `Dir::State::Lists=${lists}`, "-o", `Dir::Cache=${work}`];
  update(options);
  return options;
}

/** The two packages and whatever of their libraries is not installed, as apt would choose them. */
function needed(options) {
  const plan = apt("apt-get", ["install", "-s", "--no-install-recommends", ...options, ...packages]).output;
  const libraries = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  return [...new Set([...packages, ...libraries])];
}

/** @param {{ cwd?: string, timeout?: number }} [options] timeout in milliseconds */
function apt(program, args, { cwd = "/", timeout } = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    timeout,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    env: { ...env, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" },
  });
  const late = error?.code === "ETIMEDOUT" ? "\nno answer from the package server" : "";
  return { ok: status === 0, output: `${stdout ?? ""}${stderr ?? ""}${late}` };
}

/** @throws {Error} with the first error the program named, else its last line, when it failed */
function succeed({ ok, output }) {
  if (!ok) throw new Error(/^E: (.+)$/m.exec(output)?.[1] ?? output.trim().split("\n").at(-1));
}

function fail(reason) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(failureMark, `${reason}\n`);
  } catch {
    // then it is tried again at the next start
  }
  say(`pocketsphinx could not be fetched (${reason}). It is tried again in a day.`);
}
