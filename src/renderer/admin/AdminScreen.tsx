import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { accountTypeName } from "../../shared/access/accountType";
import { home } from "../base/access";
import { useAppStores } from "../base/useStores";
import { ErrorCallout } from "../ui/ErrorCallout";
import { PublicPage } from "../pages/PublicPage";
import { Loading } from "../ui/Loading";
import "./admin.css";
import { AdminStore } from "./AdminStore";
import { ServerStatus } from "./ServerStatus";
import { formatTimeWithSeconds } from "../format/formatTime";

const back = { to: home, text: "Back to Scribe" };

/** The screen with the server status, for admins. Other users see a message that the page is for administrators. */
export const AdminScreen = observer(function AdminScreen() {
  const { session } = useAppStores();
  if (session.profile === null && session.profileError) {
    return (
      <PublicPage title="Administration" back={back}>
        <ErrorCallout error={session.profileError} onRetry={() => void session.loadProfile()} />
      </PublicPage>
    );
  }
  return session.effectiveType === "admin" ? <StatusPage /> : <NotAllowed />;
});

/**
 * Explains why this account can't open the page.
 * @param isRefused whether the server rejected the account, e.g. because its type was changed meanwhile.
 */
const NotAllowed = observer(function NotAllowed({ isRefused = false }: { isRefused?: boolean }) {
  const { effectiveType, previewType } = useAppStores().session;
  const name = accountTypeName(effectiveType);
  const why = previewType
    ? `You are previewing ${name}: reset to your real account to open it.`
    : `Your account type is ${name}; an admin of your practice can change that.`;
  return (
    <PublicPage title="Administration" back={back}>
      <p className="cs-public-note">
        This page is for administrators.{" "}
        {isRefused ? "The server does not list your account as an administrator." : why}
      </p>
    </PublicPage>
  );
});

const StatusPage = observer(function StatusPage() {
  const { http } = useAppStores();
  const [store] = useState(() => new AdminStore(http));
  useEffect(() => store.watch(), [store]);
  const { status, failure, isRefused } = store;
  if (isRefused) return <NotAllowed isRefused />;
  const lead = status ? `Server status at ${formatTimeWithSeconds(new Date(status.at))}.` : "Server status.";
  return (
    <PublicPage title="Administration" back={back} isWide lead={`${lead} Refreshes every 10 seconds.`}>
      {failure && <Failure store={store} />}
      {status ? <ServerStatus status={status} /> : !failure && <Loading text="Loading..." />}
    </PublicPage>
  );
});

/** Messages by the component that does not answer. */
const broken = {
  server: "The server does not answer.",
  database: "The server answers, but its database does not: nothing can be saved until it is back.",
} as const;

/** The error of the last refresh, shown above the last known status if there is one. */
const Failure = observer(function Failure({ store: { failure, cause } }: { store: AdminStore }) {
  return (
    <p className="cs-public-note is-check" role="alert">
      {cause ? broken[cause] : failure?.message}
    </p>
  );
});
