import {
  attach,
  cardsIn,
  layTable,
  type NewZone,
  present,
  printedId,
  type SeatId,
  type ZoneId,
  type ZoneKind,
} from '@kronika/kernel';
import type { L5rCard, L5rState } from '../state.ts';
import {
  ASIDE,
  conflictDeckOf,
  conflictDiscardOf,
  dynastyDeckOf,
  dynastyDiscardOf,
  handOf,
  PLACES,
  playOf,
  provinceAt,
  REMOVED,
  roleOf,
  rowAt,
  strongholdOf,
  unlaidOf,
} from '../zones.ts';
import type { Placed, Said } from './notes.ts';

/** The cards of one seat, zone by zone. */
export interface SeatCards {
  readonly stronghold: string;
  readonly role?: string;
  readonly hand: readonly Placed[];
  readonly play: readonly Placed[];
  readonly provinces: readonly Placed[];
  /** Provinces that are still to be laid, before the set-up. */
  readonly unlaid?: readonly Placed[];
  readonly rows: readonly (readonly Placed[])[];
  readonly conflictDeck: readonly Placed[];
  readonly dynastyDeck: readonly Placed[];
  readonly conflictDiscard: readonly Placed[];
  readonly dynastyDiscard: readonly Placed[];
}

const plain: Said = { marks: {} };

/** A table with these cards on it. */
export function tableWith(seats: readonly SeatCards[]): L5rState['table'] {
  const shared: readonly NewZone<L5rCard>[] = [ASIDE, REMOVED].map((id) => ({ id, kind: 'open', cards: [] }));
  const own = seats.flatMap((cards, i) => zonesOf(cards, i === 0 ? 0 : 1));
  const table = layTable<L5rCard>(2, [...own, ...shared], (card, common) => Object.assign({}, card, common));
  return seats.reduce((before, { play }, i) => attached(before, play, i === 0 ? 0 : 1), table);
}

function zonesOf(cards: SeatCards, seat: SeatId): readonly NewZone<L5rCard>[] {
  const zone = (id: ZoneId, kind: ZoneKind, placed: readonly Placed[], face: 'up' | 'down'): NewZone<L5rCard> => ({
    id,
    kind,
    seat,
    cards: placed.flatMap(({ printed, said, attachments }) => [
      fresh(printed, said, seat, face),
      ...attachments.map((attachment) => fresh(attachment.printed, attachment.said, seat, face)),
    ]),
  });
  const lone = (printed: string | undefined): readonly Placed[] =>
    printed === undefined ? [] : [{ printed, said: plain, attachments: [] }];
  return [
    zone(dynastyDeckOf(seat), 'deck', cards.dynastyDeck, 'down'),
    zone(conflictDeckOf(seat), 'deck', cards.conflictDeck, 'down'),
    zone(handOf(seat), 'hand', cards.hand, 'up'),
    zone(unlaidOf(seat), 'hand', cards.unlaid ?? [], 'up'),
    zone(dynastyDiscardOf(seat), 'open', cards.dynastyDiscard, 'up'),
    zone(conflictDiscardOf(seat), 'open', cards.conflictDiscard, 'up'),
    zone(playOf(seat), 'open', cards.play, 'up'),
    zone(strongholdOf(seat), 'open', lone(cards.stronghold), 'up'),
    zone(roleOf(seat), 'open', lone(cards.role), 'up'),
    ...PLACES.flatMap((place) => [
      // Their owner may look at facedown provinces at any time (L5R-INFO-c).
      known(zone(provinceAt(seat, place), 'open', cards.provinces.slice(place, place + 1), 'down'), seat),
      zone(rowAt(seat, place), 'open', place === 0 ? [] : (cards.rows[place - 1] ?? []), 'up'),
    ]),
  ];
}

function fresh(name: string, { marks, face }: Said, seat: SeatId, usual: 'up' | 'down') {
  return {
    printed: printedId(name),
    owner: seat,
    controller: seat,
    face: face ?? usual,
    stance: 'ready',
    status: 'ordinary',
    fate: 0,
    at: 'home',
    condition: 'whole',
    ...marks,
  } as const;
}

function known(zone: NewZone<L5rCard>, seat: SeatId): NewZone<L5rCard> {
  return { ...zone, cards: zone.cards.map((card) => (card.face === 'down' ? { ...card, knownTo: [seat] } : card)) };
}

/** Puts onto each character what is said to be attached to it. */
function attached(table: L5rState['table'], play: readonly Placed[], seat: SeatId): L5rState['table'] {
  const rest = [...cardsIn(table, playOf(seat))];
  return play.reduce((before, { attachments }) => {
    const host = present(rest.shift(), 'the character');
    return attachments.reduce((bare) => attach(bare, present(rest.shift(), 'the attachment'), host), before);
  }, table);
}
