import { Button, type ButtonProps } from "@blueprintjs/core";
import { type ChangeEvent, useRef } from "react";

interface Props extends Pick<ButtonProps, "text" | "size" | "variant"> {
  /** Name of the file field, for assistive technology. */
  label: string;
  onText: (text: string) => void;
}

/** A button that asks for a JSON file and reads its text. */
export function FileButton({ label, onText, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = async (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    const text = await currentTarget.files?.[0]?.text();
    currentTarget.value = ""; // the same file can be chosen again
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
