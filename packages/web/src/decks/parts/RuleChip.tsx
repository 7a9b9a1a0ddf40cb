import { useWords } from '../../shell/use-words.ts';
import { useBuilding } from '../context.ts';
import { DECK_WORDS } from '../words.ts';
import './rule-chip.css';

/** The id of a rule, which opens the rule. */
export function RuleChip({ rule }: { readonly rule: string }) {
  const { open } = useBuilding();
  const say = useWords(DECK_WORDS);
  return (
    <button
      type="button"
      className="rule-chip"
      aria-label={`${say.openRule} ${rule}`}
      onClick={() => open({ is: 'rule', rule })}
    >
      {rule}
    </button>
  );
}
