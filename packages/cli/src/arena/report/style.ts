/** The colours are those of our pages (`web/src/styles/tokens.css`), for the dark and the light theme. */
export const STYLE = `
:root { color-scheme: dark light; --bg: #0d1316; --panel: #172023; --panel-3: #2d3a3f; --line: #ffffff1a; --ink: #f3ecdd; --ink-2: #c6beac; --ink-3: #a8a28f; --pick: #5ce6c5; --good: #8fd694; --bad: #ff9384; --warn: #f0c04f; }
@media (prefers-color-scheme: light) { :root { --bg: #d9d1bf; --panel: #faf6ec; --panel-3: #e2d8c2; --line: #2b24151f; --ink: #1d2422; --ink-2: #474b45; --ink-3: #53554c; --pick: #00695f; --good: #1f6b2c; --bad: #a82a1c; --warn: #7d5600; } }
* { box-sizing: border-box; margin: 0; }
body { background: var(--bg); color: var(--ink); font: 14px/1.5 "Archivo", "Helvetica Neue", Arial, sans-serif; padding: 32px clamp(16px, 4vw, 48px) 48px; max-width: 1480px; margin: 0 auto; }
h1, h2 { font-family: "Brygada 1918", "Iowan Old Style", Georgia, serif; font-weight: 600; line-height: 1.2; }
h1 { font-size: 36px; }
h2 { font-size: 20px; }
.over { color: var(--pick); letter-spacing: 0.08em; text-transform: uppercase; font-size: 12.5px; }
dl { display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 12px 0 24px; }
dt { color: var(--ink-3); font-size: 12.5px; }
dd { margin: 0; overflow-wrap: anywhere; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 520px), 1fr)); gap: 16px; }
section { background: var(--panel); border-radius: 12px; padding: 20px 24px 16px; min-width: 0; }
section.wide { grid-column: 1 / -1; overflow-x: auto; }
section p { color: var(--ink-2); margin: 4px 0 16px; max-width: 70ch; }
svg { display: block; width: 100%; height: auto; font: 12.5px "Archivo", "Helvetica Neue", Arial, sans-serif; font-variant-numeric: tabular-nums; }
.label, .cell { fill: var(--ink); }
.told { fill: var(--ink-2); }
.tick { fill: var(--ink-3); font-size: 11px; }
.bar { fill: var(--pick); fill-opacity: 0.55; }
.point { fill: var(--pick); }
.whisker { stroke: var(--ink); stroke-width: 1.5; fill: none; }
.grid, .axis { stroke: var(--line); }
.fair { stroke: var(--warn); stroke-dasharray: 3 4; }
.empty { fill: none; stroke: var(--line); }
rect.good { fill: var(--good); }
rect.bad { fill: var(--bad); }
.cell { font-size: 11px; }
ul { padding-left: 20px; }
.count { color: var(--ink-3); }
`;
