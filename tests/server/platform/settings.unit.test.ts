import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { publicRisks } from "../../../src/server/platform/settings/publicRisks";
import { isReachable, readSettings, SettingsError } from "../../../src/server/platform/settings/settings";

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error("The settings were accepted");
}

test("defaults to a private server on this machine with embedded services", () => {
  const settings = readSettings({ HOME: "/home/nora" });
  expect(settings).toMatchObject({
    PORT: 4600,
    HOST: "127.0.0.1",
    CHARTSIDE_SIGNUP: "open",
    CHARTSIDE_LOG_LEVEL: "info",
  });
  expect(settings.DATABASE_URL).toBeUndefined();
});

test("treats an empty variable as absent", () => {
  expect(readSettings({ PORT: "", CHARTSIDE_SPEECH: "" })).toMatchObject({ PORT: 4600 });
});

test("resolves a relative data folder against the working folder", () => {
  expect(readSettings({ CHARTSIDE_DATA_DIR: "data" }).dataDir).toBe(resolve("data"));
});

describe("a wrong value is refused with its name, the fault and an example, never with the value", () => {
  test.each([
    ["PORT", "46o0", "not a whole number", "PORT=4600"],
    ["PORT", "65536", "not between 0 and 65535", "PORT=4600"],
    ["PORT", "-1", "not a whole number", "PORT=4600"],
    ["PORT", " ", "not a whole number", "PORT=4600"],
    ["DATABASE_URL", "mysql://root:hunter2@db/x", "not a postgres:// address", "DATABASE_URL=postgres://"],
    ["DATABASE_URL", "hunter2", "not a postgres:// address", "DATABASE_URL=postgres://"],
    ["CHARTSIDE_MASTER_KEY", "hunter2", "not 32 bytes as base64 or hex", "openssl rand -base64 32"],
    ["CHARTSIDE_PUBLIC_URL", "clinic.example.net", "not an http or https address", "https://scribe.example.org"],
    ["CHARTSIDE_PUBLIC_URL", "ftp://clinic.example.net", "not an http or https address", "https://scribe.example.org"],
    ["CHARTSIDE_COMPANY", "x".repeat(101), "100", "CHARTSIDE_COMPANY=Lakeside"],
    ["CHARTSIDE_ALLOW_HTTP", "yes", "on", "CHARTSIDE_ALLOW_HTTP=on"],
    ["SUPABASE_URL", "projectname", "not an http or https address", "SUPABASE_URL=https://"],
    ["SUPABASE_JWT_SECRET", "hunter2", "shorter than 32 characters", "SUPABASE_JWT_SECRET="],
    ["CHARTSIDE_SIGNUP", "maybe", "open", "CHARTSIDE_SIGNUP=open"],
    ["CHARTSIDE_AUTH_AUTOCONFIRM", "true", "on", "CHARTSIDE_AUTH_AUTOCONFIRM=on"],
    ["CHARTSIDE_AUTH_PASSWORD_MIN", "5", "not between 6 and 64", "CHARTSIDE_AUTH_PASSWORD_MIN=8"],
    ["CHARTSIDE_AUTH_PASSWORD_CLASSES", "1", "on", "CHARTSIDE_AUTH_PASSWORD_CLASSES=on"],
    ["CHARTSIDE_AUTH_RATE_LIMITS", "none", "on", "CHARTSIDE_AUTH_RATE_LIMITS=on"],
    ["CHARTSIDE_AUTH_MAIL_INTERVAL_S", "soon", "not a whole number", "CHARTSIDE_AUTH_MAIL_INTERVAL_S=60"],
    ["CHARTSIDE_AUTH_REDIRECT_URLS", "https://a.org,b.org", "not a list of http", "https://app.example.org"],
    ["CHARTSIDE_AUTH_REDIRECT_URLS", "javascript:alert(1)", "not a list of http", "https://app.example.org"],
    ["CHARTSIDE_AUTH_CURRENT_PASSWORD", "yes", "on", "CHARTSIDE_AUTH_CURRENT_PASSWORD=on"],
    ["SMTP_URL", "mail.example.net", "not an smtp:// or smtps:// address", "SMTP_URL=smtp://"],
    ["SMTP_URL", "https://mail.example.net", "not an smtp:// or smtps:// address", "SMTP_URL=smtp://"],
    ["CHARTSIDE_MAIL_FROM", "the clinic", "not an email address", "no-reply@example.org"],
    ["CHARTSIDE_SPEECH", "whisper", "command", "CHARTSIDE_SPEECH=command"],
    ["CHARTSIDE_SPEECH_BASE_URL", "speechbox:8123", "not an http or https address", "http://localhost:8000/v1"],
    ["CHARTSIDE_SPEECH_BASE_URL", "http://speech.example:8000/v1", "unencrypted", "CHARTSIDE_ALLOW_HTTP=on"],
    ["CHARTSIDE_SPEECH_FALLBACK_BASE_URL", "http://10.0.0.9:8000/v1", "unencrypted", "CHARTSIDE_ALLOW_HTTP=on"],
    ["CHARTSIDE_SPEECH_FETCH", "never", "off", "CHARTSIDE_SPEECH_FETCH=off"],
    ["CHARTSIDE_SPEECH_TIMEOUT_S", "0", "not between 0 and 3600", "CHARTSIDE_SPEECH_TIMEOUT_S=60"],
    ["CHARTSIDE_SPEECH_TIMEOUT_S", "a minute", "not a number of seconds", "CHARTSIDE_SPEECH_TIMEOUT_S=60"],
    ["CHARTSIDE_SPEECH_PARALLEL", "65", "not between 1 and 64", "CHARTSIDE_SPEECH_PARALLEL=2"],
    ["CHARTSIDE_NOTES", "gpt", "model", "CHARTSIDE_NOTES=model"],
    ["CHARTSIDE_NOTES_BASE_URL", "modelbox:8123", "not an http or https address", "http://localhost:11434/v1"],
    ["CHARTSIDE_NOTES_BASE_URL", "http://models.example/v1", "unencrypted", "CHARTSIDE_ALLOW_HTTP=on"],
    ["CHARTSIDE_NOTES_TIMEOUT_S", "0", "not between 0 and 3600", "CHARTSIDE_NOTES_TIMEOUT_S=30"],
    ["CHARTSIDE_NOTES_MODEL_SHA256", "d41d8cd98f00b204", "not a SHA-256 of 64", "sha256sum"],
    ["CHARTSIDE_NOTES_MODEL_BYTES", "1.9 GB", "not a number of bytes", "CHARTSIDE_NOTES_MODEL_BYTES=2019377696"],
    ["CHARTSIDE_NOTES_MODEL_URL", "https://me:hunter2@models.example/m.gguf", "user or password", "model.gguf"],
    ["CHARTSIDE_LOG_LEVEL", "loud", "debug", "CHARTSIDE_LOG_LEVEL=info"],
    ["CHARTSIDE_BILLING", "paypal", "stripe", "CHARTSIDE_BILLING=test"],
    ["CHARTSIDE_SALES_CONTACT", "sales@example.net", "not a mailto: or https address", "mailto:sales@example.org"],
    ["CHARTSIDE_SALES_CONTACT", "javascript:alert(1)", "not a mailto: or https address", "mailto:sales@example.org"],
    ["STRIPE_SECRET_KEY", "whsec_hunter2", "does not begin with sk_", "STRIPE_SECRET_KEY=sk_live_"],
    ["STRIPE_WEBHOOK_SECRET", "sk_hunter2", "does not begin with whsec_", "STRIPE_WEBHOOK_SECRET=whsec_"],
    ["STRIPE_PRICE_PRO", "prod_hunter2", "does not begin with price_", "STRIPE_PRICE_PRO=price_"],
    ["STRIPE_API_BASE", "stripe-mock:12111", "not an http or https address", "https://api.stripe.com"],
    ["STRIPE_TIMEOUT_S", "0", "not between 0 and 3600", "STRIPE_TIMEOUT_S=10"],
  ])("%s=%s", (name, value, fault, example) => {
    const sentence = refusal({ [name]: value });
    expect(sentence.startsWith(`${name}: `)).toBe(true);
    expect(sentence).toContain(fault);
    expect(sentence).toContain(example);
    if (value.length > 2) expect(sentence).not.toContain(value);
  });
});

test.each([
  [{ SUPABASE_URL: "https://abcdefgh.supabase.co" }, "SUPABASE_PUBLISHABLE_KEY"],
  [{ SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" }, "SUPABASE_URL"],
  [{ SUPABASE_JWT_SECRET: "x".repeat(32) }, "SUPABASE_URL"],
])("an incomplete Supabase configuration names what is missing [P8.42 P8.43]", (env, missing) => {
  expect(refusal(env)).toMatch(/^Missing Supabase configuration/);
  expect(refusal(env)).toContain(`${missing}: needed`);
});

test("a language model requires its address and its name", () => {
  expect(refusal({ CHARTSIDE_NOTES: "model" })).toMatch(/^CHARTSIDE_NOTES: .*CHARTSIDE_NOTES_MODEL=/);
});

test("a program for language models requires one model as a file or as a download", () => {
  const program = { CHARTSIDE_NOTES_PROGRAM: "/opt/llama-server" };
  const file = { CHARTSIDE_NOTES_MODEL_FILE: "/opt/small.gguf" };
  const url = { CHARTSIDE_NOTES_MODEL_URL: "https://models.example/small.gguf" };
  const checked = { CHARTSIDE_NOTES_MODEL_SHA256: "a".repeat(64), CHARTSIDE_NOTES_MODEL_BYTES: "4000000000" };
  expect(refusal(program)).toMatch(/^CHARTSIDE_NOTES_PROGRAM: needs CHARTSIDE_NOTES_MODEL_FILE or .*_URL/);
  expect(refusal({ ...url, ...checked })).toMatch(/^CHARTSIDE_NOTES_PROGRAM: /);
  expect(refusal({ ...program, ...url })).toMatch(/^CHARTSIDE_NOTES_MODEL_URL: needs CHARTSIDE_NOTES_MODEL_SHA256/);
  expect(refusal({ ...program, ...checked })).toMatch(/^CHARTSIDE_NOTES_MODEL_URL: /);
  expect(refusal({ ...program, ...file, ...url, ...checked })).toMatch(/^CHARTSIDE_NOTES_MODEL_FILE: set either/);
  expect(readSettings({ ...program, ...file }).CHARTSIDE_NOTES_MODEL_FILE).toBe("/opt/small.gguf");
  expect(readSettings({ ...program, ...url, ...checked }).CHARTSIDE_NOTES_MODEL_BYTES).toBe(4_000_000_000);
});

test("a hosted project requires https, except on this machine", () => {
  const key = { SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
  expect(refusal({ ...key, SUPABASE_URL: "http://abcdefgh.supabase.co" })).toMatch(/^SUPABASE_URL: .*unencrypted/);
  for (const url of ["http://localhost:54321", "http://127.0.0.1:54321", "http://[::1]:54321", "https://x.supabase.co"])
    expect(readSettings({ ...key, SUPABASE_URL: url }).SUPABASE_URL).toBe(url);
});

test("CHARTSIDE_AUTH_REDIRECT_URLS is a list of origins", () => {
  const list = "https://app.example.org/any/path, http://localhost:5173";
  expect(readSettings({ CHARTSIDE_AUTH_REDIRECT_URLS: list }).CHARTSIDE_AUTH_REDIRECT_URLS).toEqual([
    "https://app.example.org",
    "http://localhost:5173",
  ]);
  expect(readSettings({}).CHARTSIDE_AUTH_REDIRECT_URLS).toEqual([]);
});

test("CHARTSIDE_BILLING=stripe names every missing setting", () => {
  const stripe = { CHARTSIDE_BILLING: "stripe", STRIPE_SECRET_KEY: "sk_test_hunter2" };
  expect(refusal(stripe)).toBe(
    "STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PRO: needed with CHARTSIDE_BILLING=stripe. " +
      "Example: STRIPE_WEBHOOK_SECRET=whsec_… STRIPE_PRICE_PRO=price_…",
  );
  expect(refusal({ STRIPE_API_BASE: "http://stripe.example.org" })).toMatch(/^STRIPE_API_BASE: .*unencrypted/);
  expect(readSettings({ STRIPE_API_BASE: "http://127.0.0.1:12111" }).CHARTSIDE_BILLING).toBe("test");
  const whole = { ...stripe, STRIPE_WEBHOOK_SECRET: "whsec_x", STRIPE_PRICE_PRO: "price_x" };
  expect(readSettings(whole).STRIPE_API_BASE).toBe("https://api.stripe.com");
  expect(readSettings({ STRIPE_SECRET_KEY: "sk_test_x" }).CHARTSIDE_BILLING).toBe("test");
});

describe("a host that other machines can reach", () => {
  test("is refused without https", () => {
    expect(refusal({ HOST: "0.0.0.0" })).toMatch(
      /^HOST: .*unencrypted.*CHARTSIDE_PUBLIC_URL=https.*CHARTSIDE_ALLOW_HTTP=on/,
    );
    expect(refusal({ HOST: "0.0.0.0", CHARTSIDE_PUBLIC_URL: "http://scribe.lan" })).toMatch(/^HOST: /);
  });

  test.each([{ CHARTSIDE_PUBLIC_URL: "https://scribe.example.org" }, { CHARTSIDE_ALLOW_HTTP: "on" }])(
    "is accepted with %o",
    (env) => {
      expect(readSettings({ HOST: "0.0.0.0", ...env }).HOST).toBe("0.0.0.0");
    },
  );
});

test.each([
  [{ CHARTSIDE_NOTES_BASE_URL: "HTTP://llm.example.org/v1", CHARTSIDE_NOTES_MODEL: "m", CHARTSIDE_NOTES: "model" }],
  [{ SUPABASE_URL: "Http://project.example.org", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" }],
  [{ STRIPE_API_BASE: "HTTP://stripe.example.org" }],
  [{ HOST: "0.0.0.0", CHARTSIDE_PUBLIC_URL: "HTTP://scribe.example.org" }],
])("an unencrypted address is refused however its scheme is written: %j", (env) => {
  expect(refusal(env)).toContain("unencrypted");
});

test("addresses are read with scheme and host in lower case, their paths unchanged", () => {
  const read = readSettings({
    CHARTSIDE_PUBLIC_URL: "HTTPS://Scribe.Example.org",
    CHARTSIDE_SPEECH_BASE_URL: "HTTP://Localhost:8000/V1/",
    CHARTSIDE_NOTES_BASE_URL: "https://LLM.example.org/V1",
  });
  expect(read).toMatchObject({
    CHARTSIDE_PUBLIC_URL: "https://scribe.example.org",
    CHARTSIDE_SPEECH_BASE_URL: "http://localhost:8000/V1/",
    CHARTSIDE_NOTES_BASE_URL: "https://llm.example.org/V1",
  });
});

test.each([
  [{}, false],
  [{ CHARTSIDE_PUBLIC_URL: "http://localhost:4600" }, false],
  [{ CHARTSIDE_PUBLIC_URL: "https://[::1]" }, false],
  [{ CHARTSIDE_PUBLIC_URL: "https://scribe.example.org" }, true], // a proxy passes calls on
  [{ HOST: "0.0.0.0", CHARTSIDE_ALLOW_HTTP: "on" }, true],
  [{ CHARTSIDE_PUBLIC_URL: "HTTP://LOCALHOST:4600" }, false],
])("with %j the server is reachable from other machines: %s", (env, reachable) => {
  expect(isReachable(readSettings(env))).toBe(reachable);
});

const publicUrl = { CHARTSIDE_PUBLIC_URL: "https://scribe.example.org" };
test.each([
  [{}, []],
  [{ CHARTSIDE_PUBLIC_URL: "https://localhost" }, []],
  [{ ...publicUrl, CHARTSIDE_BILLING: "off", CHARTSIDE_SIGNUP: "closed" }, []],
  [publicUrl, [/no plan can be chosen.*CHARTSIDE_ALLOW_TEST_BILLING=on/, /^Sign-up is open.*CHARTSIDE_SIGNUP/]],
  [{ ...publicUrl, CHARTSIDE_ALLOW_TEST_BILLING: "on", CHARTSIDE_SIGNUP: "invite" }, [/give themselves a plan/]],
  [{ CHARTSIDE_PUBLIC_URL: "HTTPS://Scribe.Example.org" }, [/^Billing is in test mode/, /^Sign-up is open/]],
])("with %j each risk of a public server is reported in a sentence", (env, sentences) => {
  const risks = publicRisks(readSettings(env));
  expect(risks).toHaveLength(sentences.length);
  for (const [index, sentence] of sentences.entries()) expect(risks[index]).toMatch(sentence);
});
