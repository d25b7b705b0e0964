import { Button, Menu, MenuDivider, MenuItem } from "@blueprintjs/core";
import { CaretUp, Clipboard, Document, Duplicate, Export, Print, Square, Tick, Translate } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { DocumentKind, ExportFormat, VisitDocument } from "../../../shared/notes/document";
import { documentNoun } from "../../format/documentTitles";
import { printedDocumentSchema } from "../../../shared/notes/printedDocument";
import { saveFile } from "../../base/saveFile";
import { useStores } from "../../base/useStores";
import { useCommands } from "../../shortcuts/useCommands";
import { copyPlainText } from "../../ui/copyPlainText";
import { MenuPopover, OpeningItem } from "../../ui/menu/MenuPopover";
import { showProblem } from "../../ui/showToast";
import { LazyTranslateDialog } from "../translation/LazyTranslateDialog";
import { useFollowsInstructions } from "../useFollowsInstructions";
import { copiedText, copyText } from "./copyText";
import { noteTextWithSignature, noteText } from "./noteText";
import { printPage, removePrintedPage } from "./printPage";
import { usePrintCommand } from "./usePrintCommand";

const fileFormats = [
  { format: "docx", text: "Word (.docx)" },
  { format: "pdf", text: "PDF (.pdf)" },
  { format: "txt", text: "Text (.txt)" },
  { format: "md", text: "Markdown (.md)" },
  { format: "fhir", text: "FHIR (.json)" },
] as const;

/**
 * Button with a menu that copies, prints or saves the document on the screen. The server names a file after the visit's
 * day, and after the patient only if that is chosen in the menu.
 */
export const ExportButton = observer(function ExportButton() {
  const { note } = useStores();
  const exportAs = useExport();
  const documentId = note.shown?.id;
  usePrintCommand();
  useEffect(() => removePrintedPage, [documentId]); // a later print must not print another patient's document
  useCommands(
    fileFormats.map(({ format, text }) => ({
      id: `export-note-${format}`,
      text: `Export ${documentNoun(note.kind)}`,
      sub: text,
      icon: Export,
      run: () => exportAs(format, false),
    })),
  );
  const [isTranslating, setIsTranslating] = useState(false);
  return (
    <>
      <MenuPopover placement="top-end" content={<ExportMenu onTranslate={() => setIsTranslating(true)} />}>
        <Button
          variant="outlined"
          icon={<Export />}
          endIcon={<CaretUp />}
          text="Export"
          aria-haspopup="menu"
          loading={note.exporting.isRunning}
        />
      </MenuPopover>
      {isTranslating && <LazyTranslateDialog isOpen={true} onClose={() => setIsTranslating(false)} />}
    </>
  );
});

/**
 * Returns a function that prints the document on the screen or saves it as a file. If that fails, it shows the reason.
 */
function useExport(): (format: ExportFormat, hasPatientName: boolean) => Promise<void> {
  const { note } = useStores();
  return async (format, hasPatientName) => {
    const file = await note.exportAs(format, hasPatientName);
    if (!file) {
      // No error means that a newer export replaced this one, or that the user left the visit.
      const { error } = note.exporting;
      if (error) showProblem(error.message || `The ${documentNoun(note.kind)} couldn’t be exported. Try again.`);
    } else if (format !== "print") saveFile(file.blob, file.name);
    else await print(file.blob, note.kind);
  };
}

/** Prints the document in the server's response; shows an error if that fails. */
async function print(answer: Blob, kind: DocumentKind): Promise<void> {
  try {
    printPage(printedDocumentSchema.parse(JSON.parse(await answer.text())));
  } catch {
    showProblem(`The ${documentNoun(kind)} couldn’t be printed. Try again.`);
  }
}

const ExportMenu = observer(function ExportMenu({ onTranslate }: { onTranslate: () => void }) {
  const { shown, kind } = useStores().note;
  const hasModel = useFollowsInstructions();
  const [hasPatientName, setHasPatientName] = useState(false);
  const exportAs = useExport();
  const handleFile = (format: ExportFormat) => {
    void exportAs(format, hasPatientName);
    setHasPatientName(false); // the choice applies to one file only, even if the menu is reopened before it has closed
  };
  return (
    <Menu aria-label="Export">
      {shown && <CopyItems shown={shown} />}
      <MenuItem icon={<Print />} text="Print…" onClick={() => void exportAs("print", false)} />
      {hasModel && kind === "patient_instructions" && (
        <OpeningItem icon={<Translate />} text="Translate…" onOpen={onTranslate} />
      )}
      <MenuDivider title="Save as" />
      {fileFormats.map(({ format, text }) => (
        <MenuItem key={format} icon={<Document />} text={text} onClick={() => handleFile(format)} />
      ))}
      <MenuDivider />
      <MenuItem
        role="menuitemcheckbox"
        aria-checked={hasPatientName}
        icon={hasPatientName ? <Tick /> : <Square />}
        text="Patient’s name in the file name"
        shouldDismissPopover={false}
        onClick={() => setHasPatientName(!hasPatientName)}
      />
    </Menu>
  );
});

function CopyItems({ shown }: { shown: VisitDocument }) {
  const { copies } = useStores().note;
  const handlePlain = async () => {
    if (await copyPlainText(noteText(shown).plain, copiedText(shown.kind)))
      copies.audit.record(shown.id, { format: "plain" });
  };
  const handleFormatted = async () => {
    if (await copyText(noteTextWithSignature(shown), copiedText(shown.kind)))
      copies.audit.record(shown.id, { format: "formatted" });
  };
  return (
    <>
      <MenuItem icon={<Duplicate />} text="Copy" onClick={() => void handlePlain()} />
      <MenuItem icon={<Clipboard />} text="Copy with formatting" onClick={() => void handleFormatted()} />
    </>
  );
}
