import { useEffect, useState } from "react";
import type { Platform } from "../../base/Platform";

/** Fixed by the product text (§9), independent of the package version. */
const webVersion = "1.5.1";

/** Returns the version for the sidebar: a constant on the web, the shell's version on the desktop once it answers. */
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
