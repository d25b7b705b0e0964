import { lazyPart } from "../base/lazyPart";
import { Loading } from "../ui/Loading";

/** `SharedNotesPane`, whose script is loaded when it is first shown. */
export const LazySharedNotesPane = lazyPart(
  async () => ({ default: (await import("./SharedNotesPane")).SharedNotesPane }),
  { name: "The list of signed notes", Waiting: () => <Loading text="Loading..." /> },
);
