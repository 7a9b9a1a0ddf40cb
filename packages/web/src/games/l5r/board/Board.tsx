import { present } from '@kronika/kernel';
import type { L5rView } from '@kronika/l5r';
import { useMemo } from 'react';
import type { BoardProps } from '../../../table/board-module.ts';
import { LogButton, MenuButton } from '../../../table/TopBar.tsx';
import { Aside } from './Aside.tsx';
import { Duel } from './duel/Duel.tsx';
import { FarHand } from './FarHand.tsx';
import { Hand } from './Hand.tsx';
import { Home } from './Home.tsx';
import { HomeChips } from './HomeChips.tsx';
import { Lane } from './Lane.tsx';
import { PhoneSeat } from './PhoneSeat.tsx';
import { Provinces } from './Provinces.tsx';
import { Rings } from './Rings.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { BoardScopeProvider } from './side.ts';
import { WatchedHand } from './WatchedHand.tsx';
import { BOARD_WORDS } from './words.ts';
import './board.css';
import './phone.css';
import './far-hand.css';
import './watched.css';

/** The board of l5r. While there is no conflict, its room belongs to the homes and the provinces. */
export function Board(props: BoardProps<L5rView>) {
  const { lang, near, layout } = props;
  const scope = useMemo(() => ({ lang, words: BOARD_WORDS[lang], near }), [lang, near]);
  return (
    <BoardScopeProvider value={scope}>
      {layout === 'phone' ? <PhoneBoard {...props} /> : <DeskBoard {...props} />}
    </BoardScopeProvider>
  );
}

function sidesOf({ view, near }: BoardProps<L5rView>) {
  const own = present(view.seats[near], 'the near seat');
  const other = present(view.seats[near === 0 ? 1 : 0], 'the far seat');
  const common = { favor: view.favor, phase: view.phase };
  return {
    own,
    other,
    attacked: view.conflict?.province,
    ownSeat: { seat: own, isFirst: view.first === own.seat, ...common },
    otherSeat: { seat: other, isFirst: view.first === other.seat, ...common },
  };
}

/** Whether both hands lie open: for who may know everything. Where a match is watched they lie at the end of their rows. */
function isOpen({ view: { viewer }, mode }: BoardProps<L5rView>): boolean {
  return viewer === 'arbiter' && mode !== 'watched';
}

function DeskBoard(props: BoardProps<L5rView>) {
  const { view, layout, prompt, mode } = props;
  const { own, other, attacked, ownSeat, otherSeat } = sidesOf(props);
  const isCalm = view.conflict === null;
  const ground = isCalm ? 'calm home' : 'home';
  return (
    <div className={`l5rdesk ${isCalm ? 'calm' : 'clash'}${isOpen(props) ? ' open' : ''}`}>
      <div className="rail">
        <SeatPanel {...otherSeat} />
        <Rings rings={view.rings} className="panel rings" />
        <SeatPanel {...ownSeat} />
      </div>
      <main className="field">
        {isOpen(props) && <FarHand seat={other} />}
        <Provinces side="far" seat={other} attacked={attacked} room={isCalm ? 'wide' : 'tight'} />
        <Home seat={other} side="far" ground={ground} layout={layout} />
        {view.conflict !== null && <Lane view={view} conflict={view.conflict} layout={layout} />}
        <Home seat={own} side="near" ground={ground} layout={layout} />
        <Provinces side="near" seat={own} attacked={attacked} room={isCalm ? 'wide' : 'tight'} />
        {mode === 'watched' && <WatchedHand seat={other} side="far" />}
        {mode === 'watched' && <WatchedHand seat={own} side="near" />}
        <Aside aside={view.aside} />
        <Duel view={view} />
      </main>
      <div className="foot0">
        {prompt}
        {mode !== 'watched' && <Hand seat={own} />}
      </div>
    </div>
  );
}

function PhoneBoard(props: BoardProps<L5rView>) {
  const { view, layout, prompt, coach, mode } = props;
  const { own, other, attacked, ownSeat, otherSeat } = sidesOf(props);
  const isCalm = view.conflict === null;
  // What is said in a lesson needs room: homes fold into a line.
  const homesAre = isCalm && coach === undefined ? 'open' : 'folded';
  return (
    <main className={`l5rphone ${isCalm ? 'calm' : 'clash'}${isOpen(props) ? ' open' : ''}`}>
      {coach}
      <PhoneSeat {...otherSeat}>
        <MenuButton />
      </PhoneSeat>
      {isOpen(props) && <FarHand seat={other} />}
      <Provinces side="far" seat={other} attacked={attacked} room="tight" />
      <Rings rings={view.rings} className="prs" />
      {homesAre === 'open' ? (
        <Home seat={other} side="far" ground="calm home" layout={layout} />
      ) : (
        <HomeChips seat={other} />
      )}
      {view.conflict !== null && <Lane view={view} conflict={view.conflict} layout={layout} />}
      {homesAre === 'open' ? (
        <Home seat={own} side="near" ground="calm home" layout={layout} />
      ) : (
        <HomeChips seat={own} />
      )}
      <Provinces side="near" seat={own} attacked={attacked} room={isCalm ? 'wide' : 'tight'} />
      <Aside aside={view.aside} />
      <Duel view={view} />
      {prompt}
      {mode !== 'watched' ? (
        <Hand seat={own} />
      ) : (
        <div className="watchedhands">
          <WatchedHand seat={other} side="far" />
          <WatchedHand seat={own} side="near" />
        </div>
      )}
      <PhoneSeat {...ownSeat}>
        <LogButton />
      </PhoneSeat>
    </main>
  );
}
