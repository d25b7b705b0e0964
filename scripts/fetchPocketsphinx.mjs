import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { say } from "./project.mjs";

/*
 * Run by `npm start`: if this computer has no speech engine, downloads a basic one from Debian or Ubuntu for trying the
 * product. Root installs the packages; other users unpack them into the data folder. A failure does not stop the start:
 * the server logs which engine it uses, or how to configure one.
 */
const packages = ["pocketsphinx", "pocketsphinx-en-us"];
/** Milliseconds after a failure, e.g. without a network, until the next attempt. */
const retryAfterMs = 24 * 3_600_000;
const aptTimeouts = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1"];
/**
 * Time limits of a whole apt command in milliseconds. Without a limit, apt waits for each unreachable address in turn.
 */
const updateTimeoutMs = 60_000;
const downloadTimeoutMs = 300_000;

const { env } = process;
const dataDir = env.CHARTSIDE_DATA_DIR || join(env.XDG_DATA_HOME || join(homedir(), ".local", "share"), "chartside");
const unpacked = join(dataDir, "pocketsphinx");
const failureMark = join(dataDir, "pocketsphinx-not-fetched");

try {
  if (!isConfigured() && !isFound()) fetch();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

/** Whether a speech engine is configured or the download is turned off. */
function isConfigured() {
  const settings = [env.CHARTSIDE_SPEECH, env.CHARTSIDE_SPEECH_BASE_URL, env.CHARTSIDE_SPEECH_COMMAND];
  return settings.some(Boolean) || env.CHARTSIDE_SPEECH_FETCH === "off";
}

/** Whether the server would find a speech engine: pocketsphinx, or whisper.cpp with a model. */
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

/** Downloads pocketsphinx. Does nothing without apt, or soon after a failure. @throws {Error} if a command fails */
function fetch() {
  if (!onPath("apt-get") || !onPath("dpkg-deb")) return;
  if (existsSync(failureMark) && Date.now() - statSync(failureMark).mtimeMs < retryAfterMs) return;
  say(
    "Downloading pocketsphinx, a basic speech recognizer (about 50 MB) for trying out Chartside. Use a better one for",
  );
  say("real visits, see README. To turn this off: CHARTSIDE_SPEECH_FETCH=off");
  if (process.getuid?.() === 0) install();
  else unpack();
  rmSync(failureMark, { force: true });
  say("pocketsphinx is ready.");
}

/** Installs the packages; if they cannot be downloaded, updates apt's package lists and tries once more. */
function install() {
  const get = ["install", "-y", "-q", "--no-install-recommends", ...aptTimeouts, ...packages];
  const download = () => apt("apt-get", [...get, "--download-only"], { timeout: downloadTimeoutMs });
  if (!download().ok) {
    update([]);
    succeed(download());
  }
  succeed(apt("apt-get", get)); // no time-out: an installation must not be interrupted
}

/** Updates apt's package lists. @param {string[]} options apt options with the folder of the lists */
function update(options) {
  const strict = ["-o", "APT::Update::Error-Mode=any"]; // otherwise a failed download is only a warning
  succeed(apt("apt-get", ["update", "-q", ...strict, ...options, ...aptTimeouts], { timeout: updateTimeoutMs }));
}

/** Downloads the packages and their missing dependencies and unpacks them, which needs no root rights. */
function unpack() {
  const work = join(dataDir, "pocketsphinx-packages");
  mkdirSync(work, { recursive: true, mode: 0o700 });
  try {
    const options = listOptions(work);
    const download = ["download", ...options, ...aptTimeouts, ...needed(options)];
    succeed(apt("apt-get", download, { cwd: work, timeout: downloadTimeoutMs }));
    const partial = `${unpacked}.part`;
    rmSync(partial, { recursive: true, force: true });
    for (const file of readdirSync(work).filter((name) => name.endsWith(".deb"))) {
      succeed(apt("dpkg-deb", ["-x", join(work, file), partial]));
    }
    rmSync(unpacked, { recursive: true, force: true });
    renameSync(partial, unpacked);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Returns apt options: none if apt's own package lists name pocketsphinx, otherwise options for new lists, which are
 * downloaded into the folder `work`.
 */
function listOptions(work) {
  if (/Candidate: [^(]/.test(apt("apt-cache", ["policy", "pocketsphinx"]).output)) return [];
  const lists = join(work, "lists");
  mkdirSync(join(lists, "partial"), { recursive: true });
  mkdirSync(join(work, "archives", "partial"), { recursive: true });
  const options = ["-o", `Dir::State::Lists=${lists}`, "-o", `Dir::Cache=${work}`];
  update(options);
  return options;
}

/** Returns the two packages and the libraries that apt would install with them. */
function needed(options) {
  const plan = apt("apt-get", ["install", "-s", "--no-install-recommends", ...options, ...packages]).output;
  const libraries = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  return [...new Set([...packages, ...libraries])];
}

/**
 * Runs a program and waits for it.
 * @param {{ cwd?: string, timeout?: number }} [options] timeout in milliseconds
 * @returns {{ ok: boolean, output: string }} `output` has standard output and standard error
 */
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

/** @throws {Error} if the command failed, with apt's first error line or, without one, the last line of the output */
function succeed({ ok, output }) {
  if (!ok) throw new Error(/^E: (.+)$/m.exec(output)?.[1] ?? output.trim().split("\n").at(-1));
}

/** Logs a failure and writes the mark that delays the next attempt. */
function fail(reason) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(failureMark, `${reason}\n`);
  } catch {
    // Without the mark, the next start tries again.
  }
  say(`pocketsphinx could not be downloaded (${reason}). Will retry in a day.`);
}
