import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";

/** Button that shows the playback speed; each press selects the next of 1, 1.25, 1.5 and 2, then 1 again. */
export const RateButton = observer(function RateButton({
  small = false,
  className,
}: {
  small?: boolean;
  className?: string;
}) {
  const { playback } = useStores();
  return (
    <Button
      {...(className !== undefined && { className })}
      size={small ? "small" : "medium"}
      variant="minimal"
      text={`${playback.rate}×`}
      aria-label={`Speed: ${playback.rate} times`}
      onClick={() => playback.nextRate()}
    />
  );
});
