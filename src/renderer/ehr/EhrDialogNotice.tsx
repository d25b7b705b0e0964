import { Button, Callout } from "@blueprintjs/core";
import { Chat } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";

const titles = {
  alert: "The EHR says:",
  confirm: "The EHR asks:",
  prompt: "The EHR asks you to enter text:",
  beforeunload: "The EHR asks whether to leave its page.",
} as const;

/** Shows the text of a dialog that is open in the EHR. It can be answered only in the EHR's window. */
export const EhrDialogNotice = observer(function EhrDialogNotice() {
  const { ehr } = useStores();
  const dialog = ehr.status?.dialog;
  if (!dialog) return null;
  return (
    <Callout className="cs-ehr-says" role="alert" compact={true} intent="warning" icon={<Chat />}>
      <strong>{titles[dialog.type]}</strong>
      {dialog.message !== "" && <blockquote>{dialog.message}</blockquote>}
      <p>Answer it in the EHR’s window. Nothing is filled in until then.</p>
      <Button size="small" text="Show the EHR" onClick={() => void ehr.launch()} />
    </Callout>
  );
});
