import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { AppError } from "../../shared/errors";
import { home } from "../app/access";
import { useAppStores } from "../app/stores";
import { useOnce } from "../app/useOnce";
import { Loading } from "../ui/Loading";
import { AuthLayout } from "./AuthLayout";
import { ComputerChoice } from "./ComputerChoice";
import { FormEnd } from "./FormEnd";
import { TextField } from "./TextField";
import { useAuthForm } from "./useAuthForm";

/** In the desktop app: the way to sign-in leads over the practice's server, once its address is known. */
export function PracticeAddressScreen() {
  const { places } = useAppStores();
  const isAsked = useLocation().search !== "";
  const [isGoing, setIsGoing] = useState(!isAsked);
  const [problem, setProblem] = useState<string | null>(null);
  useOnce(() => {
    if (isAsked || !places) return;
    places
      .toPractice()
      .then((isThere) => setIsGoing(isThere))
      .catch((error: unknown) => {
        setProblem(AppError.from(error).message);
        setIsGoing(false);
      });
  });
  return isGoing ? <Loading text="Loading..." isWholePage /> : <AddressForm problem={problem} />;
}

/** @param problem why the address that is kept did not do. */
function AddressForm({ problem }: { problem: string | null }) {
  const { places, platform } = useAppStores();
  const navigate = useNavigate();
  const [address, setAddress] = useState("");
  useEffect(() => {
    void platform.call("settings", "get").then(({ serverUrl }) => setAddress((typed) => typed || (serverUrl ?? "")));
  }, [platform]);
  const { alert, errors, isBusy, form, handleSubmit } = useAuthForm({
    fields: ["address"],
    check: () => (address.trim() ? {} : { address: "Enter the address of your practice’s server." }),
    send: async () => places?.usePractice(address),
    suspect: "address",
  });
  return (
    <AuthLayout>
      <form ref={form} onSubmit={handleSubmit} noValidate>
        <h1>Sign in to your practice</h1>
        <TextField
          id="address"
          label="Address of your practice’s server"
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
        <FormEnd alert={alert ?? problem} isBusy={isBusy} text="Continue" busyText="Looking for the server..." />
        <div className="cs-auth-place">
          <ComputerChoice lead="You need no account to work on this computer." onChoose={() => void navigate(home)} />
        </div>
      </form>
    </AuthLayout>
  );
}
