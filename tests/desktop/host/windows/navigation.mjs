import { toOuter } from "../addresses/mapping.mjs";
import { cancelable, host } from "../host.mjs";
import { app } from "../app/app.mjs";
import { claimProcess } from "./rendererProcess.mjs";
import { settlePermissions } from "../session/permissions.mjs";

/**
 * Follows the navigation of a window's page, asks the application's handlers and emits its events.
 * @param {object} window BrowserWindow
 * @param {object} page DevTools session
 * @param {string} frameId main frame
 */
export async function followNavigation(window, page, frameId) {
  const contents = window.webContents;
  page.on("Fetch.requestPaused", (request) => void decide(window, page, frameId, request));
  page.on("Page.frameNavigated", ({ frame }) => {
    if (frame.parentId) return;
    contents.innerUrl = frame.url + (frame.urlFragment ?? "");
    contents.crashed = false;
    contents.emit("did-navigate", {}, contents.getURL(), 200, "OK");
  });
  page.on("Page.navigatedWithinDocument", (event) => {
    if (event.frameId !== frameId) return;
    contents.innerUrl = event.url;
    contents.emit("did-navigate-in-page", {}, contents.getURL(), true, 1, 1);
  });
  page.on("Page.domContentEventFired", () => contents.emit("dom-ready", {}));
  page.on("Page.loadEventFired", () => loaded(window));
  page.on("Page.windowOpen", (event) => {
    askToOpen(contents, { ...event, windowFeatures: (event.windowFeatures ?? []).join(",") });
  });
  page.on("Runtime.consoleAPICalled", ({ type, args }) => emitConsoleMessage(contents, type, args));
  page.on("Page.javascriptDialogOpening", ({ type }) => {
    // Closing and reloading were decided earlier (see unload.mjs).
    if (type === "beforeunload") void page.send("Page.handleJavaScriptDialog", { accept: true }).catch(() => {});
  });
  page.on("Inspector.targetCrashed", () => crashed(contents));
  await Promise.all([
    page.send("Page.enable"),
    page.send("Inspector.enable"),
    page.send("Fetch.enable", { patterns: [{ resourceType: "Document", requestStage: "Request" }] }),
  ]);
}

/** Holds every document request until `will-navigate` and the target's permissions are decided. */
async function decide(window, page, frameId, { requestId, request, frameId: requestFrame, redirectedRequestId }) {
  const contents = window.webContents;
  const isMain = requestFrame === frameId;
  const url = toOuter(request.url);
  const event = cancelable({ url, isMainFrame: isMain, isSameDocument: false, initiator: contents.mainFrame });
  const isOurs = isMain && window.isHostNavigation(request.url);
  if (!isOurs) {
    contents.emit("will-frame-navigate", event);
    if (redirectedRequestId) contents.emit("will-redirect", event, url, false, isMain, 1, 1);
    else if (isMain) contents.emit("will-navigate", event, url, false, isMain, 1, 1);
  }
  if (!event.defaultPrevented && isMain) {
    contents.startLoading();
    await settlePermissions(contents, request.url).catch(reportUnlessQuitting);
  }
  const answer = event.defaultPrevented
    ? page.send("Fetch.failRequest", { requestId, errorReason: "Aborted" })
    : page.send("Fetch.continueRequest", { requestId });
  await answer.catch(() => {});
}

function reportUnlessQuitting(error) {
  if (!host.isQuitting) console.error(error);
}

function loaded(window) {
  const contents = window.webContents;
  if (contents.innerUrl === "" || contents.innerUrl === "about:blank") return;
  contents.isPageLoading = false;
  void claimProcess(window).catch(reportUnlessQuitting);
  window.becomeReadyToShow();
  contents.emit("did-finish-load", {});
  contents.emit("did-stop-loading", {});
}

/**
 * Asks the application about a window that its page opens. Only denying is supported: the popup's target is closed at
 * once.
 */
export function askToOpen(contents, { url, windowName, windowFeatures }) {
  const details = {
    url: toOuter(url),
    frameName: windowName,
    features: windowFeatures,
    disposition: "foreground-tab",
    referrer: { url: contents.getURL(), policy: "strict-origin-when-cross-origin" },
    postBody: undefined,
  };
  const answer = contents.openHandler?.(details) ?? { action: "allow" };
  if (answer.action !== "deny") console.error(`desktop host: opening a window (${url}) is not implemented`);
}

function emitConsoleMessage(contents, type, args) {
  const message = args.map((argument) => argument.value ?? argument.description).join(" ");
  contents.emit("console-message", { level: type === "log" ? "info" : type, message, lineNumber: 0, sourceId: "" });
}

function crashed(contents) {
  const details = { reason: "crashed", exitCode: 5 };
  contents.crashed = true;
  contents.isPageLoading = false;
  contents.emit("render-process-gone", {}, details);
  app.emit("render-process-gone", {}, contents, details);
}
