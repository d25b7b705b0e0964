/** What a document has in place of something that was not said. It cannot be signed until it is filled or removed. */
export const blank = "____";
