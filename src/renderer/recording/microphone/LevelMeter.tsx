import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { useStores } from "../../base/useStores";
import type { LevelHistory } from "./LevelHistory";

interface Props {
  levels: LevelHistory;
  tone: "live" | "paused" | "silent";
}

/** Returns the height of a bar, 0 to 1. Speech has levels of 0.02 to 0.3; the square root makes soft speech visible. */
const height = (level: number): number => Math.min(1, Math.sqrt(level) * 1.6);
/** Minimum time in milliseconds between drawings for users who prefer reduced motion. */
const reducedMotionMs = 500;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Levels of the last seconds on a canvas, newest on the right. Its accessible name says whether sound is coming in. */
export const LevelMeter = observer(function LevelMeter({ levels, tone }: Props) {
  const element = useRef<HTMLCanvasElement>(null);
  const { isDark } = useStores().layout;
  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return;
    let drawn = 0;
    let brush: Brush | null = null;
    const redraw = (): void => {
      drawn = performance.now();
      if (brush) paint(brush, tone === "live" ? levels.levels : levels.levels.map(() => 0));
    };
    const stop = levels.subscribe(() => {
      if (document.hidden || (reducedMotion.matches && performance.now() - drawn < reducedMotionMs)) return;
      redraw();
    });
    // The observer also fires once at the start, after the styles are applied.
    const sized = new ResizeObserver(() => {
      brush = brushOf(canvas);
      redraw();
    });
    sized.observe(canvas);
    return () => {
      stop();
      sized.disconnect();
    };
  }, [levels, tone, isDark]);
  const name = tone === "live" ? "Sound is coming in" : "No sound is coming in";
  return <canvas ref={element} className={`cs-level cs-level-${tone}`} role="img" aria-label={name} />;
});

interface Brush {
  context: CanvasRenderingContext2D;
  scale: number;
}

/**
 * Sets up a canvas for its size and color; returns null if it has no size. Not called for every drawing, because
 * reading size and color makes the browser compute the layout.
 */
function brushOf(canvas: HTMLCanvasElement): Brush | null {
  const scale = devicePixelRatio;
  canvas.width = canvas.clientWidth * scale;
  canvas.height = canvas.clientHeight * scale;
  const context = canvas.getContext("2d");
  if (!context || canvas.width === 0) return null;
  const { color } = getComputedStyle(canvas);
  const fade = context.createLinearGradient(0, 0, canvas.width, 0); // older levels are paler
  fade.addColorStop(0, `color-mix(in srgb, ${color} 35%, transparent)`);
  fade.addColorStop(1, color);
  context.fillStyle = fade;
  return { context, scale };
}

function paint({ context, scale }: Brush, levels: readonly number[]): void {
  const { width, height: full } = context.canvas;
  const pitch = width / levels.length;
  const thick = Math.max(1, pitch * 0.55);
  context.clearRect(0, 0, width, full);
  context.beginPath();
  for (const [index, level] of levels.entries()) {
    const bar = Math.max(2 * scale, height(level) * full);
    context.roundRect(index * pitch, (full - bar) / 2, thick, bar, thick / 2);
  }
  context.fill();
}
