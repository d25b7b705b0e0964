import { Button, Callout } from "@blueprintjs/core";
import { Cross } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useStores } from "../../base/useStores";
import { useIsOnline } from "./useIsOnline";

const texts = {
  offline: {
    title: "You are offline",
    text: "Recordings are saved here and sent later. Keep this window open: edits are saved when you are back online.",
  },
  unreachable: {
    title: "Your practice can’t be reached",
    text: "This computer is online, but Chartside doesn’t answer. Recordings are saved here and sent later. Keep this window open: edits are saved when the practice answers.",
  },
} as const;

/**
 * Says that there is no network, or that the practice's server does not answer. After it is closed, it opens again only
 * when the state has changed. The live region is always mounted, so that the banner is announced.
 */
export const ConnectionBanner = observer(function ConnectionBanner() {
  const { openVisit, session } = useStores();
  const isOnline = useIsOnline();
  const isUnanswered = openVisit.visitId !== null && openVisit.connection === "offline" && !session.isLocal;
  const trouble = !isOnline ? "offline" : isUnanswered ? "unreachable" : null;
  const [closed, setClosed] = useState<typeof trouble>(null);
  useEffect(() => {
    if (trouble !== closed) setClosed(null);
  }, [trouble, closed]);
  const isShown = trouble !== null && trouble !== closed;
  return (
    <div role="status" className="cs-offline">
      {isShown && (
        <Callout className="cs-banner" intent="warning" icon={null} compact={true}>
          <div>
            <strong>{texts[trouble].title}</strong> <span>{texts[trouble].text}</span>
          </div>
          <span className="cs-spacer" />
          <Button
            size="small"
            variant="minimal"
            icon={<Cross />}
            aria-label="Close"
            title="Close"
            onClick={() => setClosed(trouble)}
          />
        </Callout>
      )}
    </div>
  );
});
