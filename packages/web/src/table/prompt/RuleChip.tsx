import { Icon } from '../../sprite/Icon.tsx';
import { useTable } from '../session/context.ts';

/** The number of a rule as people quote it: without the game it belongs to. */
function shortened(rule: string): string {
  return rule.replace(/^[A-Z0-9]+-/, '');
}

/** A rule, which opens over the table. */
export function RuleChip({ rule }: { readonly rule: string }) {
  const { session, words } = useTable();
  return (
    <button
      type="button"
      className="rule"
      aria-label={words.rule(rule)}
      onClick={() => session.open({ is: 'rule', rule })}
    >
      <Icon name="open-book" />
      {shortened(rule)}
    </button>
  );
}
