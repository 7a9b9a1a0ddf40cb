import type { AgotView } from '@kronika/agot';
import { present } from '@kronika/kernel';
import { useMemo } from 'react';
import type { BoardProps } from '../../table/board-module.ts';
import { LogButton, MenuButton } from '../../table/TopBar.tsx';
import { Aside } from './Aside.tsx';
import { BackRow } from './BackRow.tsx';
import './board.css';
import { CardPlace } from './CardPlace.tsx';
import { Front } from './Front.tsx';
import { plotState } from './find-card.ts';
import { Hand } from './Hand.tsx';
import { handsOf } from './hands.ts';
import { Lane } from './Lane.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { SmallHand } from './SmallHand.tsx';
import { BoardScopeProvider } from './side.ts';
import { BOARD_WORDS } from './words.ts';

/** The board of agot: the others above, the challenge in the middle, who looks at it below. */
export function Board({ view, lang, near, layout, mode, prompt, coach }: BoardProps<AgotView>) {
  const words = BOARD_WORDS[lang];
  const scope = useMemo(() => ({ lang, words, near }), [lang, words, near]);
  const own = present(view.seats[near], 'the near seat');
  const others = view.seats.filter(({ seat }) => seat !== near);
  const plots = [...others, own].flatMap(({ plot }) => plot ?? []);
  const hands = handsOf(view, mode);
  return (
    <BoardScopeProvider value={scope}>
      <div
        className={`${layout === 'phone' ? 'agotphone' : 'agotdesk'} ${view.challenge === null ? 'calm' : 'clash'} hands-${hands}`}
      >
        {coach}
        <div className="rail">
          {layout === 'phone' && <MenuButton />}
          {others.map((seat) => (
            <SeatPanel key={seat.seat} seat={seat} view={view} />
          ))}
          <section className="plots" aria-label={words.plots}>
            {plots.map((plot) => (
              <CardPlace key={plot.id} card={plot} state={plotState(plot)} />
            ))}
          </section>
          <SeatPanel seat={own} view={view} />
          {layout === 'phone' && <LogButton />}
        </div>
        <main className="field">
          {others.map((seat) => (
            <div key={seat.seat} className="area">
              {hands === 'open' && <SmallHand seat={seat} as="farhand" />}
              {hands === 'watched' && <SmallHand seat={seat} as="watchedhand far" />}
              <BackRow seat={seat} />
              <Front seat={seat} />
            </div>
          ))}
          {view.challenge !== null && <Lane view={view} challenge={view.challenge} />}
          <div className="area own">
            <Front seat={own} />
            <BackRow seat={own} />
          </div>
          <Aside aside={view.aside} />
        </main>
        <div className="foot0">
          {prompt}
          {hands === 'watched' ? <SmallHand seat={own} as="watchedhand near" /> : <Hand seat={own} />}
        </div>
      </div>
    </BoardScopeProvider>
  );
}
