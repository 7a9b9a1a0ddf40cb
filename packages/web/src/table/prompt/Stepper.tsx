import type { NumberQuestion } from '@kronika/kernel';
import { Icon } from '../../sprite/Icon.tsx';
import type { Draft } from '../choosing/draft.ts';
import { useTable } from '../session/context.ts';

interface StepperProps {
  readonly question: NumberQuestion;
  readonly draft: Draft;
}

/** A number that goes up and down. */
export function Stepper({ question: { min, max }, draft }: StepperProps) {
  const { session, words } = useTable();
  const value = draft.is === 'number' ? draft.value : min;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a line of buttons
    <span className="stepper" role="group" aria-label={words.numberControl}>
      <button
        type="button"
        className="btn pick"
        data-does="less"
        aria-label={words.less(String(value))}
        disabled={value <= min}
        onClick={() => session.setNumber(value - 1)}
      >
        <Icon name="x-minus" />
      </button>
      <output>
        <b>{value}</b>
        <small>/ {max}</small>
      </output>
      <button
        type="button"
        className="btn pick"
        data-does="more"
        aria-label={words.more(String(value))}
        disabled={value >= max}
        onClick={() => session.setNumber(value + 1)}
      >
        <Icon name="x-plus" />
      </button>
    </span>
  );
}
