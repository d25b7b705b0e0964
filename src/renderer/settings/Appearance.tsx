import { SegmentedControl } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { useStores } from "../base/useStores";
import { textSizeNames, textSizes, type Theme, themes } from "../base/LayoutStore";

const themeNames: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };

/** The settings for light and dark mode and for the text size of notes and transcripts. */
export const Appearance = observer(function Appearance() {
  const { layout } = useStores();
  const id = useId();
  return (
    <section className="cs-setting" aria-labelledby={id}>
      <h2 id={id}>Appearance</h2>
      <SegmentedControl
        aria-labelledby={id}
        options={themes.map((value) => ({ value, label: themeNames[value] }))}
        value={layout.theme}
        onValueChange={(value) => layout.setTheme(themes.find((theme) => theme === value) ?? "system")}
      />
      <p className="cs-muted">System follows the light or dark setting of this computer.</p>
      <p id={`${id}-text`}>Text size of notes and transcripts</p>
      <SegmentedControl
        aria-labelledby={`${id}-text`}
        options={textSizes.map((value) => ({ value, label: textSizeNames[value] }))}
        value={layout.textSize}
        onValueChange={(value) => layout.setTextSize(textSizes.find((size) => size === value) ?? "standard")}
      />
    </section>
  );
});
