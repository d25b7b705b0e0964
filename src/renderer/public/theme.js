// Puts the theme on the body before anything is painted; LayoutStore takes over once the app runs.
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
