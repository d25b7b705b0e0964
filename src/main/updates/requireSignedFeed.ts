import { type KeyObject, verify } from "node:crypto";
import { basename } from "node:path/posix";
import { parse } from "yaml";
import { z } from "zod";
import { FeedNotSigned } from "./FeedNotSigned";
import { type FeedDates, isLongBehind } from "./feedDates";
import { FeedOutdated } from "./FeedOutdated";

/** The options of electron-updater's requests. */
interface RequestOptions {
  /** With the query. */
  path?: string | null;
}

/** The part of electron-updater that requests files of the feed. */
export interface FeedReader {
  request(options: RequestOptions, cancellation?: never, data?: never): Promise<string | null>;
}

/** Keeps the signing dates of the feeds that this computer has read. */
export interface KnownDates {
  get(): FeedDates;
  set(dates: FeedDates): void;
}

const datedSchema = z.looseObject({ signedAt: z.iso.datetime() });
/** Matches the address of a file of the feed: "latest.yml". */
const feedFilePattern = /\.yml(?=$|\?)/;
/**
 * Maximum number of times that a feed and its signature are read if they do not match: they can come from two mirrors,
 * one of them outdated.
 */
const maxReads = 3;

/**
 * Makes `requests` reject a feed file (`FeedNotSigned`) unless the file beside it with the ending `.sig`, e.g.
 * `latest-linux.yml.sig`, has a valid Ed25519 signature of it in base64. The feed contains the digests of the
 * installers, so an attacker who changes files on the update server cannot get another program installed. Also rejects
 * a feed that was signed before one read earlier (`FeedOutdated`), so that updates cannot be withheld by serving an old
 * feed.
 */
export function requireSignedFeed(requests: FeedReader, key: KeyObject, known: KnownDates): void {
  const request = requests.request.bind(requests);
  requests.request = async (options, ...more) => {
    const signatureOptions = { ...options, path: (options.path ?? "").replace(feedFilePattern, ".yml.sig") };
    for (let reads = 1; ; reads += 1) {
      const text = await request(options, ...more);
      if (signatureOptions.path === options.path) return text;
      const signature = await request(signatureOptions, ...more).catch((cause: unknown) => {
        throw new FeedNotSigned(cause);
      });
      const isSigned = verify(null, Buffer.from(text ?? ""), key, Buffer.from(signature ?? "", "base64"));
      if (!isSigned && reads < maxReads) continue;
      if (!isSigned) throw new FeedNotSigned();
      requireNotOlder(text ?? "", basename((options.path ?? "").replace(/\?.*/s, "")), known);
      return text;
    }
  };
}

/**
 * Checks the date in a feed file whose signature is valid, and keeps it. A kept date that is in the future does not
 * count: the publisher's clock was wrong, and would otherwise lock updates until then.
 */
function requireNotOlder(text: string, name: string, known: KnownDates): void {
  const dated = datedSchema.safeParse(parse(text));
  if (!dated.success) throw new FeedNotSigned(dated.error);
  const { signedAt } = dated.data;
  const now = new Date();
  const before = known.get().find((each) => each.name === name);
  const others = known.get().filter((each) => each !== before);
  const newest = Date.parse(before?.signedAt ?? signedAt);
  if (before && Date.parse(signedAt) < newest && newest <= now.getTime()) {
    const { behindSince = now.toISOString() } = before;
    known.set([...others, { ...before, behindSince }]);
    throw new FeedOutdated(isLongBehind(behindSince, now));
  }
  known.set([...others, { name, signedAt }]);
}
