import { Button, Dialog, DialogBody, DialogFooter, FormGroup, TextArea } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import { billingLimits, type Subscription } from "../../shared/billing/subscription";
import { useStores } from "../base/useStores";
import { BusyButton } from "../ui/BusyButton";
import type { Change } from "./BillingStore";
import { formatPeriodDay } from "../format/formatDay";

interface Props {
  change: Change;
  isOpen: boolean;
  onClose: () => void;
  /** Called after the closing animation, once the focus is restored. */
  onClosed: () => void;
}

const titles: Record<Change, string> = { cancel: "Cancel this subscription?", pause: "Pause this subscription?" };

/** Asks for confirmation before the subscription is cancelled or paused, and describes the consequences. */
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
        <p>{change === "cancel" ? cancelText(billing.subscription) : pauseText}</p>
        {change === "cancel" && (
          <FormGroup className="cs-bill-reason" label="Reason (optional)" labelFor={id}>
            <TextArea
              id={id}
              fill={true}
              rows={2}
              maxLength={billingLimits.reason}
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

function cancelText(subscription: Subscription | null): string {
  const end = subscription?.currentPeriodEnd;
  const until = end ? `until ${formatPeriodDay(end)}` : "until the paid period ends";
  return `You keep access ${until}. After that you won’t be charged, and you’ll need a plan to continue. Your recordings and notes are kept.`;
}

const pauseText =
  "Your subscription pauses now, and you won’t be charged until you choose Pro again. " +
  "Until then, you’ll be asked to choose a plan when you sign in. Your recordings and notes are kept.";
