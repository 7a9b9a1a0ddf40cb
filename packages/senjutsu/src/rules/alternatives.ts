import type { Kamae, Line } from '../cards/pictograms.ts';

/** What an -OR- leaves open to a hero (SEN-OR). */
export interface Alternatives {
  /** The numbers of the options that may be chosen; choosing one with a focus bar means paying it. */
  readonly open: readonly number[];
  /** `none`: one must be chosen. `decline`: all cost focus, or none is open, so the choice may be skipped (SEN-OR-e, -f). */
  readonly otherwise: 'none' | 'decline';
}

/** The bar of an option is that of its first line. */
export function alternativesOf(options: readonly (readonly Line[])[], kamae: Kamae, focus: number): Alternatives {
  const open: number[] = [];
  let tiedForFree = false;
  let anyForFree = false;
  for (const [at, [first]] of options.entries()) {
    if (first === undefined) continue;
    if (first.kamae !== undefined && !first.kamae.includes(kamae)) continue;
    if ((first.pay ?? 0) > focus) continue;
    open.push(at);
    if (first.pay !== undefined) continue;
    anyForFree = true;
    if (first.kamae !== undefined) tiedForFree = true;
  }
  if (!tiedForFree) return { open, otherwise: anyForFree ? 'none' : 'decline' };
  // SEN-OR-b: the option tied to the present Kamae must be chosen; SEN-OR-g: among several, freely.
  return { open: open.filter((at) => options[at]?.[0]?.kamae !== undefined), otherwise: 'none' };
}
