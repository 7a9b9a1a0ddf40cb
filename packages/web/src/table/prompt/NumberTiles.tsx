import type { NumberQuestion } from '@kronika/kernel';
import type { Draft } from '../choosing/draft.ts';
import { numberHint } from '../choosing/told.ts';
import { useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { numbersOf } from './number-tiles.ts';
import { OutcomeColumn, OutcomeLegend } from './OutcomeColumns.tsx';

interface NumberTilesProps {
  readonly question: NumberQuestion;
  readonly draft: Draft;
}

/** Few numbers to choose from, each with what it leads to. */
export function NumberTiles({ question, draft }: NumberTilesProps) {
  const { session, words } = useTable();
  const telling = useTelling();
  const value = draft.is === 'number' ? draft.value : question.min;
  const table = telling.module.outcomes?.(question, telling.lang);
  return (
    <div
      className={table === undefined ? 'numbertiles' : 'numbertiles outcomes'}
      role="radiogroup"
      aria-label={words.numberControl}
    >
      {table !== undefined && <OutcomeLegend table={table} />}
      {numbersOf(question).map((number) => {
        const hint = numberHint(telling, number, question);
        const outcomes = table?.columns.find((column) => column.number === number);
        return (
          // biome-ignore lint/a11y/useSemanticElements: an input could not hold what the number leads to
          <button
            key={number}
            type="button"
            role="radio"
            aria-checked={number === value}
            aria-label={outcomes === undefined ? undefined : `${number}: ${hint ?? outcomes.brings}`}
            className={number === value ? 'numbertile on' : 'numbertile'}
            data-number={number}
            onClick={() => session.setNumber(number)}
          >
            <b>{number}</b>
            {outcomes === undefined ? (
              hint !== undefined && <small>{hint}</small>
            ) : (
              <OutcomeColumn outcomes={outcomes} />
            )}
          </button>
        );
      })}
    </div>
  );
}
