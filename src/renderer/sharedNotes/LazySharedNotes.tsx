import { lazyPart } from "../base/lazyPart";
import { Loading } from "../ui/Loading";

const Waiting = () => <Loading text="Loading..." />;

/** `SharedNotesPane`, whose script is loaded when it is first shown. */
export const LazySharedNotesPane = lazyPart(
  async () => ({ default: (await import("./SharedNotesPane")).SharedNotesPane }),
  { name: "The list of signed notes", Waiting },
);

/** `SharedNoteView`, whose script is loaded when it is first shown. */
export const LazySharedNoteView = lazyPart(
  async () => ({ default: (await import("./SharedNoteView")).SharedNoteView }),
  { name: "The signed note", Waiting },
);
