import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StartError } from "../StartError";

/** The account that PostgreSQL runs as if this process is root, which PostgreSQL refuses to run as. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * Returns the account `postgres` if it exists, otherwise `nobody`; null if this process is not root.
 * @throws {StartError} if neither account exists.
 */
export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const account = accounts.find(([name]) => name === "postgres") ?? accounts.find(([name]) => name === "nobody");
  if (!account) throw new StartError("Running as root needs an account called postgres or nobody for the database.");
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** What to spawn: file, arguments, and the account for Node to switch to. */
export type Command = [file: string, args: string[], options: Partial<Account>];

const setpriv = "/usr/bin/setpriv";

/**
 * Returns the command that runs `program` as `account`, or as the current user if it is null. If the account can enter
 * every folder above the program and `paths`, Node switches the account. Otherwise (a data folder or node_modules below
 * /root) `setpriv` switches it and gives it the one capability to pass closed folders.
 * @param paths paths that the program must reach.
 * @throws {StartError} with what to do, if a folder is closed and setpriv is missing.
 */
export function commandAs(account: Account | null, program: string, args: string[], paths: string[]): Command {
  if (!account) return [program, args, {}];
  const closed = [program, ...paths].map((path) => closedFolder(path, account)).find((folder) => folder !== null);
  if (!closed) return [program, args, account];
  if (!existsSync(setpriv)) {
    throw new StartError(
      `The database runs under its own account, which cannot enter ${closed}. Install util-linux (setpriv), ` +
        "run Chartside as an ordinary user, or set CHARTSIDE_DATA_DIR and the program's folder to open ones.",
    );
  }
  const capability = "+dac_override";
  // Without this bit access(2), which PostgreSQL uses to find its own programs, would ignore the capability.
  const switches = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    "--clear-groups",
    "--securebits=+no_setuid_fixup",
  ];
  return [
    setpriv,
    [...switches, `--inh-caps=${capability}`, `--ambient-caps=${capability}`, "--", program, ...args],
    {},
  ];
}

/** Returns the first folder above `path` that the account cannot enter; null if it can enter all of them. */
function closedFolder(path: string, { uid, gid }: Account): string | null {
  accessSync(dirname(path), constants.F_OK);
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const stat = statSync(folder);
    const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
    if ((stat.mode & bit) === 0) return folder;
    if (folder === dirname(folder)) return null;
  }
}
