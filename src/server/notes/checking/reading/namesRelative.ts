import type { Statement } from "./Statement";

/** Returns whether a statement names a relative. */
export const namesRelative = ({ mentions }: Pick<Statement, "mentions">): boolean =>
  mentions.some(({ kind }) => kind === "relative");
