import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StartError } from "../startError";

/** Whom PostgreSQL runs as when this process is root, which it refuses to be. */
export interface Account {
  uid: number;
  gid: number;
}

/** `postgres` where that account exists, else `nobody`; null when this process is not root. */
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
 * The command that runs `program` as that account. Where every folder on the way can be entered by it, Node switches the
 * account. Else (a data folder or node_modules below /root) `setpriv` gives it the one capability to pass closed folders.
 * @param paths folders the program must reach.
 * @throws {StartError} with what to do, when a folder is closed and setpriv is missing.
 */
export function commandAs(account: Account | null, program: string, args: string[], paths: string[]): Command {
  if (!account) return [program, args, {}];
  const closed = [program, ...paths].map((path) => closedFolder(path, account)).find((folder) => folder !== null);
  if (!closed) return [program, args, account];
  if (!existsSync(setpriv)) {
    throw new StartError(
      `The database runs as an account of its own, which may not enter ${closed}. Install util-linux (setpriv), ` +
        "run Chartside as an ordinary user, or set CHARTSIDE_DATA_DIR and the program's folder to open ones.",
    );
  }
  const capability = "+dac_override";
  // Without this bit access(2), by which PostgreSQL looks for its own programs, would not know of the capability.
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

/** The first folder above `path` that the account may not enter; null where all are open to it. */
function closedFolder(path: string, { uid, gid }: Account): string | null {
  accessSync(dirname(path), constants.F_OK);
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const stat = statSync(folder);
    const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
    if ((stat.mode & bit) === 0) return folder;
    if (folder === dirname(folder)) return null;
  }
}
