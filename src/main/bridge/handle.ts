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
import { isOurPage } from "./sender";

/** What answers a domain: one function a verb. One that is missing, or is nobody's verb, does not compile. */
export type BridgeHandlers<D extends BridgeDomain> = {
  [V in BridgeVerb<D>]: (input: BridgeChecked<D, V>) => Promise<BridgeOutput<D, V>> | BridgeOutput<D, V>;
};

type Run = (input: unknown) => unknown;

export interface BridgeParts {
  /** The page the bridge is for; null while there is no window. */
  page: () => WebContents | null;
  /** Told of every refusal and failure, by channel and code: inputs hold what nobody may read in a log. */
  onFailure?: (channel: string, error: AppError) => void;
}

/** Answers the whole bridge. Sender, input and failures are checked here, once for all; failures are values. */
export function registerBridge(handlers: { [D in BridgeDomain]: BridgeHandlers<D> }, parts: BridgeParts): void {
  for (const [domain, { requests }] of Object.entries(bridge)) {
    const runs = handlers[domain as BridgeDomain] as Record<string, Run>;
    for (const [verb, { input }] of Object.entries(requests as Record<string, { input: z.ZodType }>)) {
      const run = runs[verb];
      if (run) answer(`${domain}:${verb}`, input, run, parts);
    }
  }
}

function answer(channel: string, schema: z.ZodType, run: Run, { page, onFailure }: BridgeParts): void {
  const fail = (error: AppError): BridgeResult<never> => {
    onFailure?.(channel, error);
    return { ok: false, error: error.toProblem() };
  };
  const refuse = (code: ErrorCode, sentence: string) => fail(new AppError(code, sentence));
  ipcMain.handle(channel, async (event, raw: unknown): Promise<BridgeResult<unknown>> => {
    if (!isOurPage(event, page())) return refuse("forbidden", "This page may not use the desktop app.");
    const input = schema.safeParse(raw);
    if (!input.success) return refuse("invalid_input", "The desktop app could not use this request.");
    try {
      return { ok: true, value: await run(input.data) };
    } catch (error) {
      return fail(AppError.from(error));
    }
  });
}

export type Emit = <E extends BridgeEvent>(event: E, payload: BridgePayload<E>) => void;

/** Tells our page something by itself. Without a page nobody hears it. */
export const createEmit =
  (page: () => WebContents | null): Emit =>
  (event, payload) => {
    const contents = page();
    if (contents && !contents.isDestroyed()) contents.send(event, payload);
  };
