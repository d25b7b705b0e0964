import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import type { TestServer } from "../testServer";

export interface ReadMail {
  subject: string;
  text: string;
  /** The first link in it. */
  link: URL;
  /** The six digits in it. */
  code: string;
}

/** Reads the mails in a server's outbox folder. */
export class Outbox {
  private readonly read = new Set<string>();

  constructor(private readonly server: TestServer) {}

  private get folder(): string {
    return join(this.server.context.settings.dataDir, "outbox");
  }

  /** File names of unread mails to that email, oldest first. */
  private unread(to: string): string[] {
    if (!existsSync(this.folder)) return [];
    const names = readdirSync(this.folder).filter((name) => name.endsWith(".txt") && !this.read.has(name));
    return names.toSorted().filter((name) => this.text(name).startsWith(`To: ${to}\n`));
  }

  private text(name: string): string {
    return readFileSync(join(this.folder, name), "utf8");
  }

  /** Waits for the next mail to that email. */
  async next(to: string): Promise<ReadMail> {
    const name = await vi.waitFor(
      () => {
        const [first] = this.unread(to);
        if (first === undefined) throw new Error(`No mail to ${to}`);
        return first;
      },
      { timeout: 60_000, interval: 10 },
    );
    this.read.add(name);
    const text = this.text(name);
    return {
      subject: /^Subject: (.*)$/m.exec(text)?.[1] ?? "",
      text,
      link: new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "about:blank"),
      code: /\b\d{6}\b/.exec(text.slice(text.indexOf("code")))?.[0] ?? "",
    };
  }

  /**
   * Number of unread mails to that email. Mails are sent after the response, so call it once a later mail has arrived.
   */
  count(to: string): number {
    return this.unread(to).length;
  }
}

/** Opens a link as a browser does and presses its button, without following the redirect. */
export async function openLink(link: URL): Promise<{ status: number; to: URL; fragment: URLSearchParams }> {
  const page = await (await fetch(link)).text();
  const hidden = page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  const fields = Array.from(hidden, ([, name = "", value = ""]): [string, string] => [name, unescaped(value)]);
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? "";
  const body = new URLSearchParams(fields);
  const response = await fetch(new URL(action, link), { method: "POST", body, redirect: "manual" });
  const to = new URL(response.headers.get("location") ?? "about:blank");
  return { status: response.status, to, fragment: new URLSearchParams(to.hash.slice(1)) };
}

const unescaped = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
