import { useEffect, useState } from "react";
import type { Platform } from "../../base/Platform";

/** Version shown on the web: fixed by the product text (§9), independent of the package version. */
const webVersion = "1.5.1";

/** Returns e.g. "v1.5.1": a constant on the web; on the desktop the app's version, once the shell has answered. */
export function useVersionLabel(platform: Platform): string {
  const [version, setVersion] = useState(webVersion);
  useEffect(() => {
    if (platform.kind !== "desktop") return;
    let isGone = false;
    platform.call("app", "version").then(
      (answer) => void (isGone || setVersion(answer)),
      () => {}, // keep the constant if the shell does not answer
    );
    return () => void (isGone = true);
  }, [platform]);
  return `v${version}`;
}
