import { EventEmitter } from "node:events";
import http from "node:http";
import https from "node:https";

/** Implements `net.request` with Node's client, following redirects like Chromium. */
export class ClientRequest extends EventEmitter {
  #request = null;
  #url;
  #method;
  #redirect;
  #headers = {};
  #body = [];
  #isAborted = false;

  /** @param options an address, or Electron's options */
  constructor(options) {
    super();
    const given = typeof options === "string" ? { url: options } : options;
    this.#url = given.url ? new URL(given.url) : addressOf(given);
    this.#method = given.method ?? "GET";
    this.#redirect = given.redirect ?? "follow";
    for (const [name, value] of Object.entries(given.headers ?? {})) this.setHeader(name, value);
  }

  setHeader(name, value) {
    this.#headers[name.toLowerCase()] = value;
  }

  getHeader(name) {
    return this.#headers[name.toLowerCase()];
  }

  removeHeader(name) {
    delete this.#headers[name.toLowerCase()];
  }

  write(chunk, encoding, callback) {
    this.#body.push(Buffer.from(chunk, encoding));
    callback?.();
  }

  end(chunk, encoding, callback) {
    if (chunk) this.write(chunk, encoding);
    this.#send();
    callback?.();
    return this;
  }

  abort() {
    this.#isAborted = true;
    this.#request?.destroy();
    this.emit("abort");
    this.emit("close");
  }

  followRedirect() {
    this.#send();
  }

  #send() {
    const client = this.#url.protocol === "http:" ? http : https;
    const request = client.request(this.#url, { method: this.#method, headers: this.#headers });
    this.#request = request;
    request.on("error", (error) => {
      if (!this.#isAborted) this.emit("error", error);
    });
    request.on("response", (response) => this.#receive(response));
    request.on("finish", () => this.emit("finish"));
    request.end(Buffer.concat(this.#body));
  }

  #receive(response) {
    const { statusCode, headers } = response;
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location;
    if (!isRedirect) {
      response.on("close", () => this.emit("close"));
      this.emit("response", response);
      return;
    }
    response.resume();
    if (this.#redirect === "error") {
      this.emit("error", new Error("Attempted to redirect, but redirect policy was 'error'"));
      return;
    }
    this.#url = new URL(headers.location, this.#url);
    this.emit("redirect", statusCode, this.#method, this.#url.href, headers);
    if (this.#redirect === "follow") this.#send();
  }
}

function addressOf({ protocol = "http:", hostname, host, port, path = "/" }) {
  return new URL(`${protocol}//${hostname ?? host}${port ? `:${port}` : ""}${path}`);
}
