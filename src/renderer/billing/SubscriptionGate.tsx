import { Button, Callout } from "@blueprintjs/core";
import { InfoSign, Share, WarningSign } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useStores } from "../base/useStores";
import { useSignOut } from "../auth/signOut/useSignOut";
import { BusyButton } from "../ui/BusyButton";
import { LazyPlanDialog } from "./LazyPlanDialog";
import { formatState } from "./subscriptionStatus";
import { useCheckoutReturn } from "./useCheckoutReturn";
import { useHeldKeys } from "./useHeldKeys";

/** The subscription gate: shows the plan dialog over every screen while a plan is required. */
export const SubscriptionGate = observer(function SubscriptionGate() {
  const { subscription } = useStores();
  const { isForced, hasPaid } = subscription;
  useCheckoutReturn(subscription);
  useHeldKeys(isForced);
  const [wasForced, setWasForced] = useState(isForced);
  if (isForced && !wasForced) setWasForced(true);
  if (!wasForced) return null; // most people never see it
  return (
    <LazyPlanDialog
      isOpen={isForced}
      onClose={hasPaid ? () => subscription.dismiss() : null}
      notice={<GateNotice />}
      aside={<SignOutLink />}
    />
  );
});

/** Explains why the dialog opened: a delayed activation, the state of the subscription, or both. */
const GateNotice = observer(function GateNotice() {
  const { subscription } = useStores();
  const status = subscription.billing.subscription?.status;
  const line = formatState(status);
  const isDue = status === "past_due";
  return (
    <>
      {subscription.isLate && (
        <Callout className="cs-gate-notice" role="alert" compact={true} intent="warning" icon={<InfoSign />}>
          <p>Subscription activation is taking longer than expected. Please refresh the page.</p>
          <Button variant="outlined" text="Refresh" onClick={() => location.reload()} />
        </Callout>
      )}
      {line && (
        <Callout
          className="cs-gate-notice"
          compact={true}
          intent="warning"
          icon={isDue ? <WarningSign /> : <InfoSign />}
        >
          <p>{line}</p>
          <ManageBilling />
        </Callout>
      )}
    </>
  );
});

/** Opens the billing portal in a new tab, and rechecks the subscription whenever the user returns to this tab. */
const ManageBilling = observer(function ManageBilling() {
  const { subscription } = useStores();
  const { billing } = subscription;
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (!wasOpened) return;
    const recheck = (): void => void (document.visibilityState === "visible" && subscription.recheck());
    document.addEventListener("visibilitychange", recheck);
    return () => document.removeEventListener("visibilitychange", recheck);
  }, [wasOpened, subscription]);
  return (
    <BusyButton
      variant="outlined"
      text="Manage billing"
      title="Opens in a new tab"
      endIcon={<Share />}
      isBusy={billing.opening.isRunning}
      onClick={() => void billing.openPortal().then(() => setWasOpened(true))}
    />
  );
});

const SignOutLink = observer(function SignOutLink() {
  const { here: signOut, isBusy } = useSignOut();
  return (
    <button type="button" className="cs-link-button" aria-busy={isBusy || undefined} onClick={signOut}>
      {isBusy ? "Signing out…" : "Sign out"}
    </button>
  );
});
