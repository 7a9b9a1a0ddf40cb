import type { NumberQuestion } from '@kronika/kernel';
import type { Draft } from '../choosing/draft.ts';
import { useTable } from '../session/context.ts';

interface DialProps {
  readonly question: NumberQuestion;
  readonly draft: Draft;
}

/** A dial with few numbers, set in secret: each number is a sector of it. */
export function Dial({ question: { min, max }, draft }: DialProps) {
  const { session, words } = useTable();
  const value = draft.is === 'number' ? draft.value : min;
  const numbers = Array.from({ length: max - min + 1 }, (_, place) => min + place);
  const style = { '--n': (value - min + 1) / numbers.length };
  return (
    <div className="bigdial" role="radiogroup" aria-label={words.numberControl} style={style}>
      <output aria-hidden="true">{value}</output>
      {numbers.map((number, place) => (
        // biome-ignore lint/a11y/useSemanticElements: the sectors of a dial are drawn, an input could not be
        <button
          key={number}
          type="button"
          role="radio"
          aria-checked={number === value}
          className={number === value ? 'on' : ''}
          data-number={number}
          style={{ '--at': (place + 0.5) / numbers.length }}
          onClick={() => session.setNumber(number)}
        >
          {number}
        </button>
      ))}
    </div>
  );
}
