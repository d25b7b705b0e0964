import { observer } from "mobx-react-lite";
import { useId } from "react";
import { useStores } from "../base/useStores";
import { NewPasswordForm } from "../auth/reset/NewPasswordForm";
import { ProfileForm } from "./ProfileForm";
import "./settings.css";

/** The profile form and the password form. Without an account (`isLocal`) there is no password. */
export const ProfileTab = observer(function ProfileTab() {
  const { session } = useStores();
  const id = useId();
  return (
    <>
      <ProfileForm key={session.user?.id} />
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
