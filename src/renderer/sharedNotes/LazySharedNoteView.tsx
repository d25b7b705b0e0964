import { lazyPart } from "../base/lazyPart";
import { Loading } from "../ui/Loading";

/** `SharedNoteView`, whose script is loaded when it is first shown. */
export const LazySharedNoteView = lazyPart(
  async () => ({ default: (await import("./SharedNoteView")).SharedNoteView }),
  { name: "The signed note", Waiting: () => <Loading text="Loading..." /> },
);
