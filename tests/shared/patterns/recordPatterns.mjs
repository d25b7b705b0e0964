import { registerHooks } from "node:module";
import { resolve } from "node:path";
import { parentPort, workerData } from "node:worker_threads";

/* Loads the files in `workerData` and posts the regular expressions that they construct. */
registerHooks({
  resolve(specifier, context, next) {
    const isBare = specifier.startsWith(".") && !/\.(?:[cm]?[jt]s|json)$/.test(specifier);
    return next(isBare ? `${specifier}.ts` : specifier, context);
  },
});

const found = [];
let file = "";
const isOurs = () => new Error("of").stack?.split("\n").some((line) => line.includes("/src/")) ?? false;
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, values, newTarget) {
    const made = Reflect.construct(target, values, newTarget);
    if (isOurs()) found.push({ file, source: made.source, flags: made.flags });
    return made;
  },
});
for (file of workerData) await import(resolve(file));
parentPort?.postMessage(found);
