import { Button } from "@blueprintjs/core";
import { ChevronDown, ChevronRight } from "@blueprintjs/icons";

interface Props {
  count: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** The line in place of the empty sections, which shows and hides them. */
export function EmptySections({ count, isOpen, onToggle }: Props) {
  return (
    <Button
      className="cs-empty-sections"
      size="small"
      variant="minimal"
      icon={isOpen ? <ChevronDown size={12} /> : <ChevronRight size={12} />}
      text={count === 1 ? "1 empty section" : `${count} empty sections`}
      aria-expanded={isOpen}
      onClick={onToggle}
    />
  );
}
