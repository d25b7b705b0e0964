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
