import type { IpcMainInvokeEvent, WebContents } from "electron";
import { appOrigin } from "../window/serveApp";

/** Whether an address is one of the app's own pages. Compares protocol and host: for `app:` Node's origin is "null". */
export function isAppPage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}` === appOrigin;
}

/** Whether a call comes from our page in the main frame of our window, not from a subframe or another window. */
export function isFromAppPage({ sender, senderFrame }: IpcMainInvokeEvent, ours: WebContents | null): boolean {
  if (!senderFrame || !ours || sender.id !== ours.id) return false;
  return senderFrame.parent === null && isAppPage(senderFrame.url);
}
