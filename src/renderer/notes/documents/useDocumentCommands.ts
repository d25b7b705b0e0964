import { Document } from "@blueprintjs/icons";
import type { DocumentKind } from "../../../shared/notes/document";
import { documentTitles } from "../../format/documentTitles";
import { useStores } from "../../base/useStores";
import { useCommands } from "../../shortcuts/useCommands";
import { canAddDocument } from "./canAddDocument";

/** Offers in the palette to show or draft the other documents of the open visit. For observer components. */
export function useDocumentCommands(): void {
  const { documents, openVisit } = useStores();
  const command = (verb: string, kind: DocumentKind, run: () => unknown) => ({
    id: `document-${verb}-${kind}`,
    text: `${verb}: ${documentTitles[kind]}`,
    icon: Document,
    run,
  });
  const others = documents.kinds.filter((kind) => kind !== documents.kind);
  const missing = canAddDocument({ documents, openVisit }) && documents.obstacle === null ? documents.missing : [];
  useCommands([
    ...others.map((kind) => command("Show document", kind, () => documents.show(kind))),
    ...missing.map((kind) => command("New document", kind, () => documents.create(kind))),
  ]);
}
