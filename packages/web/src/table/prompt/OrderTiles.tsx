import type { OrderQuestion } from '@kronika/kernel';
import { Fragment } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import type { Draft } from '../choosing/draft.ts';
import { hintText, optionText } from '../choosing/told.ts';
import { useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { ChoiceTile } from './ChoiceTile.tsx';

interface OrderTilesProps {
  readonly question: OrderQuestion;
  readonly draft: Extract<Draft, { readonly is: 'order' }>;
}

/** An order as it would be confirmed, in pictures from first to last; two can be swapped. */
export function OrderTiles({ question, draft }: OrderTilesProps) {
  const { session, words } = useTable();
  const telling = useTelling();
  return (
    <section className="choices panel ordered" aria-label={words.orderOf}>
      <ol>
        {draft.chosen.map((place, nth) => {
          const option = question.options[place];
          if (option === undefined) return undefined;
          return (
            <Fragment key={place}>
              {nth > 0 && <Icon name="x-right" />}
              <li>
                <ChoiceTile
                  place={place}
                  option={option}
                  text={optionText(telling, option)}
                  hint={hintText(telling, option, question)}
                  state={`is ${nth + 1}`}
                  marks="taken"
                />
              </li>
            </Fragment>
          );
        })}
      </ol>
      {question.options.length === 2 && (
        <button type="button" className="btn plain" data-does="swap" onClick={() => session.swap()}>
          <Icon name="x-turn" />
          {words.swap}
        </button>
      )}
    </section>
  );
}
