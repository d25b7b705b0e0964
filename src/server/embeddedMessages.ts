/** Where an embedded server listens, and the token that its callers need. Both are new at every start of the server. */
export interface SocketEndpoint {
  /** Path of a Unix socket in a folder that only this user can open; on Windows the name of a pipe. */
  socketPath: string;
  /** 32 random bytes as 64 hexadecimal digits. */
  token: string;
}

/**
 * The master key, with which the server encrypts patient data. Sent in a message, so that it is neither in a file of
 * the server nor in its environment.
 */
export interface KeyMessage {
  /** 32 bytes as 64 hexadecimal digits. */
  hex: string;
  /** Whether the computer's keychain protects the key. If false, only file permissions do. */
  isInKeychain: boolean;
}

/** Messages from the desktop app to its server. If `key` is null, the server uses the key in its settings. */
export type ToEmbedded = { kind: "start"; endpoint: SocketEndpoint; key: KeyMessage | null } | { kind: "stop" };

/**
 * Messages from the server to the desktop app: it accepts calls, or its start failed. `sentence` is shown to the user.
 */
export type FromEmbedded = { kind: "ready" } | { kind: "failed"; sentence: string };

/** Argument of the embedded server's process, followed by the path of the log file that it writes. */
export const logFileOption = "--log-file=";
