import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
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
  if (apt("apt-get", get).ok) return;
  apt("apt-get", ["update", "-q", ...aptPatience]);
  const { ok, output } = apt("apt-get", get);
  if (!ok) throw new Error(lastLine(output));
}

/** Downloads what is not installed of the packages and all they need, and unpacks it: no rights are needed. */
function unpack() {
  const work = join(dataDir, "pocketsphinx-packages");
  mkdirSync(work, { recursive: true, mode: 0o700 });
  try {
    const options = listOptions(work);
    const { ok, output } = apt("apt-get", ["download", ...options, ...aptPatience, ...needed(options)], work);
    if (!ok) throw new Error(lastLine(output));
    const half = `${unpacked}.part`;
    rmSync(half, { recursive: true, force: true });
    for (const file of readdirSync(work).filter((name) => name.endsWith(".deb"))) {
      const { status, stderr } = spawnSync("dpkg-deb", ["-x", join(work, file), half], { encoding: "utf8" });
      if (status !== 0) throw new Error(lastLine(stderr));
    }
    rmSync(unpacked, { recursive: true, force: true });
    apt("mv", [half, unpacked]);
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
  apt("apt-get", ["update", "-q", ...options, ...aptPatience]);
  return options;
}

/** The two packages and whatever of their libraries is not installed, as apt would choose them. */
function needed(options) {
  const plan = apt("apt-get", ["install", "-s", "--no-install-recommends", ...options, ...packages]).output;
  const libraries = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  return [...new Set([...packages, ...libraries])];
}

function apt(program, args, cwd = "/") {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    env: { ...env, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" },
  });
  return { ok: status === 0, output: `${stdout ?? ""}${stderr ?? ""}` };
}

function lastLine(text) {
  return text.trim().split("\n").at(-1) ?? "";
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
