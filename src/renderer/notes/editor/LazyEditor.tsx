import type { ReactNode } from "react";
import { lazyPart } from "../../base/lazyPart";
import type { EditorProps } from "./SectionEditor";

interface Props extends EditorProps {
  /** Shown until the editor is loaded. */
  waiting: ReactNode;
}

/** The editor of a section. It is half of the Scribe screen's script, so it is loaded once a note is shown. */
export const LazyEditor = lazyPart<Props>(
  async () => {
    const { SectionEditor } = await import("./SectionEditor");
    return { default: SectionEditor };
  },
  { name: "The editor", Waiting: ({ waiting }) => waiting },
);
