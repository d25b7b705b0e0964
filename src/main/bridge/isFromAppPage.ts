import type { IpcMainInvokeEvent, WebContents } from "electron";
import { isAppDocument } from "./appOrigin";

/** Whether a call comes from our page in the main frame of our window, not from a subframe or another window. */
export function isFromAppPage({ sender, senderFrame }: IpcMainInvokeEvent, ours: WebContents | null): boolean {
  if (!senderFrame || !ours || sender.id !== ours.id) return false;
  return senderFrame.parent === null && isAppDocument(senderFrame.url);
}
