import { app, shell, type WebContents } from "electron";
import { isAppDocument } from "../bridge/appOrigin";

/** Whether an address may be opened in the system's browser: https, without username or password. Pure. */
export function mayOpenOutside(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === "https:" && !username && !password;
}

/** Keeps every page of the app on its own document, without new windows or web views. Web links open in the browser. */
export function guardNavigation(): void {
  app.on("web-contents-created", (_event, contents) => guard(contents));
}

function guard(contents: WebContents): void {
  const stay = (event: { preventDefault(): void; url: string }) => {
    if (!isAppDocument(event.url)) event.preventDefault();
  };
  contents.on("will-navigate", stay);
  contents.on("will-redirect", stay);
  contents.on("will-frame-navigate", stay);
  contents.on("will-attach-webview", (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (mayOpenOutside(url)) void shell.openExternal(url);
    return { action: "deny" };
  });
}
