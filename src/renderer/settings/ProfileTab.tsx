import { observer } from "mobx-react-lite";
import { useId } from "react";
import { useStores } from "../base/useStores";
import { NewPasswordForm } from "../auth/reset/NewPasswordForm";
import { EmailForm } from "./EmailForm";
import { ProfileForm } from "./ProfileForm";
import "./settings.css";

/** The forms of profile, email and password. Without an account (`isLocal`) there is only the profile. */
export const ProfileTab = observer(function ProfileTab() {
  const { session } = useStores();
  const [emailId, id] = [useId(), useId()];
  return (
    <>
      <ProfileForm key={session.user?.id} />
      {!session.isLocal && (
        <section className="cs-setting" aria-labelledby={emailId}>
          <h2 id={emailId}>Change email</h2>
          <EmailForm key={session.user?.id} />
        </section>
      )}
      {!session.isLocal && (
        <section className="cs-setting" aria-labelledby={id}>
          <h2 id={id}>Password</h2>
          <NewPasswordForm
            save={(password) => session.changePassword(password)}
            signInAgain={(password) => session.signInAgain(password)}
            onSaved={() => undefined}
          />
        </section>
      )}
    </>
  );
});
