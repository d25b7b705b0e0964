/*
 * The content security policy requires trusted types, which prevents text from being used as markup or as a script. This
 * default policy allows only workers from the app's own origin, no markup and no code. Must run before every other script.
 */
globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError("Scripts can be loaded only from the app's own origin.");
  },
});
// Without this setting, Zod tests whether it can evaluate code, which the policy blocks and reports.
globalThis.__zod_globalConfig = { jitless: true };
