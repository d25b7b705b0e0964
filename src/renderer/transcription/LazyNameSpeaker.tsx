import { lazyPart } from "../base/lazyPart";

/** The dialog that names a speaker, whose script is loaded when it is opened. */
export const LazyNameSpeaker = lazyPart(
  async () => {
    const { NameSpeakerDialog } = await import("./NameSpeakerDialog");
    return { default: NameSpeakerDialog };
  },
  { name: "The speaker’s name", Waiting: () => null },
);
