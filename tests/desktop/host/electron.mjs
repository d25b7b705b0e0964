import * as electron from "./index.mjs";

// Electron also has a default export, which packages such as electron-store use.
export * from "./index.mjs";
export default electron;
