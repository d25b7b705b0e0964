import type { DocumentKind } from "../../../shared/notes/document";
import type { DocumentsStore } from "./DocumentsStore";

interface Status {
  text: string;
  tone: "muted" | "ok" | "check" | "stop";
}

/**
 * Returns the state of a document in a few words. Leaves out the open issues of the document on the screen, which its
 * sign bar shows.
 */
export function documentStatus(documents: DocumentsStore, kind: DocumentKind): Status {
  const { saved, drafting, counts } = documents.of(kind);
  if (saved?.drafting || (drafting.isRunning && !saved)) return { text: "being drafted", tone: "muted" };
  if (documents.failedOf(kind) || (drafting.error && !saved)) return { text: "not drafted", tone: "stop" };
  if (documents.unreadableOf(kind)) return { text: "can’t be read", tone: "stop" };
  if (!saved) return { text: "none yet", tone: "muted" };
  if (saved.status === "signed") return { text: "signed", tone: "ok" };
  if (counts.toResolve > 0 && kind !== documents.kind) return { text: `${counts.toResolve} to resolve`, tone: "stop" };
  return { text: "draft", tone: "muted" };
}
