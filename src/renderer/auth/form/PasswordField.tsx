import { EyeOff, EyeOpen } from "@blueprintjs/icons";
import { useState } from "react";
import { type FieldProps, TextField } from "./TextField";

/** A password input with a button that shows or hides the password. */
export function PasswordField(props: Omit<FieldProps, "type" | "end">) {
  const [isShown, setIsShown] = useState(false);
  const name = isShown ? "Hide password" : "Show password";
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className="cs-show-password"
          aria-label={name}
          title={name}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <EyeOpen />}
        </button>
      }
    />
  );
}
