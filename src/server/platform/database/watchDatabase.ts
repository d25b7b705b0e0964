import { spawn } from "node:child_process";
import type { Account } from "./commandAs";

/** Name of the watching shell process in process lists. */
export const watchName = "chartside-database-watch";

/*
 * The script's input ends when the server's process does, for whatever reason; nothing is written to it. The script
 * then stops the database as the server would: SIGINT ends connections and writes a checkpoint; after 4 s SIGQUIT
 * leaves recovery to the next start.
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
 * Stops the database if the server is killed: a shell process waits for the server's end and then stops the database.
 * Not on Windows, where the next start takes the database over.
 * @param pid of the database, our child process.
 * @param account it runs as.
 * @param onFault called if the watch cannot be started: the next start then takes the database over.
 * @returns a function that ends the watch; call it once the database has exited, before its pid can be reused.
 */
export function watchDatabase(pid: number, account: Account | null, onFault: (message: string) => void): () => void {
  const watch = spawn("/bin/sh", ["-c", script, watchName, String(pid)], {
    ...account,
    env: { PATH: "/usr/bin:/bin" },
    cwd: "/",
    stdio: ["pipe", "ignore", "ignore"],
    detached: true, // Ctrl-C in the terminal is meant for the server
  });
  watch.on("error", () =>
    onFault("The database is not watched: if the server is killed, the next start takes it over."),
  );
  watch.stdin.on("error", () => {}); // it was ended from outside
  watch.unref();
  return () => void watch.kill("SIGKILL");
}
