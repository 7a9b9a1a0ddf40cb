import { present } from '@kronika/kernel';
import type { L5rView } from '@kronika/l5r';
import { useMemo } from 'react';
import type { BoardProps } from '../../../table/board-module.ts';
import { useMedia } from '../../../table/motion/pace.ts';
import { PhoneBar } from '../../../table/PhoneBar.tsx';
import { LogButton } from '../../../table/TopBar.tsx';
import { Aside } from './Aside.tsx';
import { DeclaringLane } from './declaring/DeclaringLane.tsx';
import { type Declaration, marchingIn } from './declaring/declaration.ts';
import { useDeclaration } from './declaring/use-declaration.ts';
import { useKeptFocus } from './declaring/use-kept-focus.ts';
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
import { BoardScopeProvider, ClansProvider, clanOf } from './side.ts';
import { areMany } from './tiles.ts';
import { WatchedHand } from './WatchedHand.tsx';
import { BOARD_WORDS } from './words.ts';
import './board.css';
import './phone.css';
import './far-hand.css';
import './watched.css';

/** The board of l5r. While there is no conflict, its room belongs to the homes and the provinces. */
export function Board(props: BoardProps<L5rView>) {
  const { view, lang, near, layout } = props;
  const scope = useMemo(() => ({ lang, words: BOARD_WORDS[lang], near }), [lang, near]);
  const clans = view.seats.map(clanOf);
  const clansKey = clans.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells them apart
  const sameClans = useMemo(() => clans, [clansKey]);
  const declaration = useDeclaration(view);
  const declared = { ...props, declaration };
  return (
    <BoardScopeProvider value={scope}>
      <ClansProvider value={sameClans}>
        {layout === 'phone' ? <PhoneBoard {...declared} /> : <DeskBoard {...declared} />}
      </ClansProvider>
    </BoardScopeProvider>
  );
}

interface DeclaredProps extends BoardProps<L5rView> {
  readonly declaration: Declaration | undefined;
}

function sidesOf({ view, near, declaration }: DeclaredProps) {
  const own = present(view.seats[near], 'the near seat');
  const other = present(view.seats[near === 0 ? 1 : 0], 'the far seat');
  const common = { favor: view.favor, phase: view.phase };
  return {
    own,
    other,
    attacked: view.conflict?.province ?? (declaration?.is === 'attack' ? declaration.province : undefined),
    chosen: declaration?.is === 'attack' ? declaration.ring : undefined,
    isCalm: view.conflict === null && declaration === undefined,
    marching: marchingIn(declaration),
    ownSeat: { seat: own, isFirst: view.first === own.seat, ...common },
    otherSeat: { seat: other, isFirst: view.first === other.seat, ...common },
  };
}

/** Whether both hands lie open: for who may know everything. Where a match is watched they lie at the end of their rows. */
function isOpen({ view: { viewer }, mode }: BoardProps<L5rView>): boolean {
  return viewer === 'arbiter' && mode !== 'watched';
}

/** The conflict, or as much of one as is declared. */
function Contest({ view, layout, declaration }: DeclaredProps) {
  if (view.conflict !== null)
    return (
      <Lane
        view={view}
        conflict={view.conflict}
        layout={layout}
        defense={declaration?.is === 'defense' ? declaration : undefined}
      />
    );
  return declaration?.is === 'attack' ? (
    <DeclaringLane view={view} declaration={declaration} layout={layout} />
  ) : undefined;
}

function DeskBoard(props: DeclaredProps) {
  const { view, layout, prompt, mode, declaration } = props;
  const { own, other, attacked, chosen, isCalm, marching, ownSeat, otherSeat } = sidesOf(props);
  const keepFocus = useKeptFocus(declaration);
  const ground = isCalm ? 'calm home' : 'home';
  // Many at home need the room of the whole cards in the provinces.
  const isCrowded = [own, other].some(({ characters }) => areMany(characters.filter(({ at }) => at === 'home').length));
  const room = isCalm && !isCrowded ? 'wide' : 'tight';
  return (
    <div
      className={`l5rdesk ${isCalm ? 'calm' : 'clash'}${isCrowded ? ' crowded' : ''}${isOpen(props) ? ' open' : ''}`}
      onFocusCapture={keepFocus}
    >
      <div className="rail">
        <SeatPanel {...otherSeat} />
        <Rings rings={view.rings} chosen={chosen} className="panel rings" />
        <SeatPanel {...ownSeat} />
      </div>
      <main className="field">
        {isOpen(props) && <FarHand seat={other} />}
        <Provinces side="far" seat={other} attacked={attacked} room={room} />
        <Home seat={other} side="far" ground={ground} layout={layout} marching={marching} />
        <Contest {...props} />
        <Home seat={own} side="near" ground={ground} layout={layout} marching={marching} />
        <Provinces side="near" seat={own} attacked={attacked} room={room} />
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

/** Lower screens have no room for two rows of characters beside whole cards in the provinces. */
const LOW = '(max-height: 760px)';

function PhoneBoard(props: DeclaredProps) {
  const { view, layout, prompt, coach, mode, declaration } = props;
  const { own, other, attacked, chosen, isCalm, marching, ownSeat, otherSeat } = sidesOf(props);
  const keepFocus = useKeptFocus(declaration);
  // Whole cards lie in the provinces while they can be bought.
  const room = isCalm && view.phase === 'dynasty' ? 'wide' : 'tight';
  // What is said in a lesson needs room, and so do cards that can be bought on a low screen: homes fold into a line.
  const isLow = useMedia(LOW);
  const homesAre = isCalm && coach === undefined && !(isLow && room === 'wide') ? 'open' : 'folded';
  return (
    <main className={`l5rphone ${isCalm ? 'calm' : 'clash'}${isOpen(props) ? ' open' : ''}`} onFocusCapture={keepFocus}>
      <PhoneBar />
      {coach}
      <PhoneSeat {...otherSeat} />
      {isOpen(props) && <FarHand seat={other} />}
      <Provinces side="far" seat={other} attacked={attacked} room="tight" />
      <Rings rings={view.rings} chosen={chosen} className="prs" />
      {homesAre === 'open' ? (
        <Home seat={other} side="far" ground="calm home" layout={layout} marching={marching} />
      ) : (
        <HomeChips seat={other} marching={marching} />
      )}
      <Contest {...props} />
      {homesAre === 'open' ? (
        <Home seat={own} side="near" ground="calm home" layout={layout} marching={marching} />
      ) : (
        <HomeChips seat={own} marching={marching} />
      )}
      <Provinces side="near" seat={own} attacked={attacked} room={room} />
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
