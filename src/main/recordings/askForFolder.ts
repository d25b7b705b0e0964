import { app, dialog } from "electron";

/** Asks the person where recordings are to go. @returns an absolute path; null where they chose none. */
export async function askForFolder(): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog({
    title: "Export recordings",
    buttonLabel: "Export here",
    defaultPath: app.getPath("downloads"),
    properties: ["openDirectory", "createDirectory"],
  });
  return canceled ? null : (filePaths[0] ?? null);
}
