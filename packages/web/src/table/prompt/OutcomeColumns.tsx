import type { Outcomes, OutcomeTable } from '../board-module.ts';

/** What stands before the rows of the table: the numbers of the other. Each number tells its own row to a screen reader. */
export function OutcomeLegend({ table: { against, caption } }: { readonly table: OutcomeTable }) {
  return (
    <div className="outcomelegend" aria-hidden="true">
      <span className="caption">{caption}</span>
      {against.map((number) => (
        <span key={number}>{number}</span>
      ))}
    </div>
  );
}

/**
 * What one number gains or loses against each of the other's. What it brings besides is said by the prompt and by the
 * button that confirms: a row for it would push the table over the characters.
 */
export function OutcomeColumn({ outcomes: { changes } }: { readonly outcomes: Outcomes }) {
  return changes.map((change, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the table
    <span key={place} className={kindOf(change)}>
      {signed(change)}
    </span>
  ));
}

function kindOf(change: number): string {
  if (change === 0) return 'same';
  return change > 0 ? 'gain' : 'lose';
}

function signed(change: number): string {
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
}
