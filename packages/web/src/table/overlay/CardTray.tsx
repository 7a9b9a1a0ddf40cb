import { isCardId } from '@kronika/kernel';
import { Icon } from '../../sprite/Icon.tsx';
import { promptText } from '../choosing/told.ts';
import { useSession, useTable } from '../session/context.ts';
import { optionState } from '../session/session-state.ts';
import { useTelling } from '../session/use-telling.ts';
import { TrayCard } from './TrayCard.tsx';

/** Cards to choose from that lie where nobody could click them: in a deck, a pile, another hand. */
export function CardTray() {
  const { session, words } = useTable();
  const telling = useTelling();
  const question = useSession((state) => state.question);
  const draft = useSession((state) => state.draft);
  const { tray } = useSession((state) => state.controls);
  const shown = useSession((state) => state.tray);
  if (question === undefined || draft === undefined || tray.length === 0 || shown === 'put aside') return undefined;
  return (
    <section className="tray panel" aria-label={words.tray}>
      <header>
        <h2>{promptText(telling, question)}</h2>
        <button
          type="button"
          className="tool"
          aria-label={words.hideTray}
          title={words.hideTray}
          onClick={() => session.putTray('put aside')}
        >
          <Icon name="x-eye" />
        </button>
      </header>
      <div className="traycards">
        {tray.map(({ option, card }) => {
          const printed = isCardId(card) ? telling.module.printedOf(telling.view, card) : undefined;
          const state = optionState(question, draft, [option]);
          return isCardId(card) && printed !== undefined ? (
            <TrayCard
              key={option}
              looked={{ card, printed }}
              view={telling.view}
              state={state}
              option={option}
              onTake={() => session.takeOption(option)}
            />
          ) : (
            <button
              key={option}
              type="button"
              className={`choice c-${state}`}
              onClick={() => session.takeOption(option)}
            >
              ?
            </button>
          );
        })}
      </div>
    </section>
  );
}
