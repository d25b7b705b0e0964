import { observer } from "mobx-react-lite";
import { useId } from "react";
import { useStores } from "../app/stores";
import { NewPasswordForm } from "../auth/NewPasswordForm";
import { ProfileForm } from "./ProfileForm";
import "./settings.css";

/** Who the person is, and the password they sign in with: none at this computer. */
export const ProfileTab = observer(function ProfileTab() {
  const { session } = useStores();
  const id = useId();
  return (
    <>
      <ProfileForm key={session.user?.id} />
      {!session.isLocal && (
        <section className="cs-setting" aria-labelledby={id}>
          <h2 id={id}>Password</h2>
          <NewPasswordForm save={(password) => session.changePassword(password)} onSaved={() => undefined} />
        </section>
      )}
    </>
  );
});
