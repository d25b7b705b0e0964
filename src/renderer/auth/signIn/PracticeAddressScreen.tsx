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

/**
 * In the desktop app: opens the practice's server at the saved address. Asks for the address if none is saved, if the
 * server cannot be opened, or if the URL has `?address`.
 */
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

/** Form for the address, filled with the saved address. @param problem why that could not be opened, or null. */
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
