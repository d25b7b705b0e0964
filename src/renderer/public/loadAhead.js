// Preloads a dashboard page's files in parallel with the app's main script, which would request them only once it runs.
(function () {
  var page = location.pathname;
  if (!page.startsWith("/dashboard")) return;
  var { dashboard, scribe } = document.currentScript.dataset;
  var files = page.startsWith("/dashboard/scribe") ? dashboard + " " + scribe : dashboard;
  files.split(" ").forEach(function (href) {
    var link = document.createElement("link");
    link.rel = href.endsWith(".js") ? "modulepreload" : "preload";
    if (href.endsWith(".css")) link.as = "style";
    if (href.endsWith(".json")) link.as = "fetch";
    link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  });
})();
