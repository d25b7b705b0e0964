import { useEffect, useState } from "react";
import { matchPath, useLocation, useNavigate } from "react-router-dom";

const pattern = "/dashboard/templates/edit/:templateId";
export const editPath = (id: string): string => `/dashboard/templates/edit/${encodeURIComponent(id)}`;

/**
 * Returns the template id in the address. It is kept while another screen is shown. A query string is ignored and removed
 * from the address without a history entry.
 */
export function useTemplateId(): string | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const inPath = matchPath(pattern, pathname)?.params.templateId;
  const asked = inPath === undefined ? null : idOf(inPath);
  const [id, setId] = useState(asked);
  if (asked !== null && asked !== id) setId(asked); // set while rendering, so that the previous template does not flash
  const clean = asked === null ? null : editPath(asked);
  useEffect(() => {
    if (clean !== null && pathname + search !== clean) void navigate(clean, { replace: true });
  }, [clean, pathname, search, navigate]);
  return id;
}

/** Decodes the id of a path; an escaped question mark (%3F) also ends it. */
function idOf(inPath: string): string {
  let text = inPath;
  try {
    text = decodeURIComponent(inPath);
  } catch {
    // malformed escapes: use the text unchanged
  }
  return text.split("?")[0] ?? "";
}
