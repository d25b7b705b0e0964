import { type DiffPiece, diffWords } from "../../../shared/notes/diffWords";

interface Side {
  title: string;
  text: string;
}

/** Two texts side by side; each marks the words that the other does not have. */
export function SideBySide({ left, right }: { left: Side; right: Side }) {
  const diff = diffWords(left.text, right.text);
  return (
    <div className="cs-sides">
      <SideView title={left.title} pieces={diff.left} />
      <SideView title={right.title} pieces={diff.right} />
    </div>
  );
}

function SideView({ title, pieces }: { title: string; pieces: readonly DiffPiece[] }) {
  const isEmpty = pieces.every(({ text }) => text.trim() === "");
  return (
    <section aria-label={title} tabIndex={0}>
      <h4>{title}</h4>
      {isEmpty ? (
        <p className="cs-muted">Empty.</p>
      ) : (
        <p>
          {pieces.map(({ text, isOnlyHere }, i) =>
            isOnlyHere && text.trim() !== "" ? <ins key={i}>{text}</ins> : <span key={i}>{text}</span>,
          )}
        </p>
      )}
    </section>
  );
}
