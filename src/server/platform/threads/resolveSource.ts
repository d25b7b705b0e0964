import { registerHooks } from "node:module";

/* Loaded before a thread that runs from source: Node needs the file endings that our imports leave out. */
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = context.parentURL?.includes("/node_modules/") === false;
    const isBare = isOurs && specifier.startsWith(".") && !/\.(?:[cm]?[jt]s|json)$/.test(specifier);
    return next(isBare ? `${specifier}.ts` : specifier, context);
  },
});
