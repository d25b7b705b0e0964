import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/*
 * Helpers shared by the scripts. Plain JavaScript without packages, for Node 18 and later, because the scripts run
 * before anything is installed. Messages go to standard error, so that standard output holds only a command's own
 * output.
 */

/** Absolute path of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const onWindows = process.platform === "win32";

/** Prints a line to standard error. @param {string} text */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** Prints a message and exits with code 1. @param {string} text what went wrong and what to do. @returns {never} */
export function giveUp(text) {
  say(text);
  process.exit(1);
}

/** Whether this file was run directly, not imported. @param {string} url `import.meta.url` */
export function isMain(url) {
  return process.argv[1] !== undefined && fileURLToPath(url) === process.argv[1];
}

/** Returns the absolute path of a file in node_modules. @param {string} path relative to node_modules */
export function tool(path) {
  return join(root, "node_modules", path);
}

/**
 * Runs a program in the project's folder and waits for it.
 * @param {string} file
 * @param {string[]} args
 * @param {object} [options]
 * @param {boolean} [options.quiet] returns the output (standard output and standard error) instead of printing it
 * @param {boolean} [options.isModest] runs with low priority
 * @param {Record<string, string | undefined>} [options.env] added to the environment; undefined removes a variable
 * @param {import("node:child_process").StdioOptions} [options.stdio] unless quiet; all to standard error by default
 * @returns {Promise<{ code: number, output: string }>} `code` is 1 if the program was killed or not started; `output`
 * is its output if quiet, or why it was not started
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

/**
 * Runs a script with the Node of this process.
 * @param {string[]} args the script and its arguments
 * @param {Parameters<typeof run>[2]} [options]
 */
export function node(args, options) {
  return run(process.execPath, args, options);
}

/**
 * Under npm, sends this process SIGTERM when its parent has exited: npm signals only the shell in between, which does
 * not forward the signal.
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
 * Runs a program in place of this process, like exec: the program inherits input and output and gets forwarded signals;
 * this process exits with the program's code.
 * @param {string} file
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env] added to the environment
 * @returns {Promise<never>}
 */
export function become(file, args, env = {}) {
  const child = spawn(file, args, { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" });
  endWithParent();
  // Ctrl-C in a terminal reaches the child directly; a signal sent only to this process must be forwarded.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  return new Promise(() => {
    child.once("error", (error) => giveUp(`${file}: ${error.message}`));
    child.once("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
  });
}
