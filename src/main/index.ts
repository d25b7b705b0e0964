import { app } from "electron";
import { join } from "node:path";
import { createEmit, registerBridge } from "./bridge/handle";
import { createEhrBrowser } from "./ehr/createEhrBrowser";
import { ehrHandlers } from "./ehr/ehrHandlers";
import { PracticeServer } from "./practice/practiceServer";
import { createRecordings } from "./recordings/createRecordings";
import { askForFolder } from "./recordings/askForFolder";
import { ExportFolder } from "./recordings/exportFolder";
import { PageIntake } from "./recordings/pageIntake";
import { recordingsHandlers } from "./recordings/recordingsHandlers";
import { createEmbeddedServer } from "./server/forkServer";
import { endInOrder } from "./server/endInOrder";
import { authHandlers } from "./sessions/authHandlers";
import { Keychain } from "./sessions/keychain";
import { SessionKeeper } from "./sessions/sessionKeeper";
import { AppSettings } from "./settings/appSettings";
import { settingsHandlers } from "./settings/settingsHandlers";
import { createUpdates } from "./updates/createUpdates";
import { updatesHandlers } from "./updates/updatesHandlers";
import { registerAppScheme, serveApp } from "./window/appProtocol";
import { openLinks } from "./window/openLinks";
import { guardNavigation } from "./window/navigation";
import { guardPermissions } from "./window/permissions";
import { ShellWindow } from "./window/shellWindow";

/*
 * The desktop shell, in the order it starts:
 * 1. before Electron is ready: our scheme, the sandbox for every page, no way out of a page; one instance, which gets the
 *    links of the others
 * 2. permissions; app:// (files of the renderer, what it must know first, pages of a running recording on their way to the
 *    disk, calls to the practice's server or to ours, which wait until it is up)
 * 3. the bridge
 * 4. the window
 * 5. once there is something to see in it, the server, in a process of its own over the app's folder, with the key that the
 *    keychain opens: beside the window it made that a quarter of a second later
 * At the end: the window asks where a recording runs, then the server is stopped in order, and the EHR's browser closed.
 */
const outDir = join(import.meta.dirname, "..");

registerAppScheme();
app.enableSandbox();
guardNavigation();

if (app.requestSingleInstanceLock()) {
  const links = openLinks();
  void app.whenReady().then(() => {
    const keychain = new Keychain();
    const { server, config } = createEmbeddedServer(outDir, keychain);
    const ehr = createEhrBrowser();
    endInOrder(() => Promise.all([server.stop(), ehr.close()]));

    const settings = new AppSettings();
    const practice = new PracticeServer(settings);
    guardPermissions();
    const recordings = createRecordings(settings, keychain);
    const intake = new PageIntake(recordings);
    serveApp(join(outDir, "renderer"), [intake, config, practice, server]);

    const window = new ShellWindow(outDir);
    const page = () => window.page;
    const sessions = new SessionKeeper(join(app.getPath("userData"), "sign-in.sealed"), keychain);
    const updates = createUpdates({ settings, isRecording: () => window.isRecording, emit: createEmit(page) });
    registerBridge(
      {
        app: { version: () => app.getVersion() },
        auth: authHandlers(sessions),
        ehr: ehrHandlers(ehr),
        recordings: recordingsHandlers(recordings, intake, new ExportFolder(askForFolder)),
        settings: settingsHandlers(settings, practice),
        shell: window.handlers,
        updates: updatesHandlers(updates),
      },
      { page },
    );

    links.follow((route) => window.show(route));
    app.on("activate", () => window.show());
    app.on("window-all-closed", () => app.quit());
    window.show(links.first);
    void window.firstPaint.then(() => server.start());
  });
} else app.quit();
