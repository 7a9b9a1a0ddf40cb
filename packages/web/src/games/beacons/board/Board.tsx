import { type BeaconsView, beacons } from '@kronika/examples';
import { useMemo } from 'react';
import type { BoardProps } from '../../../table/board-module.ts';
import { LogButton, MenuButton } from '../../../table/TopBar.tsx';
import { asSentence } from '../../../table/text/seat-names.ts';
import { Die } from './Die.tsx';
import { Island } from './Island.tsx';
import { Night } from './Night.tsx';
import { PhoneSeat } from './PhoneSeat.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { BoardScopeProvider } from './scope.ts';
import { BOARD_WORDS } from './words.ts';
import './board.css';
import './pieces.css';
import './phone.css';

/** The board of Beacons: the island, and beside it whoever keeps its lights. */
export function Board(props: BoardProps<BeaconsView>) {
  const { lang, near, layout } = props;
  const scope = useMemo(() => ({ lang, words: BOARD_WORDS[lang], near }), [lang, near]);
  return (
    <BoardScopeProvider value={scope}>
      {layout === 'phone' ? <PhoneBoard {...props} /> : <DeskBoard {...props} />}
    </BoardScopeProvider>
  );
}

/** Whoever sits below, and the others in the order in which they follow. */
function sidesOf({ view: { seats }, near }: BoardProps<BeaconsView>) {
  return {
    own: seats.filter(({ seat }) => seat === near),
    others: [...seats.slice(near + 1), ...seats.slice(0, near)],
  };
}

function DeskBoard(props: BoardProps<BeaconsView>) {
  const { view, prompt } = props;
  const { own, others } = sidesOf(props);
  return (
    <div className="beaconsdesk">
      <div className="rail">
        {view.format === 'night' && <Night view={view} />}
        {[...others, ...own].map((seat) => (
          <SeatPanel key={seat.seat} view={view} seat={seat} />
        ))}
      </div>
      <main className="field">
        <Island view={view} />
        {view.turn !== null && <Die turn={view.turn} />}
      </main>
      <div className="foot0">{prompt}</div>
    </div>
  );
}

function PhoneBoard(props: BoardProps<BeaconsView>) {
  const { view, lang, prompt, coach } = props;
  const { own, others } = sidesOf(props);
  return (
    <main className="beaconsphone">
      {coach}
      <header className="bea-top">
        <b>{asSentence(beacons.text[lang].moment?.(view) ?? '')}</b>
        <LogButton />
        <MenuButton />
      </header>
      <div className="bea-others">
        {view.format === 'night' && <Night view={view} />}
        {others.map((seat) => (
          <PhoneSeat key={seat.seat} view={view} seat={seat} />
        ))}
      </div>
      <div className="field">
        <Island view={view} />
        {view.turn !== null && <Die turn={view.turn} />}
      </div>
      {prompt}
      {own.map((seat) => (
        <PhoneSeat key={seat.seat} view={view} seat={seat} />
      ))}
    </main>
  );
}
