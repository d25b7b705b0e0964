import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { AppError } from "../../../shared/errors";
import { home } from "../../base/access";
import { useAppStores } from "../../base/useStores";
import { useOnce } from "../../base/useOnce";
import { Loading } from "../../ui/Loading";
import { AuthLayout } from "../form/AuthLayout";
import { ComputerChoice } from "./ComputerChoice";
import { FormEnd } from "../form/FormEnd";
import { TextField } from "../form/TextField";
import { useAuthForm } from "../form/useAuthForm";

/** Asks the desktop app's user for the address of the practice's server, then opens its sign-in. */
export function PracticeAddressScreen() {
  const { workspaces } = useAppStores();
  const isAsked = useLocation().search !== "";
  const [isGoing, setIsGoing] = useState(!isAsked);
  const [problem, setProblem] = useState<string | null>(null);
  useOnce(() => {
    if (isAsked || !workspaces) return;
    workspaces
      .toPractice()
      .then((isThere) => setIsGoing(isThere))
      .catch((error: unknown) => {
        setProblem(AppError.from(error).message);
        setIsGoing(false);
      });
  });
  return isGoing ? <Loading text="Loading..." isWholePage /> : <AddressForm problem={problem} />;
}

/** @param problem why the saved address could not be opened. */
function AddressForm({ problem }: { problem: string | null }) {
  const { workspaces, platform } = useAppStores();
  const navigate = useNavigate();
  const [address, setAddress] = useState("");
  useEffect(() => {
    void platform.call("settings", "get").then(({ serverUrl }) => setAddress((typed) => typed || (serverUrl ?? "")));
  }, [platform]);
  const { alert, errors, isBusy, form, handleSubmit } = useAuthForm({
    fields: ["address"],
    check: () => (address.trim() ? {} : { address: "Enter your practice’s server address." }),
    send: async () => workspaces?.usePractice(address),
    fallbackField: "address",
  });
  return (
    <AuthLayout>
      <form ref={form} onSubmit={handleSubmit} noValidate>
        <h1>Sign in to your practice</h1>
        <TextField
          id="address"
          label="Your practice’s server address"
          placeholder="https://scribe.example.org"
          autoComplete="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
          value={address}
          error={errors.address}
          onText={setAddress}
        />
        <FormEnd alert={alert ?? problem} isBusy={isBusy} text="Continue" busyText="Connecting..." />
        <div className="cs-auth-backend">
          <ComputerChoice
            lead="You don’t need an account to work on this computer."
            onChoose={() => void navigate(home)}
          />
        </div>
      </form>
    </AuthLayout>
  );
}
