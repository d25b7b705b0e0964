import { useEffect, useState } from "react";
import { matchPath, useLocation, useNavigate } from "react-router-dom";

const pattern = "/dashboard/templates/edit/:templateId";
export const editPath = (id: string): string => `/dashboard/templates/edit/${encodeURIComponent(id)}`;

/**
 * The template the address is about. Behind another screen it stays what it was: only addresses of this screen count.
 * Whatever follows a question mark is no part of it and leaves the address bar, without an entry in the history.
 */
export function useTemplateId(): string | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const inPath = matchPath(pattern, pathname)?.params.templateId;
  const asked = inPath === undefined ? null : idOf(inPath);
  const [id, setId] = useState(asked);
  if (asked !== null && asked !== id) setId(asked); // derived while rendering: no flash of another template
  const clean = asked === null ? null : editPath(asked);
  useEffect(() => {
    if (clean !== null && pathname + search !== clean) void navigate(clean, { replace: true });
  }, [clean, pathname, search, navigate]);
  return id;
}

/** The id as it stands in a path; an escaped question mark (%3F) ends it too. */
function idOf(inPath: string): string {
  let text = inPath;
  try {
    text = decodeURIComponent(inPath);
  } catch {
    // not escaped as addresses are: then it is no id, and is looked for as it stands
  }
  return text.split("?")[0] ?? "";
}
