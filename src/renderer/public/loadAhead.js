// Loads the files of a dashboard page beside the app's first script, which would ask for them only once it runs.
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
