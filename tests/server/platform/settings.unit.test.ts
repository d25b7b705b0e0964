import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "../../../src/server/platform/settings/settings";

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error("The settings were taken");
}

test("nothing set: a private server on this machine alone, with embedded parts", () => {
  const settings = readSettings({ HOME: "/home/nora" });
  expect(settings).toMatchObject({
    PORT: 4600,
    HOST: "127.0.0.1",
    CHARTSIDE_SIGNUP: "open",
    CHARTSIDE_LOG_LEVEL: "info",
  });
  expect(settings.DATABASE_URL).toBeUndefined();
});

test("an empty variable counts as absent", () => {
  expect(readSettings({ PORT: "", CHARTSIDE_SPEECH: "" })).toMatchObject({ PORT: 4600 });
});

test("a relative data folder is taken from the working folder", () => {
  expect(readSettings({ CHARTSIDE_DATA_DIR: "data" }).dataDir).toBe(resolve("data"));
});

describe("a wrong value is refused with its name, the fault and an example, and is never repeated", () => {
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
    ["CHARTSIDE_SPEECH", "whisper", "command", "CHARTSIDE_SPEECH=command"],
    ["CHARTSIDE_SPEECH_BASE_URL", "speechbox:8123", "not an http or https address", "http://localhost:8000/v1"],
    ["CHARTSIDE_SPEECH_FETCH", "never", "off", "CHARTSIDE_SPEECH_FETCH=off"],
    ["CHARTSIDE_SPEECH_TIMEOUT_S", "0", "not between 0 and 3600", "CHARTSIDE_SPEECH_TIMEOUT_S=60"],
    ["CHARTSIDE_SPEECH_TIMEOUT_S", "a minute", "not a number of seconds", "CHARTSIDE_SPEECH_TIMEOUT_S=60"],
    ["CHARTSIDE_SPEECH_PARALLEL", "65", "not between 1 and 64", "CHARTSIDE_SPEECH_PARALLEL=2"],
    ["CHARTSIDE_LOG_LEVEL", "loud", "debug", "CHARTSIDE_LOG_LEVEL=info"],
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
])("half of the Supabase settings says what is missing", (env, missing) => {
  expect(refusal(env)).toMatch(/^Missing Supabase configuration/);
  expect(refusal(env)).toContain(`${missing}: needed`);
});

describe("a host that other machines can reach", () => {
  test("is refused without HTTPS in front", () => {
    expect(refusal({ HOST: "0.0.0.0" })).toMatch(
      /^HOST: .*unencrypted.*CHARTSIDE_PUBLIC_URL=https.*CHARTSIDE_ALLOW_HTTP=on/,
    );
    expect(refusal({ HOST: "0.0.0.0", CHARTSIDE_PUBLIC_URL: "http://scribe.lan" })).toMatch(/^HOST: /);
  });

  test.each([{ CHARTSIDE_PUBLIC_URL: "https://scribe.example.org" }, { CHARTSIDE_ALLOW_HTTP: "on" }])(
    "is taken with %o",
    (env) => {
      expect(readSettings({ HOST: "0.0.0.0", ...env }).HOST).toBe("0.0.0.0");
    },
  );
});
