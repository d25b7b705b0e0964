import { observer } from "mobx-react-lite";
import { useId } from "react";
import { useStores } from "../base/useStores";
import { NewPasswordForm } from "../auth/reset/NewPasswordForm";
import { ProfileForm } from "./ProfileForm";
import "./settings.css";

/** Profile and password; no password at this computer. */
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
