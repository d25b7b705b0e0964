/*
 * Our content security policy requires trusted types, so that no text can become markup or a script. This policy lets the page
 * load workers from its own files; for markup and code there is none. Run before every other script.
 */
globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError("Scripts are loaded from this app alone.");
  },
});
// Zod would try to evaluate a text, to see whether it may.
globalThis.__zod_globalConfig = { jitless: true };
