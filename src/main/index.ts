import { app, shell } from "electron";
import { join } from "node:path";
import { createEmit, registerBridge } from "./bridge/registerBridge";
import { createEhr } from "./ehr/createEhr";
import { AppLog } from "./log/AppLog";
import { logApp } from "./log/logApp";
import { PracticeServer } from "./practice/PracticeServer";
import { createRecordings } from "./recordings/createRecordings";
import { askForFolder } from "./recordings/askForFolder";
import { ExportFolder } from "./recordings/ExportFolder";
import { PartIntake } from "./recordings/PartIntake";
import { RecordingKeys } from "./recordings/RecordingKeys";
import { recordingsHandlers } from "./recordings/recordingsHandlers";
import { createEmbeddedServer } from "./server/createEmbeddedServer";
import { shutdown } from "./server/shutdown";
import { authHandlers } from "./sessions/authHandlers";
import { Keychain } from "./sessions/Keychain";
import { SessionKeeper } from "./sessions/SessionKeeper";
import { AppSettings } from "./settings/AppSettings";
import { settingsHandlers } from "./practice/settingsHandlers";
import { createUpdates } from "./updates/createUpdates";
import { updatesHandlers } from "./updates/updatesHandlers";
import { registerAppScheme, serveApp } from "./window/serveApp";
import { receiveLinks } from "./window/receiveLinks";
import { guardNavigation } from "./window/guardNavigation";
import { guardPermissions } from "./window/guardPermissions";
import { ShellWindow } from "./window/ShellWindow";

/*
 * Starts the desktop shell in this order:
 * 1. before Electron is ready: the `app:` scheme, the sandbox, the navigation guard; a single instance, which receives
 *    the links of instances that are started later
 * 2. permissions; app:// (renderer files, configuration, parts of a running recording to be written to disk, calls to
 *    the practice's server or to the embedded one, which wait until it is ready)
 * 3. the bridge
 * 4. the window
 * 5. after the first paint, the embedded server in its own process, with the key from the keychain; started earlier, it
 *    would delay the window by a quarter of a second
 * At exit: the window asks if a recording is running or a note in the EHR may not be saved; then the server is stopped
 * and the EHR browser closed.
 */
const outDir = join(import.meta.dirname, "..");

registerAppScheme();
app.enableSandbox();
guardNavigation();

if (app.requestSingleInstanceLock()) {
  const links = receiveLinks();
  void app.whenReady().then(() => {
    const keychain = new Keychain();
    const log = new AppLog(join(app.getPath("userData"), "logs"));
    logApp(log);
    const { server, config } = createEmbeddedServer(outDir, keychain, log);
    const keys = new RecordingKeys(join(app.getPath("userData"), "recordings", "keys"), keychain);
    const window = new ShellWindow(outDir, {
      isNoteUnsaved: () => ehr.isNoteUnsaved(),
      showLogs: () => void shell.openPath(log.folder),
    });
    const page = () => window.page;
    const ehr = createEhr(keys, createEmit(page), log);
    shutdown(() => Promise.all([server.stop(), ehr.close()]));

    const settings = new AppSettings();
    const practice = new PracticeServer(settings);
    guardPermissions();
    const recordings = createRecordings(settings, keys);
    const intake = new PartIntake(recordings);
    serveApp(join(outDir, "renderer"), [intake, config, practice, server]);

    const sessions = new SessionKeeper(join(app.getPath("userData"), "sign-in.sealed"), keychain);
    const updates = createUpdates({ settings, isRecording: () => window.isRecording, emit: createEmit(page), log });
    registerBridge(
      {
        app: { version: () => app.getVersion() },
        auth: authHandlers(sessions),
        ehr: ehr.handlers,
        recordings: recordingsHandlers(recordings, intake, new ExportFolder(askForFolder)),
        settings: settingsHandlers(settings, practice),
        shell: window.handlers,
        updates: updatesHandlers(updates),
        wizard: ehr.wizard,
      },
      { page, onFailure: (channel, error) => log.error("Bridge call failed", { channel }, error) },
    );

    links.follow((route) => window.show(route));
    app.on("activate", () => window.show());
    app.on("window-all-closed", () => app.quit());
    window.show(links.first);
    void window.firstPaint.then(() => server.start());
  });
} else app.quit();
