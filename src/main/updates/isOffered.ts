import semver from "semver";

/**
 * Whether a version of the feed may replace the installed version: it must be newer, and a pre-release must be allowed.
 * electron-updater's own `allowPrerelease` has no effect with its generic provider. Pure.
 */
export function isOffered(version: string, installed: string, allowPrerelease: boolean): boolean {
  return semver.gt(version, installed) && (allowPrerelease || !isPrerelease(version));
}

/** Whether a version is a pre-release: "1.6.0-beta.2" is, "1.6.0" is not. Pure. */
export const isPrerelease = (version: string): boolean => semver.prerelease(version) !== null;
