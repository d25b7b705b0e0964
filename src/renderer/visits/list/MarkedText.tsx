import { matchParts } from "./searchMatch";

/** A text in which the words that the search found are marked. */
export function MarkedText({ text, q }: { text: string; q: string }) {
  return matchParts(text, q).map((part, at) =>
    part.isMatch ? (
      <mark key={at} className="cs-found">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
