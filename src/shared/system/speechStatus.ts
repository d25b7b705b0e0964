import { z } from "zod";

/** The speech engine in use and why, for the status line. With `ready: false`, `advice` says what to do. */
export const speechStatusSchema = z.object({
  engine: z.enum(["openai", "command", "onnx", "none"]),
  ready: z.boolean(),
  /** Speech was turned off by the operator. */
  is_off: z.boolean().optional(),
  /** Name of the engine, e.g. "pocketsphinx, a basic recognizer for trying Chartside out". */
  label: z.string(),
  /** Why this engine: "set by CHARTSIDE_SPEECH", "found on this machine", … */
  reason: z.string(),
  advice: z.string().nullable(),
});
export type SpeechStatus = z.infer<typeof speechStatusSchema>;
