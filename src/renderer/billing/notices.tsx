import { Intent } from "@blueprintjs/core";
import { dismissToast, showToast, standing } from "../ui/toaster";
import "./billing.css";

/** What billing tells in passing; tests put their own in place. */
export interface Notices {
  /** Stands until `processed`. */
  processing(): void;
  processed(): void;
  done(text: string): void;
  tell(text: string): void;
  /** @param text fixed by the product's text. @param detail the server's sentence, or ours for that call. */
  problem(text: string, detail?: string): void;
}

const processingKey = "subscription-processing";
/** Milliseconds that it stands at least: an answer that comes at once would take it away before anybody read it. */
const processingMs = 1_500;
let processingSince = 0;

export const notices: Notices = {
  processing: () => {
    processingSince = Date.now();
    showToast({ message: "Processing your subscription...", timeout: 0, isCloseButtonShown: false }, processingKey);
  },
  processed: () =>
    void setTimeout(() => dismissToast(processingKey), Math.max(0, processingSince + processingMs - Date.now())),
  done: (message) => showToast({ message, intent: Intent.SUCCESS, timeout: standing.own }),
  tell: (message) => showToast({ message, intent: Intent.PRIMARY, timeout: standing.own }),
  problem: (text, detail) =>
    showToast({
      message: (
        <>
          <span className="cs-notice-text">{text}</span>
          {detail && <span className="cs-notice-detail">{detail}</span>}
        </>
      ),
      intent: Intent.DANGER,
      timeout: standing.own,
    }),
};
