import { type FormEvent, useRef, useState } from "react";
import { useStores } from "../base/useStores";
import { serverDetail } from "../http/toAppError";
import { showDone, showProblem } from "../ui/showToast";
import { profileChange, profileFaults, type ProfileFields, profileFields } from "./profileChange";

/**
 * Returns the state of the profile form; edits overlay the saved profile until they are saved. Reads observable state,
 * so only observer components can call it.
 */
export function useProfileForm() {
  const { session } = useStores();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<ProfileFields>>({});
  const [errors, setErrors] = useState<Partial<Record<keyof ProfileFields, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const saved: ProfileFields = {
    firstName: session.user?.firstName ?? "",
    lastName: session.user?.lastName ?? "",
    username: session.user?.username ?? "",
  };
  const fields = { ...saved, ...typed };
  const change = profileChange(fields);
  const hasNothing = Object.keys(change).length === 0;

  const save = async () => {
    setIsBusy(true);
    try {
      await session.updateProfile(change);
      setTyped({});
      showDone("Profile updated successfully");
    } catch (error) {
      showProblem(serverDetail(error) ?? "Failed to update profile. Please try again.");
    } finally {
      setIsBusy(false);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || hasNothing) return;
    const wrong = profileFaults(fields, saved.username);
    setErrors(wrong);
    const first = profileFields.find((field) => wrong[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else void save();
  };
  const setField = (field: keyof ProfileFields, text: string) => {
    setTyped((before) => ({ ...before, [field]: text }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)));
  };
  return { form, fields, errors, isBusy, hasNothing, email: session.user?.email ?? "", setField, handleSubmit };
}
