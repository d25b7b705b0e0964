import { isPublic, type Settings } from "./settings";

type RiskySettings = Pick<
  Settings,
  "CHARTSIDE_PUBLIC_URL" | "CHARTSIDE_BILLING" | "CHARTSIDE_ALLOW_TEST_BILLING" | "CHARTSIDE_SIGNUP" | "SUPABASE_URL"
>;

/**
 * Returns a sentence for each setting that is safe for a trial but not for a public server, for the log and the admin
 * page; empty unless the server is public.
 */
export function publicRisks(settings: RiskySettings): string[] {
  if (!isPublic(settings)) return [];
  const { CHARTSIDE_BILLING: billing, CHARTSIDE_ALLOW_TEST_BILLING: isAllowed } = settings;
  const found = [
    billing === "test" &&
      (isAllowed
        ? "Billing is in test mode on a public server, so anyone with an account can give themselves a plan. " +
          "Set CHARTSIDE_BILLING to stripe or off."
        : "Billing is in test mode on a public server, so no plan can be chosen. Set CHARTSIDE_BILLING to stripe or off, " +
          "or accept it: CHARTSIDE_ALLOW_TEST_BILLING=on."),
    settings.CHARTSIDE_SIGNUP === "open" &&
      !settings.SUPABASE_URL &&
      "Sign-up is open on a public server, so anyone can create an account. Set CHARTSIDE_SIGNUP to invite or closed.",
  ];
  return found.filter((sentence) => sentence !== false);
}
