import { Button, type ButtonProps, Spinner } from "@blueprintjs/core";

interface Props extends ButtonProps {
  /** Whether the action of the button is running. */
  isBusy: boolean;
}

/**
 * A button that shows a spinner while busy: in place of its icon or, if it has none, at its end. While busy it stays
 * focusable, so that the focus is not lost, and ignores clicks.
 */
export function BusyButton({ isBusy, icon, endIcon, onClick, ...props }: Props) {
  const spinner = <Spinner size={16} />;
  return (
    <Button
      {...props}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      icon={isBusy && icon ? spinner : icon}
      endIcon={isBusy && !icon ? spinner : endIcon}
      onClick={(event) => !isBusy && onClick?.(event)}
    />
  );
}
