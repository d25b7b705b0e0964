import type { ReactNode } from "react";
import { lazyPart } from "../../base/lazyPart";
import type { EditorProps } from "./SectionEditor";

interface Props extends EditorProps {
  /** Shown until the editor is loaded. */
  waiting: ReactNode;
}

/** The editor of a section, whose script is loaded on demand: it is as large as the rest of the Scribe screen. */
export const LazyEditor = lazyPart<Props>(
  async () => {
    const { SectionEditor } = await import("./SectionEditor");
    return { default: SectionEditor };
  },
  { name: "The editor", Waiting: ({ waiting }) => waiting },
);
