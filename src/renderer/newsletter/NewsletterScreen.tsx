import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAppStores } from "../base/useStores";
import "../auth/form/auth.css";
import { PublicPage } from "../pages/PublicPage";
import { FollowLink } from "./FollowLink";
import { mailLink } from "./mailLink";
import "./newsletter.css";
import { NewsletterStore } from "./NewsletterStore";
import { SubscribeForm } from "./SubscribeForm";

/** The page to subscribe to the newsletter. Links in its emails (confirm, unsubscribe) also open this page. */
export const NewsletterScreen = observer(function NewsletterScreen() {
  const { http, config } = useAppStores();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [store] = useState(() => new NewsletterStore(http));
  const link = useMemo(() => mailLink(hash), [hash]);
  const { done } = store;
  useEffect(() => {
    if (done !== null) void navigate({ hash: "" }, { replace: true }); // removes the used link from the URL
  }, [done, navigate]);
  useEffect(() => {
    if (link) store.startOver(); // a link from another email was opened in this window
  }, [link, store]);
  return (
    <PublicPage title="Newsletter" lead={`Product news by email from ${config.company}.`}>
      <Step store={store} link={link} />
    </PublicPage>
  );
});

const Step = observer(function Step({ store, link }: { store: NewsletterStore; link: ReturnType<typeof mailLink> }) {
  if (store.done === "confirm")
    return <Done>Your address is confirmed. You’ll get the next newsletter. Unsubscribe anytime.</Done>;
  if (store.done === "unsubscribe") return <Done>You are unsubscribed, and your address was deleted.</Done>;
  if (link?.token) return <FollowLink key={link.token} store={store} action={link.action} token={link.token} />;
  if (store.mailedTo !== null) return <CheckMail store={store} email={store.mailedTo} />;
  return (
    <>
      {link && (
        <p className="cs-public-note is-check" role="alert">
          This link is incomplete. Copy the whole link from the email into the address bar, or enter your address again.
        </p>
      )}
      <SubscribeForm store={store} />
    </>
  );
});

function CheckMail({ store, email }: { store: NewsletterStore; email: string }) {
  return (
    <>
      <Done>
        Check your email: we sent a message to <strong>{email}</strong>. Open the link in it and press Confirm. It can
        take a few minutes; check your spam folder, too.
      </Done>
      <button type="button" className="bp6-button cs-newsletter-again" onClick={() => store.startOver()}>
        Enter another address
      </button>
    </>
  );
}

/** A success message. It takes the focus, because the button that had the focus has been removed. */
function Done({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} className="cs-public-note" role="status" tabIndex={-1}>
      {children}
    </p>
  );
}
