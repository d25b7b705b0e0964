const loopbackHosts = new Set(["localhost", "127.0.0.1", "::1"]);

/** Returns whether a host is this computer. @param host as in a URL or a setting: an IPv6 address may have brackets. */
export const isLoopbackHost = (host: string): boolean => loopbackHosts.has(host.replace(/^\[|\]$/g, ""));
