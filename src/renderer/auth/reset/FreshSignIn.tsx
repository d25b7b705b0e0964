import { PasswordField } from "../form/PasswordField";

export interface FreshSignInProps {
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
}

/** Asks for the current password below the new password, because the person signed in a while ago. */
export function FreshSignIn({ isLarge, ...field }: FreshSignInProps & { isLarge: boolean }) {
  return (
    <>
      <p role="status">You signed in a while ago. Enter your current password to set the new one.</p>
      <PasswordField
        {...field}
        id="current-password"
        label="Current password"
        isLarge={isLarge}
        isAlert
        autoFocus
        autoComplete="current-password"
      />
    </>
  );
}
