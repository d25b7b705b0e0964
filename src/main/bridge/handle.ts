import { ipcMain } from "electron";
import type { z } from "zod";
import {
  type BridgeDomain,
  type BridgeInput,
  type BridgeOutput,
  type BridgeResult,
  bridgeRequests,
  type BridgeVerb,
} from "../../shared/bridge/contract";
import { AppError } from "../../shared/errors";
import { appOrigin } from "../window/appProtocol";

/** Answers one verb of the bridge. Sender, input and failures are checked here, once for all. */
export function handle<D extends BridgeDomain, V extends BridgeVerb<D>>(
  domain: D,
  verb: V,
  run: (input: BridgeInput<D, V>) => Promise<BridgeOutput<D, V>> | BridgeOutput<D, V>,
): void {
  const channel = `${domain}:${verb}`;
  const { input } = bridgeRequests[domain][verb] as { input: z.ZodType<BridgeInput<D, V>> };
  ipcMain.handle(channel, async (event, raw: unknown): Promise<BridgeResult<BridgeOutput<D, V>>> => {
    const sender = event.senderFrame?.url;
    if (!sender || new URL(sender).origin !== appOrigin)
      return fail("forbidden", "This page may not use the desktop app.");
    const parsed = input.safeParse(raw);
    if (!parsed.success) return fail("invalid_input", "The desktop app could not use this request.");
    try {
      return { ok: true, value: await run(parsed.data) };
    } catch (error) {
      return { ok: false, error: AppError.from(error).toProblem() };
    }
  });
}

function fail(
  code: "forbidden" | "invalid_input",
  message: string,
): { ok: false; error: ReturnType<AppError["toProblem"]> } {
  return { ok: false, error: new AppError(code, message).toProblem() };
}
