import { Button, Dialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useStores } from "../../base/useStores";
import { BusyButton } from "../../ui/BusyButton";
import { Loading } from "../../ui/Loading";
import { EhrDialogNotice } from "../EhrDialogNotice";
import "./fill.css";
import { FillPlanView } from "./FillPlanView";
import { FillReceiptView } from "./FillReceiptView";

/** Dialog that puts a signed note into the EHR: shows the plan, then the progress, then the result for each field. */
export const FillDialog = observer(function FillDialog() {
  const { ehrFill } = useStores();
  const { step } = ehrFill;
  const isFilling = step === "filling";
  return (
    <Dialog
      className="cs-fill"
      title="Put into the EHR"
      isOpen={step !== "closed"}
      isCloseButtonShown={!isFilling}
      canEscapeKeyClose={!isFilling}
      canOutsideClickClose={false}
      onClose={() => void ehrFill.close()}
    >
      <DialogBody>
        <EhrDialogNotice />
        {step === "planning" && <Loading text="Reading the EHR…" />}
        {(step === "plan" || isFilling) && <FillPlanView />}
        {step === "receipt" && <FillReceiptView />}
      </DialogBody>
      <DialogFooter actions={<Actions />} />
    </Dialog>
  );
});

const Actions = observer(function Actions() {
  const { ehrFill, ehr } = useStores();
  const { step, plan, receipt, canFill, count } = ehrFill;
  const cancel = <Button text="Cancel" onClick={() => void ehrFill.close()} />;
  if (step === "planning") return cancel;
  if (step === "filling") return <Button text="Stop and restore" onClick={() => void ehrFill.stop()} />;
  if (step === "receipt") {
    const isFilled = receipt?.state === "filled";
    return (
      <>
        <Button text="Done" onClick={() => void ehrFill.close()} />
        {!isFilled && <Button intent="primary" text="Try again" onClick={() => void ehrFill.replan()} />}
        {isFilled && <Button intent="primary" text="Review and save in the EHR" onClick={() => void ehr.launch()} />}
      </>
    );
  }
  if (!plan || !plan.canFill)
    return (
      <>
        {cancel}
        <Button text="Check again" onClick={() => void ehrFill.replan()} />
        <NextStep />
      </>
    );
  return (
    <>
      {cancel}
      <Button
        intent="primary"
        text={count === 0 ? "Nothing to fill" : `Fill ${count} ${count === 1 ? "box" : "boxes"}`}
        disabled={!canFill}
        onClick={() => void ehrFill.fill()}
      />
    </>
  );
});

/** The button for the next step if the plan does not allow filling: open the EHR, or the right chart. */
const NextStep = observer(function NextStep() {
  const { ehr, ehrFill } = useStores();
  if (ehr.state !== "open")
    return (
      <BusyButton
        isBusy={ehr.state === "starting"}
        intent="primary"
        text="Open the EHR"
        onClick={() => void ehr.launch()}
      />
    );
  const code = ehrFill.plan?.refusal?.code ?? "";
  if (["patient_mismatch", "patient_unknown", "form_mismatch", "other_tab_mismatch"].includes(code))
    return <Button intent="primary" text="Open the right patient" onClick={() => void ehrFill.openChart()} />;
  return <Button intent="primary" text="Show the EHR" onClick={() => void ehr.launch()} />;
});
