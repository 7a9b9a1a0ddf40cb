import {
  type AgotView,
  cardName,
  FACTION_NAMES,
  factOf,
  type LyingCard,
  PLOT_VALUES,
  type SeatView,
} from '@kronika/agot';
import { type Sight, seatThing } from '@kronika/kernel';
import { driftClass, driftOf } from '../../../../cards/compare.ts';
import { Mon } from '../../../../cards/Mon.tsx';
import { Icon } from '../../../../sprite/Icon.tsx';
import { cardPlace } from '../../../../table/choosing/controls.ts';
import { PileButton } from '../../../../table/choosing/PileButton.tsx';
import { Place } from '../../../../table/choosing/Place.tsx';
import { seatPlace } from '../../../../table/choosing/place-names.ts';
import { SeatClock } from '../../../../table/clock/SeatClock.tsx';
import { lookedCard } from '../../../../table/looked.ts';
import { Count } from '../../../../table/motion/Count.tsx';
import { useSeatTitle } from '../../../../table/session/context.ts';
import { SeatPresence, usePresenceWords } from '../../../../table/session/SeatPresence.tsx';
import { FACTION_BADGES } from '../../badges.ts';
import { cardLabel } from '../../cards/label.ts';
import { PLOT_ICONS } from '../../cards/modifiers.ts';
import { FACE_WORDS } from '../../cards/words.ts';
import { titleIcon } from '../../title-icons.ts';
import { playedState, plotState } from '../find-card.ts';
import { PILE_ICONS } from '../Piles.tsx';
import { useBoard } from '../side.ts';
import type { PileKind } from '../words.ts';
import { usePreviewedFirst, useTurn } from './use-turn.ts';
import { MELEE_WORDS } from './words.ts';

export interface SeatProps {
  readonly seat: SeatView;
  readonly view: AgotView;
}

/** Who sits there, of which faction, and when it is their turn. The seat is chosen here. */
export function Who({ seat, view }: SeatProps) {
  const { lang, words } = useBoard();
  const say = MELEE_WORDS[lang];
  const name = useSeatTitle(seat.seat);
  const there = usePresenceWords(seat.seat);
  const faction = seat.allegiance;
  const turn = useTurn(view, seat.seat);
  const told = [
    name,
    FACTION_NAMES[faction][lang],
    there,
    ...(turn === undefined ? [say.eliminated] : [say.turn(turn)]),
    ...(turn === 1 ? [words.first] : []),
    ...(view.active === seat.seat ? [words.active] : []),
  ];
  return (
    <Place place={seatPlace(seat.seat)} looked={seatThing(seat.seat)} label={told.join(', ')} className="who">
      {(asked) => (
        <>
          <span className="whois">
            <b className="seatname">
              <SeatPresence seat={seat.seat} />
              {name}
            </b>
            <small>{seat.standing === 'eliminated' ? say.eliminated : FACTION_NAMES[faction][lang]}</small>
          </span>
          {asked.startsWith('is') && <span className="check">✓</span>}
        </>
      )}
    </Place>
  );
}

/** The place in player order; the first player has the flag. */
export function Turn({ turn }: { readonly turn: number }) {
  const { lang, words } = useBoard();
  // While the first player is chosen, everybody sees the order that would follow, as numbers.
  const isPreview = usePreviewedFirst() !== undefined;
  const looks = ['turn', ...(turn === 1 ? ['first'] : []), ...(isPreview ? ['preview'] : [])];
  return (
    <span className={looks.join(' ')} title={turn === 1 ? words.first : MELEE_WORDS[lang].turn(turn)}>
      {turn === 1 && !isPreview ? <Icon name="flying-flag" /> : turn}
    </span>
  );
}

/** The faction card, as the badge of the faction. */
export function FactionMark({ seat }: { readonly seat: SeatView }) {
  const badge = FACTION_BADGES[seat.allegiance];
  if (seat.faction === null) return <Mon badge={badge} place="line" />;
  return (
    <CardMark card={seat.faction} className={`factionmark ${seat.faction.stance}`} state={playedState(seat.faction)}>
      <Mon badge={badge} place="line" />
    </CardMark>
  );
}

export function Agendas({ seat }: { readonly seat: SeatView }) {
  return seat.agenda.map((card) => (
    <CardMark key={card.id} card={card} className="agendamark">
      <Icon name="scroll-unfurled" />
    </CardMark>
  ));
}

/** The title somebody holds this round. */
export function TitleLine({ seat }: { readonly seat: SeatView }) {
  const { lang } = useBoard();
  const say = MELEE_WORDS[lang];
  if (seat.title === null)
    return (
      <span className="titleline none">
        <Icon name="throne-king" />
        {seat.chosenTitle.length > 0 ? say.titleTaken : say.noTitle}
      </span>
    );
  const { sight } = seat.title;
  const fact = sight.face === 'up' ? factOf(sight.printed) : undefined;
  return (
    <CardMark card={seat.title} className="titleline">
      <Icon name={titleIcon(fact?.id ?? '')} />
      {fact !== undefined && (
        <>
          <b className="long">{cardName(fact)[lang]}</b>
          <b className="short">{say.shortTitles[fact.id]}</b>
        </>
      )}
    </CardMark>
  );
}

/** The revealed plot in one row, so that the plots of all seats compare by eye. */
export function PlotRow({ seat, view }: SeatProps) {
  const { lang } = useBoard();
  const { plot } = seat;
  if (plot === null || plot.sight.face === 'down') return undefined;
  const fact = factOf(plot.sight.printed);
  const now = view.challenge?.attacker === seat.seat ? 'claim' : view.phase === 'plot' ? 'initiative' : undefined;
  return (
    <CardMark card={plot} className="plotrow" state={plotState(plot)}>
      <small>{cardName(fact)[lang]}</small>
      <span className="plotnumbers">
        {PLOT_VALUES.map((value) => (
          <span key={value} className={value === now ? 'now' : undefined}>
            <Icon name={PLOT_ICONS[value]} />
            <b className={fact.type === 'plot' ? driftClass(driftOf(plot[value], fact[value])).trim() : undefined}>
              {plot[value]}
            </b>
          </span>
        ))}
      </span>
    </CardMark>
  );
}

interface CardMarkProps {
  readonly card: LyingCard;
  readonly className: string;
  readonly state?: Parameters<typeof cardLabel>[1];
  readonly children: React.ReactNode;
}

/** A card drawn as something smaller than its face. */
function CardMark({ card: { id, sight }, className, state = {}, children }: CardMarkProps) {
  const { lang } = useBoard();
  const fact = sight.face === 'up' ? factOf(sight.printed) : undefined;
  return (
    <Place
      place={cardPlace(id)}
      looked={fact && lookedCard(fact.id, id)}
      flip={`c${id}`}
      label={fact === undefined ? FACE_WORDS[lang].hidden : cardLabel(fact, state, lang)}
      className={`cardmark ${className}`}
    >
      {(asked) => (
        <>
          {children}
          {asked.startsWith('is') && <span className="check">{asked.slice(3) || '✓'}</span>}
        </>
      )}
    </Place>
  );
}

/** Gold and cards in hand, and the time that is left. */
export function Purse({ seat }: { readonly seat: SeatView }) {
  const { words } = useBoard();
  return (
    <>
      <span className="v gold" title={words.gold}>
        <Icon name="two-coins" />
        <span className="vh">{words.gold} </span>
        <b>
          <Count value={seat.gold} />
        </b>
      </span>
      <span className="v" title={words.inHand} data-anchor={`hand:${seat.seat}`}>
        <Icon name="poker-hand" />
        <span className="vh">{words.inHand} </span>
        <b>
          <Count value={seat.hand.length} />
        </b>
      </span>
      <SeatClock seat={seat.seat} />
    </>
  );
}

/** The piles of a seat, each of which may be looked through as far as it is known. */
export function PileChips({ seat }: { readonly seat: SeatView }) {
  return (
    <>
      <PileChip seat={seat} kind="deck" size={seat.deck.size} known={seat.deck.known} />
      <PileChip seat={seat} kind="discard" size={seat.discard.length} known={seat.discard} />
      <PileChip seat={seat} kind="dead" size={seat.dead.length} known={seat.dead} />
      <PileChip seat={seat} kind="plotDeck" size={seat.plotDeck.length} known={seat.plotDeck} />
      <PileChip seat={seat} kind="usedPlots" size={seat.usedPlots.length} known={seat.usedPlots} />
    </>
  );
}

interface PileChipProps {
  readonly seat: SeatView;
  readonly kind: PileKind;
  readonly size: number;
  readonly known: readonly Sight[];
}

function PileChip({ seat, kind, size, known }: PileChipProps) {
  const { words } = useBoard();
  const title = words.piles[kind];
  const told = `${title}: ${words.cards(size)}`;
  return (
    <PileButton seat={seat.seat} kind={kind} title={title} told={told} known={known} className="v pilechip">
      <Icon name={PILE_ICONS[kind]} />
      <b>{size}</b>
    </PileButton>
  );
}
