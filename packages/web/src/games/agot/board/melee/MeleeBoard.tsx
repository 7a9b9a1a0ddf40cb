import type { AgotView, SeatView } from '@kronika/agot';
import { present } from '@kronika/kernel';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { BoardProps, Layout } from '../../../../table/board-module.ts';
import type { PlaceName } from '../../../../table/choosing/controls.ts';
import { cardPlace } from '../../../../table/choosing/controls.ts';
import { useMedia } from '../../../../table/motion/pace.ts';
import { LaneSlot } from '../../../../table/overlay/lane-slot.tsx';
import { PhoneBar } from '../../../../table/PhoneBar.tsx';
import { useButtonPlan } from '../../../../table/prompt/use-button-plan.ts';
import { useSeatName, useSession } from '../../../../table/session/context.ts';
import { LogButton } from '../../../../table/TopBar.tsx';
import { Aside } from '../Aside.tsx';
import { AllegiancesProvider, useSeatColours } from '../allegiances.ts';
import { BackRow } from '../BackRow.tsx';
import { Dominance } from '../Dominance.tsx';
import { DeclaringLane } from '../declaring/DeclaringLane.tsx';
import type { Declaring } from '../declaring/declaring.ts';
import { useDeclaring } from '../declaring/use-declaring.ts';
import { isCalm, isDominance } from '../dominance-forecast.ts';
import { Figure } from '../Figure.tsx';
import { Front } from '../Front.tsx';
import { Hand } from '../Hand.tsx';
import { type Hands, handsOf } from '../hands.ts';
import { PlotPiles } from '../Piles.tsx';
import { SmallHand } from '../SmallHand.tsx';
import { BoardScopeProvider, useBoard } from '../side.ts';
import { cardsOf } from '../spots.ts';
import { BOARD_WORDS } from '../words.ts';
import '../board.css';
import { soughtType } from './bonds.ts';
import { Clash } from './Clash.tsx';
import '../phone.css';
import './melee.css';
import { OpenHand, OtherSeat, SeatFoot, SeatNumbers } from './OtherSeat.tsx';
import { OwnSeat } from './OwnSeat.tsx';
import { useOpened } from './opened.ts';
import type { Box } from './packing.ts';
import { Roster } from './Roster.tsx';
import { FactionMark, TitleLine } from './SeatParts.tsx';
import { SeatRow } from './SeatRow.tsx';
import { breadthOf, columnsOf, othersFrom } from './seating.ts';
import { TitleChoice } from './TitleChoice.tsx';
import { LargeTitles, TitleMap, TitlePanel } from './TitleMap.tsx';
import { MELEE_WORDS } from './words.ts';

/** The board of three and more: the others as strips above, who looks at it large below. */
export function MeleeBoard(props: BoardProps<AgotView>) {
  const { lang, near, layout } = props;
  const scope = useMemo(() => ({ lang, words: BOARD_WORDS[lang], near }), [lang, near]);
  const allegiances = useSeatColours(props.view);
  return (
    <BoardScopeProvider value={scope}>
      <AllegiancesProvider value={allegiances}>
        {layout === 'phone' ? <PhoneMelee {...props} /> : <DeskMelee {...props} />}
      </AllegiancesProvider>
    </BoardScopeProvider>
  );
}

/** The row of the others on a desk, in the unit of the board: its width without the gaps, and what cards have in a seat. */
const ROW = { width: 992, gap: 8, padding: 15 } as const;
const LOW_SCREEN = '(max-height: 800px)';
/** In a narrow seat the numbers need two lines, and a wide one has a larger head: both leave less of the height to the cards. */
const HEIGHTS = {
  calm: { wide: 106, medium: 106, narrow: 84 },
  clash: { wide: 64, medium: 74, narrow: 52 },
  tray: { wide: 43, medium: 43, narrow: 24 },
} as const;

function DeskMelee({ view, lang, near, mode, prompt, coach }: BoardProps<AgotView>) {
  const hands = handsOf(view, mode);
  const own = present(view.seats[near], 'the near seat');
  const others = othersFrom(view, near);
  const opened = useOpened(view, near, 'faced');
  const declaring = useDeclaring(view);
  const areTitlesOffered = view.titles.some(({ face }) => face === 'up');
  const isTrayOpen = useSession(({ controls, tray }) => controls.tray.length > 0 && tray === 'shown');
  const isPanelOpen =
    (useButtonPlan(
      useSession(({ question }) => question),
      'desktop',
    )?.panel.length ?? 0) > 0;
  const isLaneFree = view.challenge === null && declaring === undefined;
  const isChosenFrom = areTitlesOffered || (isLaneFree && isTrayOpen);
  // Plots with all of their text leave a low screen no height for cards of one's own.
  const isLow = useMedia(LOW_SCREEN);
  const ownForm = isLow && isChosenFrom && view.phase === 'plot' && !areTitlesOffered ? 'tiles' : undefined;
  const middle = isCalm(view) && isLaneFree && !isChosenFrom && !isPanelOpen ? 'calm' : 'clash';
  const columns = columnsOf(others, opened.seat);
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const isFoldable = columns.some(({ form }) => form === 'compact');
  const roomOf = (share: number): Box => {
    const width = ((ROW.width - ROW.gap * (columns.length - 1)) * share) / shares;
    const heights = HEIGHTS[isChosenFrom ? 'tray' : middle];
    return { width: width - ROW.padding, height: heights[breadthOf(width)] };
  };
  return (
    <div className={`agotdesk melee ${middle}${isChosenFrom ? ' tray0' : ''} hands-${hands}`}>
      {coach}
      <section
        className="others"
        aria-label={MELEE_WORDS[lang].others}
        style={{ gridTemplateColumns: columns.map(({ share }) => `minmax(0, ${share}fr)`).join(' ') }}
      >
        {columns.map(({ seat, form, share }) => (
          <Strip
            key={seat.seat}
            seat={seat}
            view={view}
            form={form}
            room={roomOf(share)}
            hands={hands}
            toggle={isFoldable && seat.standing === 'seated' ? opened.toggle : undefined}
          />
        ))}
      </section>
      <div className="rail">
        <TitlePanel view={view} />
        <OwnSeat seat={own} view={view}>
          <PlotPiles seat={own} />
        </OwnSeat>
      </div>
      <main className="field">
        <MiddleOf view={view} declaring={declaring} layout="desktop" />
        <div className="area own">
          <Front
            seat={own}
            ground={middle === 'calm' ? 'calm front' : 'front'}
            tiles={middle === 'calm' ? 'tall' : 'flat'}
            {...(ownForm && { form: ownForm })}
          />
          <BackRow seat={own} />
        </div>
        <Aside aside={view.aside} />
      </main>
      <div className="foot0">
        {prompt}
        {hands === 'watched' ? <SmallHand seat={own} as="watchedhand near" /> : <Hand seat={own} />}
      </div>
    </div>
  );
}

interface MiddleProps {
  readonly view: AgotView;
  readonly declaring: Declaring | undefined;
  readonly layout: Layout;
}

/** What is going on, above the own cards: a challenge, its declaration, dominance, the choice of a title; else trays open there. */
function MiddleOf({ view, declaring, layout }: MiddleProps) {
  if (view.challenge !== null) return <Clash view={view} challenge={view.challenge} layout={layout} />;
  return (
    <>
      {declaring !== undefined && <DeclaringLane view={view} declaring={declaring} layout={layout} />}
      {isDominance(view) && <Dominance view={view} />}
      {layout === 'phone' && view.titles.some(({ face }) => face === 'up') && (
        <div className="panel ringchoice">
          <TitleMap view={view} />
        </div>
      )}
      <TitleChoice view={view} />
      {declaring === undefined && <LaneSlot className="traylane" />}
    </>
  );
}

interface StripProps {
  readonly seat: SeatView;
  readonly view: AgotView;
  readonly form: 'open' | 'compact';
  readonly room: Box;
  readonly hands: Hands;
  readonly toggle: ((seat: SeatView['seat']) => void) | undefined;
}

function Strip({ seat, view, form, room, hands, toggle }: StripProps) {
  const onToggle = useCallback(() => toggle?.(seat.seat), [toggle, seat.seat]);
  return <OtherSeat seat={seat} view={view} form={form} room={room} hands={hands} toggle={toggle && onToggle} />;
}

/** The room for the cards of a seat on a phone, in pixels there. */
const PHONE_ROOM: Box = { width: 366, height: 160 };
/** A challenge needs most of a small screen. */
const TIGHT_ROOM: Box = { width: 366, height: 60 };

function PhoneMelee({ view, lang, near, mode, prompt, coach }: BoardProps<AgotView>) {
  const hands = handsOf(view, mode);
  const own = present(view.seats[near], 'the near seat');
  const others = othersFrom(view, near);
  const opened = useOpened(view, near, 'wanted');
  const declaring = useDeclaring(view);
  const places = useSession(({ controls }) => controls.places);
  const type = useSession(({ question }) => soughtType(question));
  // What can be chosen has to be there to be touched; for who sees all hands all of them lie one under the other.
  const shown = others.filter((seat) => hands !== 'own' || seat.seat === opened.seat || isAsked(seat, places));
  return (
    <main className={`agotphone melee ${isCalm(view) && declaring === undefined ? 'calm' : 'clash'} hands-${hands}`}>
      {coach}
      <PhoneBar />
      <section className="rivals" aria-label={MELEE_WORDS[lang].others}>
        {others.map((seat) => (
          <Rival
            key={seat.seat}
            seat={seat}
            view={view}
            form={shown.includes(seat) ? 'open' : 'closed'}
            glow={isAsked(seat, places) ? 'glows' : 'still'}
            toggle={opened.toggle}
          >
            {shown.includes(seat) ? (
              <WholeSide seat={seat} view={view} hands={hands} />
            ) : (
              type !== undefined && <SeatFoot seat={seat} view={view} form="compact" toggle={undefined} />
            )}
          </Rival>
        ))}
      </section>
      <div className="field">
        <MiddleOf view={view} declaring={declaring} layout="phone" />
        <div className="area own">
          <OwnCharacters seat={own} />
          <BackRow seat={own} />
          <PlotPiles seat={own} />
        </div>
        <Aside aside={view.aside} />
      </div>
      <div className="foot0">
        {prompt}
        {hands === 'watched' ? <SmallHand seat={own} as="watchedhand near" /> : <Hand seat={own} />}
        <div className="ownline">
          <OwnSeat seat={own} view={view} />
          <LargeTitles view={view} className="tool" icon="throne-king" />
          <LogButton />
        </div>
      </div>
    </main>
  );
}

/** Whether any card of the seat may be chosen now. */
function isAsked(seat: SeatView, places: ReadonlyMap<PlaceName, unknown>): boolean {
  return cardsOf(seat).some((card) => places.has(cardPlace(card)));
}

interface RivalProps {
  readonly seat: SeatView;
  readonly view: AgotView;
  readonly form: 'open' | 'closed';
  readonly glow: 'glows' | 'still';
  readonly toggle: (seat: SeatView['seat']) => void;
  readonly children: ReactNode;
}

function Rival({ seat, view, form, glow, toggle, children }: RivalProps) {
  // What may be chosen stays open.
  const onToggle = useCallback(() => {
    if (glow === 'still') toggle(seat.seat);
  }, [glow, toggle, seat.seat]);
  return (
    <SeatRow seat={seat} view={view} form={form} glow={glow} toggle={onToggle}>
      {children}
    </SeatRow>
  );
}

/** The own characters on a phone, row by row: there the field scrolls. */
function OwnCharacters({ seat }: { readonly seat: SeatView }) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  const here = seat.characters.filter(({ part }) => part === 'none');
  return (
    <section
      className={here.length > MANY ? 'row0 owncards many' : 'row0 owncards'}
      aria-label={words.charactersOf(name)}
    >
      {here.map((character) => (
        <Figure key={character.id} character={character} from={`hand:${seat.seat}`} to={`discard:${seat.seat}`} />
      ))}
    </section>
  );
}

/** More own characters than these are drawn smaller on a phone. */
const MANY = 5;

interface WholeSideProps {
  readonly seat: SeatView;
  readonly view: AgotView;
  readonly hands: Hands;
}

/** Everything that lies before another seat, on a phone. */
function WholeSide({ seat, view, hands }: WholeSideProps) {
  return (
    <>
      <div className="openedhead">
        <FactionMark seat={seat} />
        <TitleLine seat={seat} />
      </div>
      <SeatNumbers seat={seat} view={view} />
      <Roster seat={seat} room={view.challenge === null ? PHONE_ROOM : TIGHT_ROOM} />
      <OpenHand seat={seat} hands={hands} />
      <SeatFoot seat={seat} view={view} form="open" toggle={undefined} />
    </>
  );
}
