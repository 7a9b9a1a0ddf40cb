import type { DistributeQuestion } from '@kronika/kernel';
import { Icon } from '../../sprite/Icon.tsx';
import { type Draft, mayTake } from '../choosing/draft.ts';
import { useTable } from '../session/context.ts';

interface DistributeRowProps {
  readonly option: number;
  readonly text: string;
  readonly question: DistributeQuestion;
  readonly draft: Draft;
}

/** How much one of several gets. */
export function DistributeRow({ option, text, question, draft }: DistributeRowProps) {
  const { session, words } = useTable();
  const amount = draft.is === 'distribute' ? (draft.amounts[option] ?? 0) : 0;
  return (
    <div className="share">
      <span>{text}</span>
      <button
        type="button"
        className="btn pick"
        aria-label={words.less(text)}
        disabled={amount === 0}
        onClick={() => session.give(option, -1)}
      >
        <Icon name="x-minus" />
      </button>
      <output>
        <b>{amount}</b>
      </output>
      <button
        type="button"
        className="btn pick"
        aria-label={words.more(text)}
        disabled={!mayTake(question, draft, option)}
        onClick={() => session.give(option, 1)}
      >
        <Icon name="x-plus" />
      </button>
    </div>
  );
}
