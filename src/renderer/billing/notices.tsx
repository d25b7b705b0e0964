import { Intent } from "@blueprintjs/core";
import { dismissToast, showToast, toastMs } from "../ui/showToast";
import "./billing.css";

/** Toasts of the billing screens; replaced in tests. */
export interface Notices {
  /** Shows that the subscription is being processed, until `processed` is called. */
  processing(): void;
  /** Hides the processing toast, at the earliest 1.5 s after it was shown. */
  processed(): void;
  done(text: string): void;
  info(text: string): void;
  /** Shows an error. @param text from the product text. @param detail the server's message or, without one, ours. */
  problem(text: string, detail?: string): void;
}

const processingKey = "subscription-processing";
/** Minimum milliseconds the processing toast is shown, so that it can be read even if the answer is immediate. */
const processingMs = 1_500;
let processingSince = 0;

/** Shows the notices as toasts. */
export const notices: Notices = {
  processing: () => {
    processingSince = Date.now();
    showToast({ message: "Processing your subscription...", timeout: 0, isCloseButtonShown: false }, processingKey);
  },
  processed: () =>
    void setTimeout(() => dismissToast(processingKey), Math.max(0, processingSince + processingMs - Date.now())),
  done: (message) => showToast({ message, intent: Intent.SUCCESS, timeout: toastMs.brief }),
  info: (message) => showToast({ message, intent: Intent.PRIMARY, timeout: toastMs.brief }),
  problem: (text, detail) =>
    showToast({
      message: (
        <>
          <span className="cs-notice-text">{text}</span>
          {detail && <span className="cs-notice-detail">{detail}</span>}
        </>
      ),
      intent: Intent.DANGER,
      timeout: toastMs.brief,
    }),
};
