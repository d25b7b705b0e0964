import { AppError, errorStatus } from "../../shared/errors";
import { retryDelay } from "../base/createQueryClient";
import type { VisitsApi } from "../visits/VisitsApi";

/**
 * Reports to the server that a recording was paused or resumed. Other screens show it, and wait longer for a paused
 * recorder before they offer to finish the visit without it (`LostRecorder`). So it is sent until it arrives, also if
 * the take began offline and the server does not know of it yet (`conflict`).
 */
export class StatusSender {
  /** Identifies the latest call of `send`; null after `cancel`. */
  #latest: object | null = null;

  constructor(private readonly api: Pick<VisitsApi, "update">) {}

  /** Sends the status, instead of any before. Resolves when it has arrived, cannot arrive or is no longer current. */
  async send(visitId: string, status: "recording" | "paused"): Promise<void> {
    const current = {};
    this.#latest = current;
    for (let failures = 0; this.#latest === current; failures++) {
      try {
        await this.api.update(visitId, { status });
        return;
      } catch (thrown) {
        const { code } = AppError.from(thrown);
        if (code !== "offline" && code !== "conflict" && errorStatus[code] < 500) return;
      }
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)));
    }
  }

  /** Stops sending, because the take has ended. */
  cancel(): void {
    this.#latest = null;
  }
}
