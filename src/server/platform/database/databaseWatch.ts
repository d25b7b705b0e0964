import { spawn } from "node:child_process";
import type { Account } from "./runAs";

/** How the watch is called among processes. */
export const watchName = "chartside-database-watch";

/*
 * Its input ends when this process does, however that ends; nobody ever writes to it. Then it stops the database as we would:
 * SIGINT ends connections and writes a checkpoint, and after 4 s SIGQUIT leaves recovery to the next start.
 */
const script = `
while read -r _; do :; done
kill -INT "$1" 2>/dev/null || exit 0
for _ in 1 2 3 4; do
  sleep 1
  kill -0 "$1" 2>/dev/null || exit 0
done
kill -QUIT "$1" 2>/dev/null`;

/**
 * Lets a database not outlive a server that was killed: a shell of its own that waits for our end and then stops it. Not on
 * Windows, where the next start takes it over.
 * @param pid of the database, a child of ours. @param account it runs as.
 * @param onFault told where there can be no watch: then, too, the next start takes it over.
 * @returns ends the watch; to be called once the database has ended, before its number can be another's.
 */
export function watchDatabase(pid: number, account: Account | null, onFault: (message: string) => void): () => void {
  const watch = spawn("/bin/sh", ["-c", script, watchName, String(pid)], {
    ...account,
    env: { PATH: "/usr/bin:/bin" },
    cwd: "/",
    stdio: ["pipe", "ignore", "ignore"],
    detached: true, // Ctrl-C in the terminal is for the server
  });
  watch.on("error", () => onFault("Nothing watches over the database: a killed server leaves it to the next start."));
  watch.stdin.on("error", () => {}); // it was ended from outside
  watch.unref();
  return () => void watch.kill("SIGKILL");
}
