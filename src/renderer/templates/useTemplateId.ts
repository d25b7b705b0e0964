import { useEffect, useState } from "react";
import { matchPath, useLocation, useNavigate } from "react-router-dom";

const pattern = "/dashboard/templates/edit/:templateId";
/** Returns the path of a template's editor. */
export const editPath = (id: string): string => `/dashboard/templates/edit/${encodeURIComponent(id)}`;

/**
 * Returns the template id in the URL's path. On another screen, returns the last id; null if there was none. Also
 * removes any query string from the URL, without adding a history entry.
 */
export function useTemplateId(): string | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const inPath = matchPath(pattern, pathname)?.params.templateId;
  const idInPath = inPath === undefined ? null : idOf(inPath);
  const [id, setId] = useState(idInPath);
  if (idInPath !== null && idInPath !== id) setId(idInPath); // while rendering, so that the old one does not flash
  const clean = idInPath === null ? null : editPath(idInPath);
  useEffect(() => {
    if (clean !== null && pathname + search !== clean) void navigate(clean, { replace: true });
  }, [clean, pathname, search, navigate]);
  return id;
}

/**
 * Decodes the id in a path. An escaped question mark (%3F) ends it, because no id has one: it begins the query string
 * of a link that was escaped once too often.
 */
function idOf(inPath: string): string {
  let text = inPath;
  try {
    text = decodeURIComponent(inPath);
  } catch {
    // malformed escapes: use the text unchanged
  }
  return text.split("?")[0] ?? "";
}
