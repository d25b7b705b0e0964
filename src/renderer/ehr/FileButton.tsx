import { Button, type ButtonProps } from "@blueprintjs/core";
import { type ChangeEvent, useRef } from "react";

interface Props extends Pick<ButtonProps, "text" | "size" | "variant"> {
  /** Label of the file input for screen readers. */
  label: string;
  onText: (text: string) => void;
}

/** A button that lets the person choose a JSON file, and passes the file's text to `onText`. */
export function FileButton({ label, onText, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = async (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    const text = await currentTarget.files?.[0]?.text();
    currentTarget.value = ""; // so that choosing the same file again triggers a change
    if (text !== undefined) onText(text);
  };
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={label}
        hidden={true}
        onChange={(event) => void handleChange(event)}
      />
    </>
  );
}
