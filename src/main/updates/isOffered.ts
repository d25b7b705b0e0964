import semver from "semver";

/**
 * Whether a version of the feed may replace the installed one: it must be newer, and pre-releases must be allowed if it
 * is one. electron-updater's own `allowPrerelease` has no effect with its generic provider. Pure.
 */
export function isOffered(version: string, installed: string, allowPrerelease: boolean): boolean {
  return semver.gt(version, installed) && (allowPrerelease || !isPrerelease(version));
}

/** Whether a version is a pre-release: "1.6.0-beta.2" is, "1.6.0" is not. Pure. */
export const isPrerelease = (version: string): boolean => semver.prerelease(version) !== null;
