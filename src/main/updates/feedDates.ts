/** When each feed file was signed, in ISO 8601: the newest that this computer has read. */
export type FeedDates = { name: string; signedAt: string }[];

/** Days after which a feed counts as old: its publisher signs it again every month (`npm run sign-feed`). */
const maxAgeDays = 90;

/**
 * Returns when the feed of stable versions was signed, if that is long ago: an attacker who cannot sign a feed can still
 * hand out an old one, to hold updates back. Null if it is recent or unknown. Pure.
 */
export function oldFeedDate(dates: FeedDates, now: Date): string | null {
  const stable = dates.filter(({ name }) => name.startsWith("latest"));
  const newest = Math.max(0, ...stable.map(({ signedAt }) => Date.parse(signedAt)));
  if (newest === 0 || now.getTime() - newest < maxAgeDays * 86_400_000) return null;
  return new Date(newest).toISOString();
}
