import { type KeyObject, verify } from "node:crypto";
import { FeedNotSigned } from "./FeedNotSigned";

/** The options of electron-updater's requests. */
interface RequestOptions {
  /** With the query. */
  path?: string | null;
}

/** The part of electron-updater that reads the feed. */
export interface FeedReader {
  request(options: RequestOptions, cancellation?: never, data?: never): Promise<string | null>;
}

const feedFile = /\.yml(?=$|\?)/;

/**
 * Rejects a feed file without a valid Ed25519 signature, which lies beside it (`latest-linux.yml.sig`, base64). The feed has
 * the digests of what is installed, so whoever changes files on its server can install nothing.
 */
export function requireSignedFeed(requests: FeedReader, key: KeyObject): void {
  const request = requests.request.bind(requests);
  requests.request = async (options, ...more) => {
    const signatureOptions = { ...options, path: (options.path ?? "").replace(feedFile, ".yml.sig") };
    const text = await request(options, ...more);
    if (signatureOptions.path === options.path) return text;
    const signature = await request(signatureOptions, ...more).catch((cause: unknown) => {
      throw new FeedNotSigned(cause);
    });
    const isSigned = verify(null, Buffer.from(text ?? ""), key, Buffer.from(signature ?? "", "base64"));
    if (!isSigned) throw new FeedNotSigned();
    return text;
  };
}
