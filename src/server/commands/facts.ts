import { runFacts } from "../facts/runFacts";

runFacts(process.argv.slice(2)).catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === "ENOENT" ? `${error.path} was not found.` : error.message);
  process.exitCode = 1;
});
