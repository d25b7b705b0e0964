import { z } from "zod";
import { oneLine } from "./oneLine";

/** A name or title in one line (`oneLine`), trimmed. */
export const oneLineSchema = () => z.string().overwrite(oneLine).trim();
