import { AuthRetryableFetchError } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import type { AuthApi } from "../../../../src/renderer/auth/session/authClient";
import { Tokens } from "../../../../src/renderer/auth/session/Tokens";
import { sessionFor } from "./AccountServer";

const away = { data: { session: null }, error: new AuthRetryableFetchError("no network", 0) };

test("a failed refresh while the auth service is unreachable does not sign out", async () => {
  const kept = { data: { session: sessionFor("kept", -1) }, error: null };
  const cases = [{ getSession: async () => away }, { getSession: async () => kept, refreshSession: async () => away }];
  for (const auth of cases) {
    const tokens = new Tokens(auth as unknown as AuthApi);
    await expect(tokens.renewed("kept", null)).rejects.toMatchObject({ code: "unavailable" });
  }
  await expect(new Tokens(cases[0] as unknown as AuthApi).current()).rejects.toMatchObject({ code: "unavailable" });
});

test("a rejected refresh leaves no token", async () => {
  const auth = {
    getSession: async () => ({ data: { session: sessionFor("kept", -1) }, error: null }),
    refreshSession: async () => ({ data: { session: null }, error: null }),
  };
  expect(await new Tokens(auth as unknown as AuthApi).renewed("kept", null)).toBeNull();
});
