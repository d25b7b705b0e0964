/** Where an embedded server listens, and the token that callers need. New with every start of its process. */
export interface SocketEndpoint {
  /** Path of a unix socket in a folder of this user; on Windows the name of a pipe. */
  socketPath: string;
  /** 32 random bytes as 64 hexadecimal digits. */
  token: string;
}

/**
 * The key that encrypts everything the server stores. Sent in a message, so that it is neither in a file of the server
 * nor in its environment.
 */
export interface KeyMessage {
  /** 32 bytes as 64 hexadecimal digits. */
  hex: string;
  /** Whether this computer's keychain protects it, or only file permissions. */
  isInKeychain: boolean;
}

/** Messages from the desktop app to its server. Without a key the server takes the one in its settings. */
export type ToEmbedded = { kind: "start"; endpoint: SocketEndpoint; key: KeyMessage | null } | { kind: "stop" };

/** Messages from the server to the desktop app, before it exits or while it runs. */
export type FromEmbedded = { kind: "ready" } | { kind: "failed"; sentence: string };
