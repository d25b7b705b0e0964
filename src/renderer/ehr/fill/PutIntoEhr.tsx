import { Button } from "@blueprintjs/core";
import { Export } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { lazy, Suspense } from "react";
import type { VisitDocument } from "../../../shared/notes/document";
import { documentNoun } from "../../format/documentTitles";
import { useStores } from "../../base/useStores";
import { showToast } from "../../ui/showToast";
import { noteToFill } from "./noteToFill";

const FillDialog = lazy(() => import("./FillDialog").then((m) => ({ default: m.FillDialog })));

interface Props {
  note: VisitDocument;
  intent?: "primary";
}

/**
 * Button that opens the plan for putting a signed document into the EHR. Null on the web and until an EHR is set up.
 */
export const PutIntoEhr = observer(function PutIntoEhr({ note, intent }: Props) {
  const { ehr, ehrFill, openVisit, platform } = useStores();
  if (platform.kind !== "desktop" || !ehr.profiles?.length) return null;
  const isSigned = note.status === "signed";
  const handleClick = async () => {
    if (!isSigned) return showToast({ message: `Sign the ${documentNoun(note.kind)} first.` });
    if (openVisit.visit) await ehrFill.open(noteToFill(note, openVisit.visit));
  };
  return (
    <>
      <Button
        {...(intent && isSigned ? { intent } : { variant: "outlined" })}
        icon={<Export />}
        text="Put into the EHR"
        aria-disabled={!isSigned || undefined}
        onClick={() => void handleClick()}
      />
      {ehrFill.step !== "closed" && (
        <Suspense>
          <FillDialog />
        </Suspense>
      )}
    </>
  );
});
