import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { host } from "../host.mjs";

const world = "Electron Isolated Context";
const binding = "desktopHostSend";
const [codec, bridge, preload] = ["codec", "bridge", "preload"].map((name) =>
  readFileSync(new URL(`../page/${name}.mjs`, import.meta.url), "utf8").replace(/^export /m, ""),
);

/** The isolated world of a page's preload, installed on every document and accessed over DevTools. */
export class PreloadWorld {
  #page;
  #frameId;
  #context;

  /**
   * @param {object} page DevTools session
   * @param {string} frameId its main frame
   * @param {(message: object) => void} onMessage
   */
  constructor(page, frameId, onMessage) {
    this.#page = page;
    this.#frameId = frameId;
    page.on("Runtime.bindingCalled", ({ name, payload, executionContextId }) => {
      if (name !== binding) return;
      this.#context = executionContextId;
      onMessage(JSON.parse(payload));
    });
    page.on("Runtime.executionContextCreated", ({ context }) => {
      if (context.name === world && context.auxData?.frameId === this.#frameId) this.#context = context.id;
    });
    page.on("Runtime.executionContextDestroyed", ({ executionContextId }) => {
      if (executionContextId === this.#context) this.#context = undefined;
    });
    page.on("Runtime.executionContextsCleared", () => (this.#context = undefined));
  }

  /** @param {string | undefined} path of the preload */
  async install(path) {
    const secret = JSON.stringify(randomBytes(16).toString("hex"));
    const installed = [
      this.#page.send("Runtime.enable"),
      this.#page.send("Runtime.addBinding", { name: binding, executionContextName: world }),
      this.#page.send("Page.addScriptToEvaluateOnNewDocument", {
        source: `if (window === window.top) (() => { ${bridge}; createBridgeEnd(${secret}, "page", "preload")${path ? ".interceptOpen()" : ""}; })();`,
      }),
    ];
    if (path) installed.push(this.#page.send("Page.addScriptToEvaluateOnNewDocument", preloadScript(path, secret)));
    await Promise.all(installed);
  }

  /** Sends a message to the preload; dropped silently if there is no document, as in Electron. */
  async send(message) {
    const contextId = this.#context;
    if (contextId === undefined) return;
    const expression = `desktopHostReceive(${JSON.stringify(message)})`;
    await this.#page.send("Runtime.evaluate", { expression, contextId }).catch(() => {});
  }
}

const preloadScript = (path, secret) => ({
  worldName: world,
  source: `if (window === window.top && location.href !== "about:blank") (() => {
    ${codec}; ${bridge}; ${preload};
    runPreload({
      codec: createCodec(),
      createBridge: (onOpen) => createBridgeEnd(${secret}, "preload", "page", onOpen),
      about: ${JSON.stringify(about(path))},
      script: function (require, module, exports, process, global) {${readPreload(path)}
      },
    });
  })();`,
});

function readPreload(path) {
  const script = readFileSync(path, "utf8");
  if (/^\s*(import|export)\s/m.test(script)) {
    throw new Error(`A sandboxed preload cannot be an ES module: ${path}`);
  }
  return script;
}

function about(path) {
  const { platform, arch, versions } = process;
  return {
    path,
    process: { platform, arch, versions, env: {}, argv: [], pid: 0, isPackaged: host.application.isPackaged },
  };
}
