import { z } from "zod";
import { plainText } from "./plainText";

/** A text that can have several lines, as it is shown (`plainText`), trimmed. */
export const plainTextSchema = () => z.string().overwrite(plainText).trim();
