import type { Detail, Ratio } from './result.ts';

/** One ratio as a line for a terminal. */
export function ratioLine(name: string, { value, aim, good, holds }: Ratio): string {
  const side = good === 'atLeast' ? 'at least' : 'at most';
  return `${name}: ${readable(value)} (aim: ${side} ${aim}, ${holds ? 'holds' : 'missed'})`;
}

/** One detail as a line for a terminal. */
export function detailLine({ name, value, unit }: Detail): string {
  return `  ${name}: ${readable(value)} ${unit}`;
}

function readable(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: value < 1000 ? 3 : 4 });
}
