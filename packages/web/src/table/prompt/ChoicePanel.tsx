import { Icon } from '../../sprite/Icon.tsx';
import type { Layout } from '../board-module.ts';
import { optionsOf } from '../choosing/controls.ts';
import { optionText, promptText } from '../choosing/told.ts';
import { useSession, useTable } from '../session/context.ts';
import { optionState } from '../session/session-state.ts';
import { useTelling } from '../session/use-telling.ts';
import { ChoiceTile } from './ChoiceTile.tsx';
import { DistributeRow } from './DistributeRow.tsx';
import { NumberTiles } from './NumberTiles.tsx';
import { hasTiles } from './number-tiles.ts';
import { OrderTiles } from './OrderTiles.tsx';
import { useButtonPlan } from './use-button-plan.ts';

/** What a question offers besides things on the board, where that is too much for the prompt: numbers, an order, tiles. */
export function ChoicePanel({ layout }: { readonly layout: Layout }) {
  const { session, words } = useTable();
  const telling = useTelling();
  const question = useSession((state) => state.question);
  const draft = useSession((state) => state.draft);
  const isAhead = useSession(({ ahead }) => ahead !== undefined);
  const tiles = useSession((state) => state.tiles);
  const isOnBoard = useSession(({ controls }) => controls.places.size > 0);
  const plan = useButtonPlan(question, layout);
  // What was chosen is shown in the lane, and can be taken back from there.
  if (question === undefined || draft === undefined || plan === undefined || isAhead) return undefined;
  if (question.is === 'number')
    return hasTiles(question) ? (
      <section className="choices panel dialbox" aria-label={promptText(telling, question)}>
        <NumberTiles question={question} draft={draft} />
      </section>
    ) : undefined;
  if (question.is === 'distribute')
    return (
      <section className="choices panel" aria-label={promptText(telling, question)}>
        <ul>
          {question.options.map((option, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place in the list
            <li key={place}>
              <DistributeRow option={place} text={optionText(telling, option)} question={question} draft={draft} />
            </li>
          ))}
        </ul>
      </section>
    );
  if (question.is === 'order' && draft.is === 'order')
    return isOnBoard ? undefined : <OrderTiles question={question} draft={draft} />;
  // On a phone tiles lie over the cards that one chooses by.
  const hides = layout === 'phone';
  if (plan.panel.length === 0 || (hides && tiles === 'put aside')) return undefined;
  const options = optionsOf(question);
  return (
    <section className="choices panel" aria-label={words.options}>
      {hides && (
        <button
          type="button"
          className="tool"
          aria-label={words.hideTray}
          title={words.hideTray}
          onClick={() => session.putTiles('put aside')}
        >
          <Icon name="x-eye" />
        </button>
      )}
      <ul>
        {plan.panel.map(({ option: place, text, hint }) => {
          const option = options[place];
          if (option === undefined) return undefined;
          return (
            <li key={place}>
              <ChoiceTile
                place={place}
                option={option}
                text={text}
                hint={hint}
                state={optionState(question, draft, [place])}
                marks={draft.is === 'choose' ? 'taken' : 'marked'}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
