import semver from "semver";

/**
 * Whether a version of the feed may take the place of the installed one: never an older or the same one, and a pre-release
 * only where the person allows them. electron-updater's own `allowPrerelease` is not asked by its generic provider. Pure.
 */
export function isOffered(version: string, installed: string, allowPrerelease: boolean): boolean {
  return semver.gt(version, installed) && (allowPrerelease || !isPrerelease(version));
}

/** "1.6.0-beta.2" is one, "1.6.0" is none. Pure. */
export const isPrerelease = (version: string): boolean => semver.prerelease(version) !== null;
