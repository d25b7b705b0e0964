import { markGaps } from "../gaps.mjs";
import { host } from "../host.mjs";
import { handlers, privileged } from "./mapping.mjs";

const webSchemes = new Set(["file", "http", "https"]);

class Protocol {
  registerSchemesAsPrivileged(schemes) {
    if (host.isReady) throw new Error("protocol.registerSchemesAsPrivileged should be called before app is ready");
    for (const { scheme, privileges } of schemes) privileged.set(scheme, privileges ?? {});
  }

  handle(scheme, handler) {
    if (!host.isReady) throw new Error("protocol.handle() can only be called after app is ready");
    if (webSchemes.has(scheme)) throw new Error(`desktop host: protocol.handle("${scheme}") is not implemented`);
    if (!privileged.get(scheme)?.standard) throw new Error(`desktop host: ${scheme} must be registered as standard`);
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    handlers.set(scheme, handler);
  }

  unhandle(scheme) {
    if (!handlers.delete(scheme)) throw new Error(`Failed to unhandle protocol: ${scheme}`);
  }

  isProtocolHandled(scheme) {
    return handlers.has(scheme) || webSchemes.has(scheme);
  }
}

export const protocol = new (markGaps("Protocol", Protocol))();
