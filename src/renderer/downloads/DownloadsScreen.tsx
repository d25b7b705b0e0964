import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { assertNever } from "../../shared/errors";
import { useAppStores } from "../base/useStores";
import { PublicPage } from "../pages/PublicPage";
import { Loading } from "../ui/Loading";
import { DownloadsStore } from "./DownloadsStore";
import { ReleaseView } from "./ReleaseView";
import { platformNames } from "./formatFile";
import { visitorPlatform } from "./visitorPlatform";
import "./downloads.css";

/** The desktop downloads, the visitor's platform first. Without any, or if they fail to load, a link to the web app. */
export const DownloadsScreen = observer(function DownloadsScreen() {
  const { http } = useAppStores();
  const [store] = useState(() => new DownloadsStore(http, visitorPlatform(navigator)));
  useEffect(() => void store.load(), [store]);
  return (
    <PublicPage
      title="Desktop app"
      lead="Chartside for Windows, macOS and Linux: everything the web app does, plus filling notes into the EHR."
    >
      <Found store={store} />
    </PublicPage>
  );
});

const Found = observer(function Found({ store }: { store: DownloadsStore }) {
  const { downloads, loading } = store;
  const again = () => void store.load();
  if (loading.error) return <CannotRead onRetry={again} />;
  if (!downloads) return <Loading text="Loading..." />;
  switch (downloads.feed) {
    case "not_set":
      return <WebApp>This server offers no desktop downloads because no update feed is configured.</WebApp>;
    case "unavailable":
      return <CannotRead onRetry={again} />;
    case "ok":
      return downloads.releases.length === 0 ? (
        <WebApp>No version of the desktop app has been published yet.</WebApp>
      ) : (
        <Releases store={store} />
      );
    default:
      return assertNever(downloads.feed);
  }
});

const Releases = observer(function Releases({
  store: { releases, downloads, ownPlatform },
}: {
  store: DownloadsStore;
}) {
  const failing = (downloads?.failing ?? []).map((platform) => platformNames[platform]).join(" and ");
  return (
    <>
      {releases.map((release) => (
        <ReleaseView
          key={`${release.platform} ${release.version}`}
          release={release}
          isHere={release.platform === ownPlatform}
        />
      ))}
      {failing && (
        <p className="cs-public-note is-check" role="status">
          The downloads for {failing} can’t be loaded right now. Try again in a minute.
        </p>
      )}
    </>
  );
});

function CannotRead({ onRetry }: { onRetry: () => void }) {
  return <WebApp onRetry={onRetry}>The list of desktop downloads can’t be loaded right now.</WebApp>;
}

function WebApp({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  return (
    <div className="cs-public-note" role="status">
      <p>{children}</p>
      <p>
        The <Link to="/">web app</Link> records, transcribes, drafts and signs notes in this browser. Only filling notes
        into the EHR needs the desktop app.
      </p>
      {onRetry && (
        <button type="button" className="bp6-button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
