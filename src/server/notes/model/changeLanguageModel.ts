import { isIP } from "node:net";
import type { ChangeLanguageModel } from "../../../shared/practice/languageModel";
import { recheckAdmin } from "../../auth/accounts/recheckAdmin";
import { recordAudit } from "../../platform/audit/recordAudit";
import type { CurrentUser } from "../../platform/http/currentUser";
import type { ServerContext } from "../../platform/ServerContext";
import { isUnencrypted, type Settings } from "../../platform/settings/settings";
import { type ChosenModel, LanguageModelsRepository, type OwnModel } from "./LanguageModelsRepository";
import { isPrivateAddress } from "./restrictedFetch";
import { invalidField } from "../../platform/http/invalidField";

/**
 * Changes the engine that drafts the notes of the admin's practice, and records which fields changed, without the
 * address and the key.
 * @throws {AppError} `invalid_input` for an incomplete model or an address that the server does not allow; `forbidden`
 * if the caller is no longer an admin.
 */
export async function changeLanguageModel(
  { database, vault, settings }: Pick<ServerContext, "database" | "vault" | "settings">,
  admin: CurrentUser,
  change: ChangeLanguageModel,
): Promise<void> {
  const { id, sessionId, organizationId } = admin;
  await database.transaction(async (tx) => {
    const models = new LanguageModelsRepository(tx, vault);
    const before = await models.of(organizationId, { lock: true });
    await recheckAdmin(tx, vault, admin);
    const after = withChange(before, change, settings);
    await models.set(after);
    const fields = changedFields(before, after).join(" ");
    if (fields === "") return;
    const detail = { organization: organizationId, fields, engine: after.engine };
    await recordAudit(tx, { action: "language_model_changed", userId: id, sessionId, detail });
  });
}

/** Returns the practice's choice after a change. @throws {AppError} `invalid_input`. */
export function withChange(before: ChosenModel, change: ChangeLanguageModel, settings: Settings): ChosenModel {
  const own = ownAfter(before.own, change);
  if (own && (change.engine === "own" || change.base_url !== undefined)) requireAllowed(own.base_url, settings);
  if (change.engine === "own" && !own) throw invalidField("base_url", "Enter the address and the name of the model.");
  return { ...before, engine: change.engine, own, withholds: change.withholds ?? before.withholds };
}

/**
 * Returns the practice's own model after a change; null without an address or a name. A key is kept only for the same
 * origin, so that it is never sent to a service other than the one it was entered for.
 */
function ownAfter(before: OwnModel | null, change: ChangeLanguageModel): OwnModel | null {
  const { base_url: baseUrl = before?.base_url, model = before?.model } = change;
  if (!baseUrl || !model) return null;
  const isSameService = before !== null && new URL(before.base_url).origin === new URL(baseUrl).origin;
  const kept = isSameService ? before.api_key : null;
  const { input_price: input = before?.input_price ?? null, output_price: output = before?.output_price ?? null } =
    change;
  const key = change.api_key === undefined ? kept : change.api_key;
  return { base_url: baseUrl, model, api_key: key, input_price: input, output_price: output };
}

function requireAllowed(baseUrl: string, settings: Settings): void {
  const url = new URL(baseUrl);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (url.username || url.password || url.search || url.hash)
    throw invalidField("base_url", "Enter the address without a name, a password, “?” or “#”.");
  const { CHARTSIDE_NOTES_PRIVATE_ADDRESSES: allowsPrivate } = settings;
  if (!allowsPrivate && (/(?:^|\.)localhost\.?$/.test(host) || (isIP(host) > 0 && isPrivateAddress(host)))) {
    throw invalidField(
      "base_url",
      "This address is in the server’s own network, which the server does not allow. Use an address on the internet, " +
        "or ask the server’s operator.",
    );
  }
  if (isUnencrypted(baseUrl) && !settings.CHARTSIDE_ALLOW_HTTP)
    throw invalidField(
      "base_url",
      "What was said in sessions would be sent unencrypted. Use an address with https://.",
    );
}

const pricesOf = ({ own }: ChosenModel): string =>
  JSON.stringify([own?.input_price ?? null, own?.output_price ?? null]);

function changedFields(before: ChosenModel, after: ChosenModel): string[] {
  const isChanged: Record<string, boolean> = {
    engine: before.engine !== after.engine,
    address: before.own?.base_url !== after.own?.base_url,
    model: before.own?.model !== after.own?.model,
    key: (before.own?.api_key ?? null) !== (after.own?.api_key ?? null),
    price: pricesOf(before) !== pricesOf(after),
    withholds: before.withholds !== after.withholds,
  };
  return Object.keys(isChanged).filter((name) => isChanged[name]);
}
