import { Button } from "@blueprintjs/core";
import { Lock } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { DocumentKind } from "../../../shared/notes/document";
import { documentTitles } from "../../format/documentTitles";
import { useStores } from "../../base/useStores";
import { ariaKeys } from "../../shortcuts/shortcuts";
import { documentStatus } from "./documentStatus";
import { NewDocument } from "./NewDocument";
import "./documents.css";

/**
 * The documents of the visit with their status, to choose which one is shown, and the button that drafts another one.
 */
export const DocumentBar = observer(function DocumentBar() {
  const { documents } = useStores();
  const { kinds } = documents;
  return (
    <nav className="cs-documents" aria-label="Documents" aria-keyshortcuts={ariaKeys("nextDocument")}>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <DocumentTab kind={kind} />
          </li>
        ))}
      </ul>
      <NewDocument />
    </nav>
  );
});

const DocumentTab = observer(function DocumentTab({ kind }: { kind: DocumentKind }) {
  const { documents } = useStores();
  const isShown = documents.kind === kind;
  const { text, tone } = documentStatus(documents, kind);
  return (
    <Button
      variant="minimal"
      size="small"
      className={`cs-document-tab${isShown ? " is-shown" : ""}`}
      aria-current={isShown || undefined}
      onClick={() => documents.show(kind)}
    >
      <span>{documentTitles[kind]}</span>{" "}
      <span className={`cs-small cs-tone-${tone}`}>
        {text === "signed" && <Lock size={10} aria-hidden="true" />} {text}
      </span>
    </Button>
  );
});
