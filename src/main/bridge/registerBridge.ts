import { ipcMain, type WebContents } from "electron";
import type { z } from "zod";
import {
  bridge,
  type BridgeChecked,
  type BridgeDomain,
  type BridgeEvent,
  type BridgeOutput,
  type BridgePayload,
  type BridgeResult,
  type BridgeVerb,
} from "../../shared/bridge/contract";
import { AppError, type ErrorCode } from "../../shared/errors";
import { isFromAppPage } from "./isFromAppPage";

/** The handlers of one domain, one function per verb. A missing or unknown verb does not compile. */
export type BridgeHandlers<D extends BridgeDomain> = {
  [V in BridgeVerb<D>]: (input: BridgeChecked<D, V>) => Promise<BridgeOutput<D, V>> | BridgeOutput<D, V>;
};

type Run = (input: unknown) => unknown;

interface BridgeDeps {
  /** The page the bridge serves; null while there is no window. */
  page: () => WebContents | null;
  /** Called on every refusal and failure with channel and error, never with the input, which may hold patient data. */
  onFailure?: (channel: string, error: AppError) => void;
}

/**
 * Registers every verb of the bridge. Checks the sender and the input of each call; returns failures as `BridgeResult`
 * values instead of rejecting.
 */
export function registerBridge(handlers: { [D in BridgeDomain]: BridgeHandlers<D> }, deps: BridgeDeps): void {
  for (const [domain, { requests }] of Object.entries(bridge)) {
    const runs = handlers[domain as BridgeDomain] as Record<string, Run>;
    for (const [verb, { input }] of Object.entries(requests as Record<string, { input: z.ZodType }>)) {
      const run = runs[verb];
      if (run) answer(`${domain}:${verb}`, input, run, deps);
    }
  }
}

function answer(channel: string, schema: z.ZodType, run: Run, { page, onFailure }: BridgeDeps): void {
  const fail = (error: AppError): BridgeResult<never> => {
    onFailure?.(channel, error);
    return { ok: false, error: error.toProblem() };
  };
  const refuse = (code: ErrorCode, sentence: string) => fail(new AppError(code, sentence));
  ipcMain.handle(channel, async (event, raw: unknown): Promise<BridgeResult<unknown>> => {
    if (!isFromAppPage(event, page())) return refuse("forbidden", "This page may not use the desktop app.");
    const input = schema.safeParse(raw);
    if (!input.success) return refuse("invalid_input", "The desktop app could not use this request.");
    try {
      return { ok: true, value: await run(input.data) };
    } catch (error) {
      return fail(AppError.from(error));
    }
  });
}

/** Sends an event to the page. */
export type Emit = <E extends BridgeEvent>(event: E, payload: BridgePayload<E>) => void;

/** Sends an event to our page. Does nothing while there is no page. */
export const createEmit =
  (page: () => WebContents | null): Emit =>
  (event, payload) => {
    const contents = page();
    if (contents && !contents.isDestroyed()) contents.send(event, payload);
  };
