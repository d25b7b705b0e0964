/**
 * Parses Electron's command line.
 * @param {string[]} argv without the program itself
 * @returns {{ args: string[], preloads: string[], inspectPort: number | null }} `args` becomes `process.argv`, as in
 * Electron without `-r <script>`
 */
export function readCommandLine(argv) {
  const line = { args: [], preloads: [], inspectPort: null };
  for (let index = 0; index < argv.length; index++) {
    const argument = argv[index];
    if (argument === "-r" || argument === "--require") {
      index += 1;
      line.preloads.push(argv[index]);
      continue;
    }
    if (/^--inspect(=|$)/.test(argument)) line.inspectPort = Number(argument.split("=")[1] ?? 9229);
    line.args.push(argument);
  }
  return line;
}

/**
 * Returns Chromium's switches (`--name=value`) in the arguments.
 * @param {string[]} args
 * @returns {Map<string, string>}
 */
export function readSwitches(args) {
  const switches = new Map();
  for (const argument of args) {
    const found = /^--([^=]+)(?:=(.*))?$/s.exec(argument);
    if (found) switches.set(found[1], found[2] ?? "");
  }
  return switches;
}
