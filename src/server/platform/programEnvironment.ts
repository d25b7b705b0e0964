/** Variables that programs need to find executables, libraries, the user's folders and the language. */
const passedOn = [
  ...["PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR"],
  ...["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"],
  // graphics cards and threads of recognizers
  ...["CUDA_VISIBLE_DEVICES", "CUDA_PATH", "HIP_VISIBLE_DEVICES", "OMP_NUM_THREADS"],
  ...["SYSTEMROOT", "WINDIR", "COMSPEC", "PATHEXT", "TEMP", "TMP", "USERPROFILE", "APPDATA", "LOCALAPPDATA"],
  ...["PROGRAMFILES", "PROGRAMDATA", "SYSTEMDRIVE", "NUMBER_OF_PROCESSORS"],
];
/** Variables that a program with a window on the user's desktop needs in addition. */
export const desktopNames = [
  ...["DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR", "XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE"],
  ...["XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "DBUS_SESSION_BUS_ADDRESS", "BROWSER"],
];

/**
 * Returns the environment of a program that this server starts: listed variables only, because the server's own
 * environment holds the master key and the secrets of mail, payments and database.
 * @param more names of further variables to pass on.
 */
export function programEnvironment(
  more: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const listed = new Set([...passedOn, ...more].map((name) => name.toUpperCase()));
  return Object.fromEntries(Object.entries(env).filter(([name]) => listed.has(name.toUpperCase())));
}
