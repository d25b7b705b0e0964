import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { useStores } from "../../base/useStores";
import type { LevelHistory } from "./LevelHistory";

interface Props {
  levels: LevelHistory;
  tone: "live" | "paused" | "silent";
}

/** Speech has levels of 0.02 to 0.3; the square root makes soft speech visible too. */
const height = (level: number): number => Math.min(1, Math.sqrt(level) * 1.6);
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Levels of the last seconds on a canvas, newest on the right. Accessible as "Sound is coming in" or not. */
export const LevelMeter = observer(function LevelMeter({ levels, tone }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { isDark } = useStores().layout;
  useEffect(() => {
    let drawn = 0;
    const redraw = (): void => {
      drawn = performance.now();
      if (canvas.current) paint(canvas.current, tone === "live" ? levels.levels : levels.levels.map(() => 0));
    };
    const draw = (): void => {
      if (!calm.matches || performance.now() - drawn >= 500) redraw();
    };
    // The observer also fires once at the start, when the colors are in place.
    const stop = levels.subscribe(draw);
    const sized = new ResizeObserver(() => redraw());
    if (canvas.current) sized.observe(canvas.current);
    return () => {
      stop();
      sized.disconnect();
    };
  }, [levels, tone, isDark]);
  const name = tone === "live" ? "Sound is coming in" : "No sound is coming in";
  return <canvas ref={canvas} className={`cs-level cs-level-${tone}`} role="img" aria-label={name} />;
});

function paint(canvas: HTMLCanvasElement, levels: readonly number[]): void {
  const scale = devicePixelRatio;
  canvas.width = canvas.clientWidth * scale;
  canvas.height = canvas.clientHeight * scale;
  const context = canvas.getContext("2d");
  if (!context) return;
  context.fillStyle = getComputedStyle(canvas).color;
  const pitch = canvas.width / levels.length;
  const width = Math.max(1, pitch * 0.55);
  for (const [index, level] of levels.entries()) {
    const bar = Math.max(2 * scale, height(level) * canvas.height);
    context.globalAlpha = 0.35 + (0.65 * index) / levels.length;
    context.beginPath();
    context.roundRect(index * pitch, (canvas.height - bar) / 2, width, bar, width / 2);
    context.fill();
  }
}
