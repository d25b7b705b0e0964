import { Button, Callout, Dialog, DialogBody, DialogFooter, HTMLSelect } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import type { VisitDocument } from "../../../shared/notes/document";
import { type Translation, type TranslationLanguage, translationLanguages } from "../../../shared/notes/translation";
import { useStores } from "../../base/useStores";
import { copyPlainText } from "../../ui/copyPlainText";
import { ErrorCallout } from "../../ui/ErrorCallout";
import { printPage } from "../export/printPage";
import { useTranslation } from "./useTranslation";
import "./translation.css";

export interface TranslateProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Translates the patient instructions with the practice's language model, and shows each line beside its original. */
export const TranslateDialog = observer(function TranslateDialog({ isOpen, onClose }: TranslateProps) {
  const { shown } = useStores().note;
  return (
    <Dialog className="cs-compare" isOpen={isOpen && shown !== null} title="Translate" onClose={onClose}>
      {shown && <TranslateBody key={`${shown.id} ${shown.version}`} document={shown} onClose={onClose} />}
    </Dialog>
  );
});

const languages = Object.entries(translationLanguages) as [TranslationLanguage, { name: string; own: string }][];

const TranslateBody = observer(function TranslateBody({
  document,
  onClose,
}: Pick<TranslateProps, "onClose"> & { document: VisitDocument }) {
  const { note } = useStores();
  const field = useId();
  const [language, setLanguage] = useState<TranslationLanguage>("es");
  const { translate, forget, translation, isTranslating, error } = useTranslation(document);
  const hasOpenIssue = note.counts.toResolve > 0 && document.status !== "signed";
  return (
    <>
      <DialogBody>
        <form
          className="cs-translate-choice"
          onSubmit={(event) => {
            event.preventDefault();
            if (!hasOpenIssue) void note.flush().then((isSaved) => isSaved && translate(language));
          }}
        >
          <label htmlFor={field}>Language</label>
          <HTMLSelect
            id={field}
            autoFocus={true}
            value={language}
            options={languages.map(([value, { name, own }]) => ({
              value,
              label: name === own ? name : `${name} (${own})`,
            }))}
            onChange={({ currentTarget }) => {
              setLanguage(currentTarget.value as TranslationLanguage);
              forget();
            }}
          />
          <Button
            type="submit"
            text="Translate"
            {...(!translation && { intent: "primary" as const })}
            loading={isTranslating}
            disabled={hasOpenIssue}
          />
        </form>
        {hasOpenIssue && <p className="cs-muted">Resolve the open issues of this document first.</p>}
        {error && <ErrorCallout what="Nothing was translated" error={error} />}
        <div role="status">{isTranslating ? "Translating…" : translation && <Warning translation={translation} />}</div>
        {translation && !isTranslating && <Lines translation={translation} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            {isTranslating && <Button text="Cancel" onClick={forget} />}
            <Button text="Close" onClick={onClose} />
            {translation && !isTranslating && <Actions document={document} translation={translation} />}
          </>
        }
      />
    </>
  );
});

function Warning({ translation: { language, sections } }: { translation: Translation }) {
  const kept = sections.flatMap(({ lines }) => lines).filter(({ text }) => text === null).length;
  const { name } = translationLanguages[language];
  return (
    <Callout compact={true} intent="warning" className="cs-translate-warning">
      <b>Unchecked translation.</b> Only numbers, units and drug names were compared. Have someone who reads {name}{" "}
      check it before the patient gets it.
      {kept > 0 && ` ${kept === 1 ? "1 line stays" : `${kept} lines stay`} in English, because these did not match.`}
    </Callout>
  );
}

function Lines({ translation: { language, sections } }: { translation: Translation }) {
  return (
    <table className="cs-translate-lines">
      <thead>
        <tr>
          <th scope="col">{translationLanguages[language].name}</th>
          <th scope="col">English</th>
        </tr>
      </thead>
      <tbody>
        {sections.flatMap(({ title, lines }, section) =>
          [title, ...lines].map(({ text, original }, i) => (
            <tr key={`${section} ${i}`} className={i === 0 ? "is-title" : ""}>
              {text === null ? (
                <td>
                  {original} <span className="cs-muted">(not translated)</span>
                </td>
              ) : (
                <td lang={language} dir="auto">
                  {text}
                </td>
              )}
              <td>{original}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function Actions({ document, translation }: { document: VisitDocument; translation: Translation }) {
  const { copies } = useStores().note;
  const handleCopy = async () => {
    if (await copyPlainText(plainText(translation), "Translation copied"))
      copies.audit.record(document.id, { format: "plain" });
  };
  return (
    <>
      <Button text="Copy" onClick={() => void handleCopy()} />
      <Button text="Print…" intent="primary" onClick={() => printPage(translation.printed)} />
    </>
  );
}

const plainText = ({ printed: { title, mark, sections } }: Translation): string =>
  [title, mark, ...sections.map((each) => [each.title, ...each.texts.map((text) => `- ${text}`)].join("\n"))].join(
    "\n\n",
  );
