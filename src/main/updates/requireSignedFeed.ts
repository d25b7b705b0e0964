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
 * Rejects a feed file (`FeedNotSigned`) unless the file beside it with the ending `.sig`, e.g. `latest-linux.yml.sig`,
 * has a valid Ed25519 signature of it in base64. The feed contains the digests of the installers, so an attacker who
 * changes files on the update server cannot get another program installed.
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
