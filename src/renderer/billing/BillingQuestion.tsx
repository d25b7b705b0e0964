import { Button, Dialog, DialogBody, DialogFooter, FormGroup, TextArea } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import type { Subscription } from "../../shared/billing/billing";
import { useStores } from "../app/stores";
import { BusyButton } from "../ui/BusyButton";
import type { Change } from "./BillingStore";
import { periodDay } from "./subscriptionWords";

interface Props {
  change: Change;
  isOpen: boolean;
  onClose: () => void;
  /** Off the screen; the focus is back where it was, if that is still there. */
  onClosed: () => void;
}

const titles: Record<Change, string> = { cancel: "Cancel this subscription?", pause: "Pause this subscription?" };

/** Asks before a subscription is cancelled or paused, and says what happens when. */
export function BillingQuestion({ change, isOpen, onClose, onClosed }: Props) {
  return (
    <Dialog
      className="cs-bill-question"
      title={titles[change]}
      isOpen={isOpen}
      isCloseButtonShown={false}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Question change={change} onClose={onClose} />
    </Dialog>
  );
}

const Question = observer(function Question({ change, onClose }: Pick<Props, "change" | "onClose">) {
  const { billing } = useStores().subscription;
  const [reason, setReason] = useState("");
  const id = useId();
  const isBusy = billing.isChanging(change);
  const problem = billing.changeProblem(change);
  const handleChange = async (): Promise<void> => {
    if (await billing.change(change, reason)) onClose();
  };
  return (
    <>
      <DialogBody>
        <p>{change === "cancel" ? cancelWords(billing.subscription) : pauseWords}</p>
        {change === "cancel" && (
          <FormGroup className="cs-bill-reason" label="Reason (optional)" labelFor={id}>
            <TextArea
              id={id}
              fill={true}
              rows={2}
              maxLength={500}
              value={reason}
              onChange={(e) => setReason(e.target.value)}
            />
          </FormGroup>
        )}
        <p role="alert" className="cs-tone-stop cs-bill-problem">
          {problem}
        </p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Keep subscription" autoFocus={true} onClick={onClose} />
            <BusyButton
              intent={change === "cancel" ? "danger" : "primary"}
              text={change === "cancel" ? "Cancel subscription" : "Pause subscription"}
              isBusy={isBusy}
              onClick={() => void handleChange()}
            />
          </>
        }
      />
    </>
  );
});

function cancelWords(subscription: Subscription | null): string {
  const end = subscription?.currentPeriodEnd;
  const until = end ? `until ${periodDay(end)}` : "until the paid period ends";
  return `Everything works ${until}. Then it ends, nothing more is charged, and a plan is needed to go on. Your recordings and notes stay here.`;
}

const pauseWords =
  "It stops now, and nothing is charged until you choose Pro again. " +
  "Until then, a plan is asked for at the next sign-in. Your recordings and notes stay here.";
