import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Link, Navigate, useLocation } from "react-router-dom";
import { accountTypeName } from "../../../shared/access/accountType";
import { invitationTokenSchema } from "../../../shared/practice/invitation";
import { home } from "../../base/access";
import { useAppStores } from "../../base/useStores";
import { Loading } from "../../ui/Loading";
import { AuthLayout } from "../form/AuthLayout";
import { FormEnd } from "../form/FormEnd";
import { InvitationStore } from "./InvitationStore";
import { InvitedSignUp } from "./InvitedSignUp";

/** The page that an invitation link opens: a sign-up form or, for someone with an account, a "Join" form. */
export const AcceptInvitationScreen = observer(function AcceptInvitationScreen() {
  const { http, session } = useAppStores();
  const { hash } = useLocation();
  const [store] = useState(() => new InvitationStore(http));
  const token = invitationTokenSchema.safeParse({ token: hash.slice(1) }).data?.token;
  useEffect(() => {
    if (token) void store.open(token);
  }, [store, token]);

  if (session.status === "loading") return <Loading text="Loading authentication..." isWholePage />;
  if (store.isAccepted) return <Navigate to={home} replace />;
  return (
    <AuthLayout>
      <Content store={store} token={token} />
    </AuthLayout>
  );
});

interface Props {
  store: InvitationStore;
  /** Undefined if the link is incomplete. */
  token: string | undefined;
}

const Content = observer(function Content({ store, token }: Props) {
  const { session } = useAppStores();
  const { invitation, opening } = store;
  if (!token)
    return (
      <InvalidInvitation text="This link is incomplete. Copy the whole link from the email into the address bar." />
    );
  if (opening.error) return <InvalidInvitation text={opening.error.message} />;
  if (!invitation) return <Loading text="Loading..." />;
  const { organization, email, account_type, has_account } = invitation;
  return (
    <>
      <h1>Join {organization}</h1>
      <p className="cs-invitation">
        You are invited as <strong>{email}</strong>, with the {accountTypeName(account_type)} account type.
      </p>
      {session.status === "signed_in" ? (
        <JoinWithAccount store={store} token={token} />
      ) : has_account ? (
        <p>
          This address has an account. <Link to="/sign-in">Sign in</Link>, then open the link in the email again.
        </p>
      ) : (
        <InvitedSignUp email={email} token={token} />
      )}
    </>
  );
});

/** Asks a signed-in person before they join, because their visits then belong to the new practice. */
const JoinWithAccount = observer(function JoinWithAccount({ store, token }: { store: InvitationStore; token: string }) {
  const { session } = useAppStores();
  const { isRunning, error } = store.accepting;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) void store.accept(token);
      }}
    >
      <p className="cs-invitation">
        You are signed in as <strong>{session.user?.email}</strong>. Your sessions, appointments and templates move with
        you.
      </p>
      <FormEnd alert={error?.message ?? null} isBusy={isRunning} text="Join" busyText="Joining..." />
      <p className="cs-auth-alt">
        <Link to={home}>Not now</Link>
      </p>
    </form>
  );
});

function InvalidInvitation({ text }: { text: string }) {
  return (
    <>
      <h1>Invitation</h1>
      <p role="alert">{text}</p>
      <p className="cs-auth-alt">
        <Link to="/sign-in">Sign in</Link>
      </p>
    </>
  );
}
