import type { Plugin } from "vite";

/**
 * Modules of libraries that the app never calls: passkeys and wallets of the accounts, and JSON schemas. `GoTrueAdminApi`
 * stays: signing out calls it.
 */
const unused = [
  {
    importer: /@supabase\/auth-js\/.*\/GoTrueClient\.js$/,
    module: /^\.\/(lib\/webauthn|lib\/web3\/ethereum)$/,
  },
  { importer: /\/zod\/v4\/classic\/schemas\.js$/, module: /^\.\.\/core\/to-json-schema\.js$/ },
];
const stub = "\0unused-part";

/**
 * Replaces the modules with the exports that the importers name. Calling one throws an error, except for what every
 * client uses when it is constructed.
 */
const stubSource = `
const unavailable = () => { throw new Error("This part of the library is not in the app"); };
export class WebAuthnApi {}
export const webAuthnAbortService = {};
export const browserSupportsWebAuthn = () => false;
export {
  ${[
    ...["createSiweMessage", "fromHex", "getAddress", "toHex"],
    ...[
      "createCredential",
      "deserializeCredentialCreationOptions",
      "deserializeCredentialRequestOptions",
      "getCredential",
    ],
    ...["serializeCredentialCreationResponse", "serializeCredentialRequestResponse"],
    ...["createToJSONSchemaMethod", "createStandardJSONSchemaMethod"],
  ]
    .map((name) => `unavailable as ${name}`)
    .join(", ")}
};`;

/**
 * Leaves parts of libraries that the app never calls out of a build. The build fails if a library imports another name
 * from such a module.
 */
export function unusedParts(): Plugin {
  return {
    name: "unused-parts",
    apply: "build",
    enforce: "pre",
    resolveId: (id, importer = "") =>
      unused.some((part) => part.importer.test(importer) && part.module.test(id)) ? stub : null,
    load: (id) => (id === stub ? stubSource : null),
    transform: (code, id) =>
      /\/zod\/v4\/classic\/schemas\.js$/.test(id)
        ? { code: code.replace(/^ *inst\._zod\.processJSONSchema = .*processors\.\w+Processor\(.*;$/gm, ""), map: null }
        : null,
  };
}
