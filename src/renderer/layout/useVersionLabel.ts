import { useEffect, useState } from "react";
import type { Platform } from "../platform/platform";

/** Fixed by the product text (§9), whatever version of the package is served. */
const webVersion = "1.5.1";

/** What the sidebar shows: on the web a constant, on the desktop the shell's own version as soon as it answers. */
export function useVersionLabel(platform: Platform): string {
  const [version, setVersion] = useState(webVersion);
  useEffect(() => {
    if (platform.kind !== "desktop") return;
    let isGone = false;
    platform.call("app", "version").then(
      (answer) => void (isGone || setVersion(answer)),
      () => {}, // a shell that does not answer leaves the label as it is
    );
    return () => void (isGone = true);
  }, [platform]);
  return `v${version}`;
}
