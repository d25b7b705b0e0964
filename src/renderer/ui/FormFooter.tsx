import { Button, DialogFooter } from "@blueprintjs/core";
import type { ReactNode } from "react";

interface Props {
  /** Text of the button that submits the form. */
  text: string;
  loading?: boolean;
  disabled?: boolean;
  onCancel: () => void;
  /** Shown at the left of the buttons. */
  children?: ReactNode;
}

/** The end of a form in a dialog: Cancel, and the button that submits the form. */
export function FormFooter({ text, onCancel, children, ...state }: Props) {
  return (
    <DialogFooter
      actions={
        <>
          <Button text="Cancel" onClick={onCancel} />
          <Button type="submit" intent="primary" text={text} {...state} />
        </>
      }
    >
      {children}
    </DialogFooter>
  );
}
