import { matchPieces } from "./searchMatch";

/** A text in which the words that the search found are marked. */
export function MarkedText({ text, q }: { text: string; q: string }) {
  return matchPieces(text, q).map((piece, index) =>
    piece.isMatch ? (
      <mark key={index} className="cs-found">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
