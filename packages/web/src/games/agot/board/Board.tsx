import type { AgotView, SeatView } from '@kronika/agot';
import { present } from '@kronika/kernel';
import { useMemo } from 'react';
import type { BoardProps, Layout } from '../../../table/board-module.ts';
import { useMedia } from '../../../table/motion/pace.ts';
import { LaneSlot } from '../../../table/overlay/lane-slot.tsx';
import { PhoneBar } from '../../../table/PhoneBar.tsx';
import { LogButton } from '../../../table/TopBar.tsx';
import { Aside } from './Aside.tsx';
import { AllegiancesProvider, useSeatColours } from './allegiances.ts';
import { BackRow } from './BackRow.tsx';
import { Dominance } from './Dominance.tsx';
import { DeclaringLane } from './declaring/DeclaringLane.tsx';
import type { Declaring } from './declaring/declaring.ts';
import { useDeclaring } from './declaring/use-declaring.ts';
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
  const allegiances = useSeatColours(props.view);
  return (
    <BoardScopeProvider value={scope}>
      <AllegiancesProvider value={allegiances}>
        {layout === 'phone' ? <PhoneBoard {...props} /> : <DeskBoard {...props} />}
      </AllegiancesProvider>
    </BoardScopeProvider>
  );
}

/** Whether the middle is free: neither a challenge, declared or not, nor dominance. Then its room belongs to the characters. */
type Middle = 'calm' | 'clash';

function middleOf(view: AgotView, declaring: Declaring | undefined): Middle {
  return isCalm(view) && declaring === undefined ? 'calm' : 'clash';
}

/** Who sits where. */
function seatsOf({ view, near }: BoardProps<AgotView>, middle: Middle) {
  return {
    own: present(view.seats[near], 'the near seat'),
    others: view.seats.filter(({ seat }) => seat !== near),
    ground: middle === 'calm' ? 'calm front' : 'front',
  } as const;
}

function looksOf({ view, mode }: BoardProps<AgotView>, middle: Middle): string {
  return `joust ${middle} hands-${handsOf(view, mode)}`;
}

interface MiddleLaneProps {
  readonly view: AgotView;
  readonly layout: Layout;
  readonly declaring: Declaring | undefined;
}

/** What stands between the two sides; without a challenge trays open there. */
function MiddleLane({ view, layout, declaring }: MiddleLaneProps) {
  if (view.challenge !== null) return <Lane view={view} challenge={view.challenge} layout={layout} />;
  return (
    <>
      {declaring !== undefined && <DeclaringLane view={view} declaring={declaring} layout={layout} />}
      {isDominance(view) && <Dominance view={view} />}
      {declaring === undefined && <LaneSlot className="traylane" />}
    </>
  );
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
  const declaring = useDeclaring(view);
  const middle = middleOf(view, declaring);
  const { own, others, ground } = seatsOf(props, middle);
  return (
    <div className={`agotdesk ${looksOf(props, middle)}`}>
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
        <MiddleLane view={view} layout={layout} declaring={declaring} />
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
  const declaring = useDeclaring(view);
  const middle = middleOf(view, declaring);
  const { own, others } = seatsOf(props, middle);
  return (
    <main className={`agotphone ${looksOf(props, middle)}`}>
      {coach}
      <PhoneBar />
      {others.map((seat) => (
        <PhoneSeat key={seat.seat} seat={seat} view={view} />
      ))}
      {others.map((seat) => (
        <PhoneArea key={seat.seat} seat={seat} middle={middle} props={props} />
      ))}
      <div className="plots0">
        {[...others, own].map((seat) => (
          <PlotLine key={seat.seat} seat={seat} view={view} />
        ))}
      </div>
      <MiddleLane view={view} layout="phone" declaring={declaring} />
      <PhoneArea seat={own} middle={middle} props={props} />
      <Aside aside={view.aside} />
      {prompt}
      <NearHand seat={own} props={props} />
      <PhoneSeat seat={own} view={view}>
        <LogButton />
      </PhoneSeat>
    </main>
  );
}

interface PhoneAreaProps {
  readonly seat: SeatView;
  readonly middle: Middle;
  readonly props: BoardProps<AgotView>;
}

/** Lower screens have no room for locations beside two rows of characters. */
const LOW = '(max-height: 740px)';

/** The characters of a seat with everything else folded beside them; without a challenge its locations have room. */
function PhoneArea({ seat, middle, props }: PhoneAreaProps) {
  const { near, coach } = props;
  const isOwn = seat.seat === near;
  const isLow = useMedia(LOW);
  const hasRoom = middle === 'calm' && coach === undefined && !isLow;
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
