import * as electron from "./index.mjs";

// Electron gives everything as its default export too; packages such as electron-store take that.
export * from "./index.mjs";
export default electron;
