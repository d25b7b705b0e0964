import { Button, type ButtonProps, Spinner } from "@blueprintjs/core";

interface Props extends ButtonProps {
  isBusy: boolean;
}

/** A button that turns a wheel while it works, in place of its icon where it has one, and keeps the focus meanwhile; pressing it again does nothing. */
export function BusyButton({ isBusy, icon, endIcon, onClick, ...props }: Props) {
  const wheel = <Spinner size={16} />;
  return (
    <Button
      {...props}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      icon={isBusy && icon ? wheel : icon}
      endIcon={isBusy && !icon ? wheel : endIcon}
      onClick={(event) => !isBusy && onClick?.(event)}
    />
  );
}
