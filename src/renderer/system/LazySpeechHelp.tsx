import { lazyPart } from "../base/lazyPart";
import type { SpeechHelpProps } from "./SpeechHelp";

/** The dialog about the speech engine, whose script is loaded when it is opened. */
export const LazySpeechHelp = lazyPart<SpeechHelpProps>(
  async () => {
    const { SpeechHelp } = await import("./SpeechHelp");
    return { default: SpeechHelp };
  },
  { name: "Speech engine", Waiting: () => null },
);
