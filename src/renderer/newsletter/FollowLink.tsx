import { observer } from "mobx-react-lite";
import type { LinkAction } from "../../shared/newsletter/newsletter";
import type { NewsletterStore } from "./NewsletterStore";

const words = {
  confirm: { ask: "Press Confirm to get the newsletter at your address.", verb: "Confirm", busy: "Confirming..." },
  unsubscribe: {
    ask: "Press Unsubscribe to leave the newsletter. Your address will be deleted.",
    verb: "Unsubscribe",
    busy: "Unsubscribing...",
  },
} as const satisfies Record<LinkAction, { ask: string; verb: string; busy: string }>;

interface Props {
  store: NewsletterStore;
  action: LinkAction;
  token: string;
}

/**
 * Button that confirms or unsubscribes. Opening the link is not enough, because mail programs open links to scan them.
 */
export const FollowLink = observer(function FollowLink({ store, action, token }: Props) {
  const { ask, verb, busy } = words[action];
  const { isRunning, error } = store.following;
  const handleClick = () => {
    if (!isRunning) void store.follow(action, token);
  };
  return (
    <div className="cs-newsletter">
      <p>{ask}</p>
      <div className="cs-auth-alert" role="alert">
        {error?.message}
      </div>
      <button
        type="button"
        className="bp6-button bp6-intent-primary bp6-large bp6-fill"
        aria-disabled={isRunning || undefined}
        aria-busy={isRunning || undefined}
        onClick={handleClick}
      >
        {isRunning ? busy : verb}
      </button>
    </div>
  );
});
