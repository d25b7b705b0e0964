/** Where an embedded server listens, and what it asks of everybody who calls. New with every start of its process. */
export interface PrivatePlace {
  /** Path of a unix socket in a folder of this user alone; on Windows the name of a pipe. */
  socketPath: string;
  /** 32 random bytes as 64 hexadecimal digits. */
  token: string;
}

/** The key that everything the server keeps is encrypted under. It is told, and stands neither in a file of the server nor in its environment. */
export interface KeyMessage {
  /** 32 bytes as 64 hexadecimal digits. */
  hex: string;
  /** Whether this computer's keychain guards it, or only the rights of a file. */
  isInKeychain: boolean;
}

/** What the desktop app tells the process of its server. Without a key the server has one in its settings. */
export type ToEmbedded = { kind: "start"; place: PrivatePlace; key: KeyMessage | null } | { kind: "stop" };

/** What that process tells: once, before it ends or while it goes on. */
export type FromEmbedded = { kind: "ready" } | { kind: "failed"; sentence: string };
