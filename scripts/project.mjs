import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/*
 * What the scripts share. Plain JavaScript without packages, for Node 18 and up: the scripts run before anything is installed.
 * What they say goes to standard error, so that a command's own output stays clean.
 */

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const onWindows = process.platform === "win32";

/** @param {string} text */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** @param {string} text what went wrong and what to do. @returns {never} */
export function giveUp(text) {
  say(text);
  process.exit(1);
}

/** True when this very file was started, not imported. @param {string} url `import.meta.url` */
export function isMain(url) {
  return process.argv[1] !== undefined && fileURLToPath(url) === process.argv[1];
}

/** A package's program, as a script for Node. @param {string} path inside node_modules */
export function tool(path) {
  return join(root, "node_modules", path);
}

/**
 * Runs a program to its end, in the project's folder.
 * @param {string} file @param {string[]} args
 * @param {{ quiet?: boolean, isModest?: boolean, env?: Record<string, string | undefined>, stdio?: import("node:child_process").StdioOptions }} [options] quiet keeps its output for the result; a modest one lets others have the processor first
 * @returns {Promise<{ code: number, output: string }>} code 1 when it was killed or could not be started
 */
export function run(file, args, { quiet = false, isModest = false, env = {}, stdio = ["ignore", 2, 2] } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...(quiet && !process.stderr.isTTY && { NO_COLOR: "1", FORCE_COLOR: undefined }), ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : stdio,
    });
    if (isModest && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += data));
    child.once("error", (error) => resolve({ code: 1, output: `${file}: ${error.message}` }));
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a script under the Node of this process. @param {string[]} args @param {Parameters<typeof run>[2]} [options] */
export function node(args, options) {
  return run(process.execPath, args, options);
}

/**
 * Under npm, ends this process in order when its parent is gone: npm passes a signal on to the shell between us, which dies
 * of it and tells nobody.
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined || onWindows) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}

/**
 * Runs a program in this one's place: its input and output, our signals, its end.
 * @param {string} file @param {string[]} args @param {Record<string, string | undefined>} [env]
 * @returns {Promise<never>}
 */
export function become(file, args, env = {}) {
  const child = spawn(file, args, { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" });
  endWithParent();
  // A terminal's Ctrl-C reaches the child by itself; a signal sent to this process alone has to be passed on.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  return new Promise(() => {
    child.once("error", (error) => giveUp(`${file}: ${error.message}`));
    child.once("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
  });
}
