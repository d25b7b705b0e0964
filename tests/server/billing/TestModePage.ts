import { expect } from "vitest";

/** A page of test mode: its address, its HTML and its forms. */
export class TestModePage {
  private constructor(
    readonly url: string,
    readonly response: Response,
    readonly html: string,
  ) {}

  static async open(url: string | undefined): Promise<TestModePage> {
    const response = await fetch(url ?? "", { redirect: "manual" });
    return new TestModePage(url ?? "", response, await response.text());
  }

  get formToken(): string {
    return /name="form_token"\s+value="([^"]+)"/.exec(this.html)?.[1] ?? "";
  }

  /** Sends the page's form. @param fields added to the form token. */
  send(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.url, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ form_token: this.formToken, ...fields }),
      headers,
    });
  }

  /** Sends the form as a button does, and expects a redirect. @returns its address. */
  async press(fields: Record<string, string>): Promise<string> {
    const response = await this.send(fields);
    expect(response.status).toBe(303);
    return response.headers.get("location") ?? "";
  }
}
