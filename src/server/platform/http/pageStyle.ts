import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?inline";

/** Styles of the pages that the server makes, in the colors of Blueprint's palette, light or dark as the system is. */
export const pageStyle = `
@font-face { font-family: "Inter Variable"; font-weight: 100 900; font-display: swap; src: url(${inter}) format("woff2") }
:root { color-scheme: light dark; --canvas: #f6f7f9; --surface: #fff; --line: #5f6b7c; --edge: #c5cbd3; --hairline: #d3d8de;
  --text: #1c2127; --muted: #5f6b7c; --act: #215db0; --primary: #2d72d2; --check: #77450d; --check-soft: #fbeee0;
  --badge: #e5e8eb }
@media (prefers-color-scheme: dark) { :root { --canvas: #111418; --surface: #1c2127; --line: #8f99a8; --edge: #5f6b7c; --hairline: #404854;
  --text: #f6f7f9; --muted: #abb3bf; --act: #8abbff; --primary: #2d72d2; --check: #fbb360; --check-soft: #3b2b17;
  --badge: #383e47 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--canvas); color: var(--text); overflow-wrap: anywhere;
  font: 14px/1.45 "Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif; font-variant-numeric: tabular-nums }
.notice { margin: 0; padding: 8px 16px; background: var(--check-soft); color: var(--check); text-align: center; font-weight: 600 }
header, main { max-width: 880px; margin: 0 auto; padding: 0 16px }
header { display: flex; align-items: center; gap: 8px; padding-top: 32px; font-weight: 600; font-size: 16px }
main { padding-top: 24px; padding-bottom: 32px; display: grid; gap: 24px }
main.two { grid-template-columns: 1fr 1fr }
@media (max-width: 767px) { main.two { grid-template-columns: minmax(0, 1fr) } header { padding-top: 16px } }
section { background: var(--surface); border: 1px solid var(--hairline); border-radius: 10px; padding: 24px; min-width: 0 }
@media (max-width: 400px) { section { padding: 16px } }
h1, h2 { margin: 0 0 12px; font-size: 20px; line-height: 1.25; font-weight: 600 }
h2 { font-size: 16px }
p { margin: 0 0 12px }
.price { font-size: 28px; font-weight: 600; line-height: 1.2; margin: 0 0 16px }
.price small, .muted { color: var(--muted); font-weight: 400; font-size: 14px }
dl { display: grid; grid-template-columns: 1fr auto; row-gap: 8px; margin: 0 0 16px }
dt, dd { margin: 0 }
dd { text-align: right; padding-left: 16px }
.total { padding-top: 8px; border-top: 1px solid var(--hairline); font-weight: 600 }
label { display: block; margin-bottom: 4px; font-weight: 500 }
input, select { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--canvas);
  border: 1px solid var(--line); border-radius: 4px }
button, .button { display: inline-block; min-height: 44px; padding: 10px 16px; font: inherit; color: var(--text); cursor: pointer;
  background: var(--surface); border: 1px solid var(--edge); border-radius: 4px; text-decoration: none; font-weight: 500 }
button.primary { width: 100%; border-color: var(--primary); background: var(--primary); color: #fff; font-weight: 600 }
button.plain { width: 100%; margin-top: 8px; border-color: transparent; background: transparent; color: var(--act) }
button:hover, .button:hover { background: var(--canvas) } button.primary:hover { background: #215db0 }
:focus-visible { outline: 2px solid var(--act); outline-offset: 2px }
a { color: var(--act) }
.row { display: flex; gap: 8px; align-items: flex-end; margin-bottom: 16px; flex-wrap: wrap }
.row > :first-child { flex: 1 1 10rem; min-width: 0 }
.actions { display: flex; flex-wrap: wrap; gap: 8px }
.field { margin-bottom: 16px }
form > :last-child { margin-bottom: 0 }
.fault { color: var(--check); margin-top: 8px }
.badge { display: inline-block; padding: 1px 8px; border-radius: 10px; background: var(--badge); font-size: 12px; font-weight: 600 }
`;
