import { drawingOf } from '../fighters.ts';

/** The upper part of a figure. */
export function Bust({ kind }: { readonly kind: Parameters<typeof drawingOf>[0] }) {
  return (
    <svg className="bust" viewBox="20 -14 170 150" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <use href={`#d-figure-${drawingOf(kind)}`} x="0" y="-40" width="200" height="340" />
    </svg>
  );
}
