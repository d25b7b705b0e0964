import { runDraft } from "../notes/command/runDraft";

/* `npm run draft`: see `runDraft` for arguments and output. */
runDraft(process.argv.slice(2), (text) => console.log(text)).catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === "ENOENT" ? `${error.path} was not found.` : error.message);
  process.exitCode = 1;
});
