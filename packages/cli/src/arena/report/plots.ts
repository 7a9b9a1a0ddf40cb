import type { Rate } from '@kronika/bots';

/** Plots as SVG, drawn with the colours of the page around them. */

const WIDTH = 640;
const ROW = 30;
const LABEL = 190;
const RIGHT = 84;

/** A label, a value and its bounds. */
export interface Bar extends Rate {
  readonly label: string;
  /** What is written at its end. */
  readonly told: string;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Too long names lose their end; the whole of it shows under the pointer. */
function short(text: string, most: number): string {
  const told = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return `${escaped(told)}${told === text ? '' : `<title>${escaped(text)}</title>`}`;
}

/** Bars from the left, with the bounds of each as a whisker. `fair` is a line to compare them with. */
export function rateBars(bars: readonly Bar[], fair: number): string {
  const x = scale(0, 1);
  const rows = bars.map((bar, i) => {
    const y = i * ROW;
    return `${label(bar, y)}
<rect class="bar" x="${x(0)}" y="${y + 7}" width="${x(bar.rate) - x(0)}" height="16" rx="3"/>
${whisker(x(bar.low), x(bar.high), y)}`;
  });
  return svg(bars.length * ROW + 24, [
    `<line class="fair" x1="${x(fair)}" x2="${x(fair)}" y1="0" y2="${bars.length * ROW}"/>`,
    ...rows,
    ...[0, 0.25, 0.5, 0.75, 1].map((tick) => tickAt(x(tick), bars.length * ROW, `${100 * tick} %`)),
  ]);
}

/** Points with their bounds, on a scale that fits them. */
export function points(bars: readonly Bar[]): string {
  const [low, high] = [Math.min(...bars.map((bar) => bar.low)), Math.max(...bars.map((bar) => bar.high))];
  const x = scale(low, high);
  const step = niceStep((high - low) / 8);
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  return svg(bars.length * ROW + 24, [
    ...ticks.map((tick) => `<line class="grid" x1="${x(tick)}" x2="${x(tick)}" y1="0" y2="${bars.length * ROW}"/>`),
    ...bars.map((bar, i) => {
      const y = i * ROW;
      return `${label(bar, y)}${whisker(x(bar.low), x(bar.high), y)}<circle class="point" cx="${x(bar.rate)}" cy="${y + 15}" r="6"/>`;
    }),
    ...ticks.map((tick) => tickAt(x(tick), bars.length * ROW, String(tick))),
  ]);
}

/** How often values occur, in about twenty classes of a round width. */
export function histogram(values: readonly number[], unit: string): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = Math.max(1, niceStep((high - low) / 20));
  const first = Math.floor(low / step) * step;
  const counts = Array.from({ length: Math.floor((high - first) / step) + 1 }, () => 0);
  for (const value of values) {
    const at = Math.floor((value - first) / step);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const [height, top] = [150, 18];
  const most = Math.max(...counts);
  const width = WIDTH / counts.length;
  const every = Math.ceil(counts.length / 10);
  return svg(top + height + 24, [
    ...counts.map((count, i) => {
      const tall = (height * count) / most;
      const range = step === 1 ? `${first + i}` : `${first + i * step}–${first + (i + 1) * step - 1}`;
      return `<rect class="bar" x="${(i * width + 1).toFixed(1)}" y="${(top + height - tall).toFixed(1)}" width="${Math.max(1, width - 2).toFixed(1)}" height="${tall.toFixed(1)}" rx="2"><title>${range} ${escaped(unit)}: ${count}</title></rect>`;
    }),
    `<line class="axis" x1="0" x2="${WIDTH}" y1="${top + height}" y2="${top + height}"/>`,
    ...counts.flatMap((_, i) =>
      i % every === 0 ? [tickAt(i * width + width / 2, top + height, String(first + i * step))] : [],
    ),
    `<text class="told" x="${WIDTH}" y="12" text-anchor="end">${escaped(`median ${median(values)} ${unit}, mean ${mean(values).toFixed(1)}`)}</text>`,
  ]);
}

/** A cell of a matrix: the share, and of how many. */
export interface Cell {
  readonly rate: number;
  readonly count: number;
}

/** Rows against columns. The stronger a row is against a column, the more it shines. */
export function matrix(names: readonly string[], cellOf: (row: string, column: string) => Cell | undefined): string {
  const side = Math.max(26, Math.min(46, Math.floor((WIDTH - LABEL) / names.length)));
  const top = 120;
  const cells = names.flatMap((row, i) =>
    names.map((column, k) => {
      const cell = cellOf(row, column);
      const [x, y] = [LABEL + k * side, top + i * side];
      if (cell === undefined)
        return `<rect class="empty" x="${x + 1}" y="${y + 1}" width="${side - 2}" height="${side - 2}" rx="3"/>`;
      const strength = Math.abs(cell.rate - 0.5) * 2;
      const tone = cell.rate >= 0.5 ? 'good' : 'bad';
      return `<rect class="${tone}" fill-opacity="${(0.08 + 0.72 * strength).toFixed(2)}" x="${x + 1}" y="${y + 1}" width="${side - 2}" height="${side - 2}" rx="3"><title>${escaped(`${row} against ${column}: ${Math.round(100 * cell.rate)} % of ${cell.count}`)}</title></rect><text class="cell" x="${x + side / 2}" y="${y + side / 2 + 4}" text-anchor="middle">${Math.round(100 * cell.rate)}</text>`;
    }),
  );
  const width = LABEL + names.length * side + 60;
  return `<svg viewBox="0 0 ${width} ${top + names.length * side + 4}" style="max-width:${width}px" role="img">
${names.map((name, i) => `<text class="label" x="${LABEL - 8}" y="${top + i * side + side / 2 + 4}" text-anchor="end">${short(name, 26)}</text>`).join('\n')}
${names.map((name, k) => `<text class="label" transform="translate(${LABEL + k * side + side / 2} ${top - 8}) rotate(-50)">${short(name, 22)}</text>`).join('\n')}
${cells.join('\n')}
</svg>`;
}

function svg(height: number, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img">\n${parts.join('\n')}\n</svg>`;
}

function scale(low: number, high: number): (value: number) => number {
  const room = WIDTH - LABEL - RIGHT;
  return (value) => Number((LABEL + (room * (value - low)) / (high - low || 1)).toFixed(1));
}

function label(bar: Bar, y: number): string {
  return `<text class="label" x="${LABEL - 10}" y="${y + 19}" text-anchor="end">${short(bar.label, 27)}</text><text class="told" x="${WIDTH}" y="${y + 19}" text-anchor="end">${escaped(bar.told)}</text>`;
}

function whisker(from: number, to: number, y: number): string {
  return `<path class="whisker" d="M${from} ${y + 15}H${to}M${from} ${y + 10}v10M${to} ${y + 10}v10"/>`;
}

function tickAt(x: number, y: number, text: string): string {
  return `<text class="tick" x="${x.toFixed(1)}" y="${y + 17}" text-anchor="middle">${text}</text>`;
}

/** 1, 2 or 5 times a power of ten, at least as much as asked for. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1e-9)));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
