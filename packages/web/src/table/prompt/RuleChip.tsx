import { Icon } from '../../sprite/Icon.tsx';
import { useTable } from '../session/context.ts';

/** The number of a rule as people quote it: without the game it belongs to. */
function shortened(rule: string): string {
  return rule.replace(/^[A-Z0-9]+-/, '');
}

/** A rule, which opens where the page can show it. */
export function RuleChip({ rule }: { readonly rule: string }) {
  const { words, showRule } = useTable();
  const content = (
    <>
      <Icon name="open-book" />
      {shortened(rule)}
    </>
  );
  return showRule === undefined ? (
    <span className="rule" title={words.rule(rule)}>
      {content}
    </span>
  ) : (
    <button type="button" className="rule" aria-label={words.rule(rule)} onClick={() => showRule(rule)}>
      {content}
    </button>
  );
}
