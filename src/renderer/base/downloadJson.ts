import { saveFile } from "./saveFile";

/** Downloads a text as a JSON file. */
export const downloadJson = (text: string, name: string): void =>
  saveFile(new Blob([text], { type: "application/json" }), name);
