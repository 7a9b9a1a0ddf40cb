import { shortRule } from '../../rules/outline.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useTable } from '../session/context.ts';

/** A rule, which opens beside the board. */
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
      {shortRule(rule)}
    </button>
  );
}
