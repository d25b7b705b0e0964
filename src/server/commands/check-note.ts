import { runCheckNote } from "../notes/command/runCheckNote";

/* `npm run check-note`: see `runCheckNote` for arguments and output. */
runCheckNote(process.argv.slice(2)).catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === "ENOENT" ? `${error.path} was not found.` : error.message);
  process.exitCode = 1;
});
