/**
 * When each feed file was signed (ISO 8601), of the newest version that this computer has read. `behindSince`: when the
 * server first sent an older version after that; absent once it sends the newest again.
 */
export type FeedDates = { name: string; signedAt: string; behindSince?: string }[];

/** Days after which a feed counts as old: its publisher signs it again every month (`npm run sign-feed`). */
const maxAgeDays = 90;
/** Days in which all copies of a feed, e.g. of a content delivery network, have caught up with the newest. */
const maxBehindDays = 3;
const dayMs = 86_400_000;

/** Whether the server has sent an older feed for longer than an outdated copy of a delivery network explains. Pure. */
export const isLongBehind = (behindSince: string, now: Date): boolean =>
  now.getTime() - Date.parse(behindSince) >= maxBehindDays * dayMs;

/**
 * Returns when the feed of stable versions was signed, if that is long ago: an attacker who cannot sign a feed can
 * still serve an old one, to withhold updates. Null if it is recent or unknown. Pure.
 */
export function oldFeedDate(dates: FeedDates, now: Date): string | null {
  const stable = dates.filter(({ name }) => name.startsWith("latest"));
  const newest = Math.max(0, ...stable.map(({ signedAt }) => Date.parse(signedAt)));
  if (newest === 0 || now.getTime() - newest < maxAgeDays * dayMs) return null;
  return new Date(newest).toISOString();
}
