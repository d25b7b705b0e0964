import { app, dialog } from "electron";

/** Asks for a folder to export recordings to. @returns an absolute path, or null if none was chosen. */
export async function askForFolder(): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog({
    title: "Export recordings",
    buttonLabel: "Export here",
    defaultPath: app.getPath("downloads"),
    properties: ["openDirectory", "createDirectory"],
  });
  return canceled ? null : (filePaths[0] ?? null);
}
