import type { AgotView, SeatView } from '@kronika/agot';
import { present } from '@kronika/kernel';
import { useMemo } from 'react';
import type { BoardProps } from '../../../table/board-module.ts';
import { LogButton, MenuButton } from '../../../table/TopBar.tsx';
import { Aside } from './Aside.tsx';
import { BackRow } from './BackRow.tsx';
import { Dominance } from './Dominance.tsx';
import { isCalm, isDominance } from './dominance-forecast.ts';
import { Folded } from './Folded.tsx';
import { Front } from './Front.tsx';
import { Hand } from './Hand.tsx';
import { handsOf } from './hands.ts';
import { Lane } from './Lane.tsx';
import { PhoneSeat } from './PhoneSeat.tsx';
import { Plot, PlotLine } from './Plots.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { SmallHand } from './SmallHand.tsx';
import { BoardScopeProvider } from './side.ts';
import { Tiles } from './Tiles.tsx';
import { BOARD_WORDS } from './words.ts';
import './board.css';
import './phone.css';

/** The board of agot: the others above, the challenge in the middle, who looks at it below. */
export function Board(props: BoardProps<AgotView>) {
  const { lang, near, layout } = props;
  const scope = useMemo(() => ({ lang, words: BOARD_WORDS[lang], near }), [lang, near]);
  return (
    <BoardScopeProvider value={scope}>
      {layout === 'phone' ? <PhoneBoard {...props} /> : <DeskBoard {...props} />}
    </BoardScopeProvider>
  );
}

/** Who sits where. While there is no challenge, its room belongs to the characters. */
function seatsOf({ view, near }: BoardProps<AgotView>) {
  return {
    own: present(view.seats[near], 'the near seat'),
    others: view.seats.filter(({ seat }) => seat !== near),
    ground: isCalm(view) ? 'calm front' : 'front',
  } as const;
}

function looksOf({ view, mode }: BoardProps<AgotView>): string {
  return `joust ${isCalm(view) ? 'calm' : 'clash'} hands-${handsOf(view, mode)}`;
}

function FarHand({ seat, props }: { readonly seat: SeatView; readonly props: BoardProps<AgotView> }) {
  const hands = handsOf(props.view, props.mode);
  if (hands === 'own') return undefined;
  return <SmallHand seat={seat} as={hands === 'open' ? 'farhand' : 'watchedhand far'} />;
}

function NearHand({ seat, props }: { readonly seat: SeatView; readonly props: BoardProps<AgotView> }) {
  return handsOf(props.view, props.mode) === 'watched' ? (
    <SmallHand seat={seat} as="watchedhand near" />
  ) : (
    <Hand seat={seat} />
  );
}

function DeskBoard(props: BoardProps<AgotView>) {
  const { view, layout, prompt } = props;
  const { own, others, ground } = seatsOf(props);
  return (
    <div className={`agotdesk ${looksOf(props)}`}>
      <div className="rail">
        {others.map((seat) => (
          <SeatPanel key={seat.seat} seat={seat} view={view} />
        ))}
        <div className="plots">
          {[...others, own].map((seat) => (
            <Plot key={seat.seat} seat={seat} view={view} />
          ))}
        </div>
        <SeatPanel seat={own} view={view} />
      </div>
      <main className="field">
        {others.map((seat) => (
          <div key={seat.seat} className="area">
            <FarHand seat={seat} props={props} />
            <BackRow seat={seat} />
            <Front seat={seat} ground={ground} layout={layout} />
          </div>
        ))}
        {view.challenge !== null && <Lane view={view} challenge={view.challenge} layout={layout} />}
        {isDominance(view) && <Dominance view={view} />}
        <div className="area own">
          <Front seat={own} ground={ground} layout={layout} />
          <BackRow seat={own} />
        </div>
        <Aside aside={view.aside} />
      </main>
      <div className="foot0">
        {prompt}
        <NearHand seat={own} props={props} />
      </div>
    </div>
  );
}

function PhoneBoard(props: BoardProps<AgotView>) {
  const { view, prompt, coach } = props;
  const { own, others } = seatsOf(props);
  return (
    <main className={`agotphone ${looksOf(props)}`}>
      {coach}
      {others.map((seat, place) => (
        <PhoneSeat key={seat.seat} seat={seat} view={view}>
          {place === 0 && <MenuButton />}
        </PhoneSeat>
      ))}
      {others.map((seat) => (
        <PhoneArea key={seat.seat} seat={seat} props={props} />
      ))}
      <div className="plots0">
        {[...others, own].map((seat) => (
          <PlotLine key={seat.seat} seat={seat} view={view} />
        ))}
      </div>
      {view.challenge !== null && <Lane view={view} challenge={view.challenge} layout="phone" />}
      {isDominance(view) && <Dominance view={view} />}
      <PhoneArea seat={own} props={props} />
      <Aside aside={view.aside} />
      {prompt}
      <NearHand seat={own} props={props} />
      <PhoneSeat seat={own} view={view}>
        <LogButton />
      </PhoneSeat>
    </main>
  );
}

/** The characters of a seat with everything else folded beside them; without a challenge its locations have room. */
function PhoneArea({ seat, props }: { readonly seat: SeatView; readonly props: BoardProps<AgotView> }) {
  const { view, near, coach } = props;
  const isOwn = seat.seat === near;
  const hasRoom = isCalm(view) && coach === undefined;
  return (
    <div className={`line0 ${isOwn ? 'own' : 'far'} ${hasRoom ? 'roomy' : 'tight'}`}>
      {!isOwn && <FarHand seat={seat} props={props} />}
      {hasRoom && (
        <div className={seat.locations.length > 2 ? 'tiles many' : 'tiles'}>
          <Tiles seat={seat} />
        </div>
      )}
      <Front seat={seat} ground={hasRoom ? 'calm front' : 'front'} layout="phone" />
      <Folded seat={seat} locations={hasRoom ? 'shown' : 'folded'} />
    </div>
  );
}
