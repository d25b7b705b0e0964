// Prepares the page before its body is painted and before the app's scripts run. It is one file, because each further
// file would cost a request.

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

// Applies the theme to the body before the first paint. Once the app runs, useBodyTheme applies it.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem("chartside.theme");
  } catch {
    // storage may be blocked: follow the system
  }
  var dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.body.classList.toggle("bp6-dark", dark);
  document.documentElement.style.colorScheme = dark ? "dark" : "light";
})();
