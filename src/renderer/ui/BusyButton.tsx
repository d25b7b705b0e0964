import { Button, type ButtonProps, Spinner } from "@blueprintjs/core";

interface Props extends ButtonProps {
  isBusy: boolean;
}

/** A button with a spinner in place of its icon while busy. It keeps the focus and ignores clicks meanwhile. */
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
