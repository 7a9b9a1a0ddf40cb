import { Icon } from '../../sprite/Icon.tsx';
import { promptText } from '../choosing/told.ts';
import { useSession, useTable } from '../session/context.ts';
import { optionState } from '../session/session-state.ts';
import { useTelling } from '../session/use-telling.ts';
import { piecesIn } from '../text/pieces.ts';
import { TrayThing } from './TrayThing.tsx';

/** Things to choose from that lie where nobody could click them: in a deck, a pile, another hand. */
export function Tray() {
  const { session, words } = useTable();
  const telling = useTelling();
  const question = useSession((state) => state.question);
  const draft = useSession((state) => state.draft);
  const { tray } = useSession((state) => state.controls);
  const shown = useSession((state) => state.tray);
  const isOnBoard = useSession(({ controls }) => controls.places.size > 0);
  if (question === undefined || draft === undefined || tray.length === 0 || shown === 'put aside') return undefined;
  // An order has tiles of its own.
  if (question.is === 'order' && !isOnBoard) return undefined;
  return (
    <section className="tray panel" aria-label={words[piecesIn(...tray.map(({ thing }) => thing))].tray}>
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
        {tray.map(({ option, thing }) => {
          const looked = telling.module.lookAt(telling.view, thing);
          const state = optionState(question, draft, [option]);
          return looked !== undefined ? (
            <TrayThing
              key={option}
              looked={looked}
              view={telling.view}
              state={state}
              option={option}
              onTake={() => session.choose(option)}
            />
          ) : (
            <button key={option} type="button" className={`choice c-${state}`} onClick={() => session.choose(option)}>
              ?
            </button>
          );
        })}
      </div>
    </section>
  );
}
