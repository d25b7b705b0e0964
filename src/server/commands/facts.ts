import { runFacts } from "../facts/runFacts";

/* `npm run facts`: see `runFacts` for arguments and output. */
runFacts(process.argv.slice(2)).catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === "ENOENT" ? `${error.path} was not found.` : error.message);
  process.exitCode = 1;
});
