import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useStores } from "../app/stores";

/** "Tell the scribe": an instruction for the next draft. */
export const InstructLine = observer(function InstructLine() {
  const { note } = useStores();
  const [text, setText] = useState("");
  const handleDraft = () => {
    const instructions = text.trim();
    if (instructions === "") return;
    note.setInstructing(false);
    const template = note.shown ? { template_id: note.shown.template_id } : {};
    void note.draft({ ...template, instructions });
  };
  return (
    <form
      className="cs-instruct"
      onSubmit={(event) => {
        event.preventDefault();
        handleDraft();
      }}
    >
      <input
        aria-label="Tell the scribe"
        placeholder="Tell the scribe, e.g. “leave out the small talk about gutters”"
        maxLength={2_000}
        autoFocus={true}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") note.setInstructing(false);
        }}
      />
      <Button size="small" type="submit" variant="outlined" text="Draft again" disabled={text.trim() === ""} />
    </form>
  );
});
