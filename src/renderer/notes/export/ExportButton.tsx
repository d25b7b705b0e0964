import { Button, Menu, MenuItem } from "@blueprintjs/core";
import { CaretUp, Document, Export } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { exportFormats } from "../../../shared/notes/document";
import { documentNoun } from "../../../shared/notes/documentNames";
import { useStores } from "../../base/useStores";
import { useCommands } from "../../shortcuts/useCommands";
import { MenuPopover } from "../../ui/MenuPopover";
import { showProblem } from "../../ui/showToast";

const formatLabels = { txt: "Text (.txt)", md: "Markdown (.md)" } as const;

/** Button with a menu that saves the document on the screen as a file. The server names it after the visit's day, without patient data. */
export const ExportButton = observer(function ExportButton() {
  const { note } = useStores();
  const handleExport = async (format: (typeof exportFormats)[number]) => {
    const file = await note.exportAs(format);
    if (file) saveFile(file.blob, file.name);
    else
      showProblem(note.exporting.error?.message ?? `The ${documentNoun(note.kind)} could not be exported. Try again.`);
  };
  useCommands(
    (["txt", "md"] as const).map((format) => ({
      id: `export-note-${format}`,
      text: "Export note",
      sub: formatLabels[format],
      icon: Export,
      run: () => handleExport(format),
    })),
  );
  return (
    <MenuPopover
      placement="top-end"
      content={
        <Menu aria-label="Export">
          <MenuItem icon={<Document />} text={formatLabels.txt} onClick={() => void handleExport("txt")} />
          <MenuItem icon={<Document />} text={formatLabels.md} onClick={() => void handleExport("md")} />
        </Menu>
      }
    >
      <Button variant="outlined" icon={<Export />} endIcon={<CaretUp />} text="Export" aria-haspopup="menu" />
    </MenuPopover>
  );
});

function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000); // the download has started by then
}
