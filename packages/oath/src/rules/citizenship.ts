import { ask, call, cardsIn, chooseBy, distribute, emit, emitAll, finish, flow, type SeatId } from '@kronika/kernel';
import type { OathEvent, WarbandPlace } from '../event.ts';
import type { PlainMessage } from '../messages.ts';
import type { DetailOption } from '../options.ts';
import { type ReliquarySlot, SLOTS } from '../places.ts';
import { mayDo } from '../powers/in-play.ts';
import { relicHolder } from '../queries/cards.ts';
import { boardWarbands, secretsOf, warbandBank } from '../queries/pieces.ts';
import { isExile, playerOf, turnOrder } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import type { Good } from '../terms.ts';
import { favorOf, giveFavor } from '../verbs/favor.ts';
import { FULL_SUPPLY } from '../verbs/supply.ts';
import { warbandsAt } from '../verbs/warbands.ts';
import { visionOf } from '../zones.ts';
import { carriedOut } from './exchange.ts';
import { type Deal, talks } from './negotiation.ts';
import { coveredSlots, relicIn } from './reliquary.ts';
import { checkTitle } from './title.ts';
import { dropVision } from './visions.ts';

/** Exiles to whom the Scepter's holder may offer Citizenship; not without a relic to promise (OATH-6.6.1-a, OATH-6.6.1-c). */
export function offerable(state: Oath, _by: SeatId): readonly SeatId[] {
  if (coveredSlots(state).length === 0) return [];
  return turnOrder(state).filter((seat) => isExile(state, seat) && playerOf(state, seat).gaveUp !== true);
}

interface Becoming {
  readonly seat: SeatId;
  /** The Reliquary relic that comes with it. */
  readonly relic?: ReliquarySlot;
  /** How many warbands turn purple at each place, where there are not enough. */
  readonly kept?: readonly number[];
}

/** All places where a player's own warbands are. */
function placesOf(state: Oath, seat: SeatId): readonly WarbandPlace[] {
  const { colour } = playerOf(state, seat);
  const places: readonly WarbandPlace[] = [
    { is: 'board', seat },
    ...SLOTS.map((slot): WarbandPlace => ({ is: 'site', slot })),
  ];
  return places.filter((place) => (warbandsAt(state, place)[colour] ?? 0) > 0);
}

/** How many own warbands there are at each of these places. */
function amountsAt(state: Oath, seat: SeatId): readonly number[] {
  const { colour } = playerOf(state, seat);
  return placesOf(state, seat).map((place) => warbandsAt(state, place)[colour] ?? 0);
}

/** Replaces own warbands by purple ones, at each place as many as are left over (OATH-6.6.2-b). */
function turnedPurple(state: Oath, seat: SeatId, kept: readonly number[]): readonly OathEvent[] {
  const { colour } = playerOf(state, seat);
  const rule = 'OATH-6.6.2-b';
  return placesOf(state, seat).flatMap((place, at): readonly OathEvent[] => {
    const amount = warbandsAt(state, place)[colour] ?? 0;
    const purple = kept[at] ?? 0;
    const gone: OathEvent = { is: 'warbandsMoved', colour, amount, from: place, to: { is: 'bank' }, rule };
    const come: OathEvent = {
      is: 'warbandsMoved',
      colour: 'purple',
      amount: purple,
      from: { is: 'bank' },
      to: place,
      rule,
    };
    return purple > 0 ? [gone, come] : [gone];
  });
}

type PlaceOption = Extract<DetailOption, { readonly is: 'site' | 'ownBoard' }>;

/** The side the title of a new Citizen shows (OATH-6.6.2-d, OATH-X-7). */
function turnedTitle(state: Oath, seat: SeatId): readonly OathEvent[] {
  const to = state.law.citizenTitle === 'pl' ? 'usurper' : 'oathkeeper';
  const { holder, side } = state.title;
  return holder !== seat || side === to ? [] : [{ is: 'titleTurned', to, rule: 'OATH-6.6.2-d' }];
}

/** An Exile becomes a Citizen, in the order of OATH-6.6.2-h. */
export const becomeCitizen = flow<Oath, Becoming>()('oath/citizen', {
  board: (state, { seat }) => (isExile(state, seat) ? undefined : finish),
  choosePurple: (state, { seat }) => {
    const most = amountsAt(state, seat);
    const total = Math.min(
      warbandBank(state, 'purple'),
      most.reduce((sum, amount) => sum + amount, 0),
    );
    if (most.length === 0) return undefined;
    const message: PlainMessage = { key: 'citizenWarbands' };
    const options = placesOf(state, seat).map(
      (place): PlaceOption => (place.is === 'site' ? { is: 'site', slot: place.slot } : { is: 'ownBoard' }),
    );
    return ask(
      'kept',
      distribute({ seat, message, because: { is: 'rule', rule: 'OATH-6.6.2-b' }, options, total, most }),
    );
  },
  // Warbands change first: whose they are follows from the side of the board.
  replace: (state, { seat, kept = [] }) =>
    emitAll<OathEvent>([
      ...turnedPurple(state, seat, kept),
      { is: 'roleChanged', seat, role: 'citizen', rule: 'OATH-6.6.2-a' },
    ]),
  vision: (state, { seat }) => {
    const card = cardsIn(state.table, visionOf(seat))[0];
    return card !== undefined && call(dropVision({ seat, card }));
  },
  title: (state, { seat }) => emitAll(turnedTitle(state, seat)),
  act: (state, { seat }) => state.turn.seat === seat && emit<OathEvent>({ is: 'actEnded', rule: 'OATH-6.6.2-e' }),
  supply: (_, { seat }) => emit<OathEvent>({ is: 'supplySet', seat, to: FULL_SUPPLY, rule: 'OATH-6.6.2-f' }),
  relic: (state, { seat, relic }) => {
    const card = relic === undefined ? undefined : relicIn(state, relic);
    return card !== undefined && emit<OathEvent>({ is: 'relicGained', seat, card, how: 'given', rule: 'OATH-6.6.2-g' });
  },
  check: () => call(checkTitle({})),
});

interface Offering {
  readonly by: SeatId;
  readonly to: SeatId;
  readonly covers?: ReliquarySlot;
  readonly deal?: Deal | null;
}

/** What may be exchanged besides (OATH-6.6.1-b). */
const GOODS: readonly Good[] = ['favor', 'secrets', 'relics', 'banners'];

/** The Scepter's holder offers Citizenship, one Reliquary relic, and whatever the two exchange besides (6.6.1). */
export const offerCitizenship = flow<Oath, Offering>()('oath/offerCitizenship', {
  talk: (_, { by, to }) => by !== to && call('deal', talks(by, to, GOODS, to)),
  // One may make a Citizen of oneself; nobody has to agree to that.
  ownRelic: (state, { by, to }) => {
    const slots = coveredSlots(state);
    if (by !== to) return undefined;
    if (slots.length === 0) return finish;
    const message: PlainMessage = { key: 'offerRelic' };
    return ask(
      'covers',
      chooseBy('covers', {
        seat: by,
        message,
        because: { is: 'rule', rule: 'OATH-6.6.1-a' },
        options: slots.map((covers) => ({ is: 'reliquary' as const, covers })),
      }),
    );
  },
  accept: (_, { by, to, deal, covers }) => {
    const relic = by === to ? covers : deal?.covers;
    return relic === undefined ? finish : call(becomeCitizen({ seat: to, relic }));
  },
  exchange: (state, { deal = null }) => deal !== null && emitAll(carriedOut(state, deal)),
  check: () => call(checkTitle({})),
});

const EXILE_PRICE = 5;

/** What exiling a Citizen costs (OATH-6.7-a). */
export function exilePrice(state: Oath, by: SeatId, citizen: SeatId): number {
  const weight = (seat: SeatId): number =>
    (state.title.holder === seat ? 1 : 0) + (state.banners.peoplesFavor.holder === seat ? 1 : 0);
  return Math.max(0, EXILE_PRICE + weight(citizen) - weight(by));
}

/** The Citizens that the Scepter's holder may exile (OATH-6.7-b). */
export function exilable(state: Oath, by: SeatId): readonly SeatId[] {
  return turnOrder(state).filter(
    (seat) =>
      seat !== by &&
      playerOf(state, seat).role === 'citizen' &&
      favorOf(state, by) >= exilePrice(state, by, seat) &&
      mayDo(state, { is: 'exile', seat: by, citizen: seat }) === 'allowed',
  );
}

/** What becomes of an exiled player's board (OATH-6.7-c). */
function banished(state: Oath, seat: SeatId): readonly OathEvent[] {
  const { colour, warbands } = playerOf(state, seat);
  const purple = warbands.purple ?? 0;
  const own = Math.min(purple, warbandBank(state, colour));
  return [
    { is: 'roleChanged', seat, role: 'exile', rule: 'OATH-6.7-c' },
    ...(purple > 0
      ? [
          {
            is: 'warbandsMoved',
            colour: 'purple',
            amount: purple,
            from: { is: 'board', seat },
            to: { is: 'bank' },
            rule: 'OATH-6.7-c',
          } satisfies OathEvent,
        ]
      : []),
    ...(own > 0
      ? [
          {
            is: 'warbandsMoved',
            colour,
            amount: own,
            from: { is: 'bank' },
            to: { is: 'board', seat },
            rule: 'OATH-6.7-c',
          } satisfies OathEvent,
        ]
      : []),
    { is: 'supplySet', seat, to: FULL_SUPPLY, rule: 'OATH-6.7-c' },
  ];
}

interface Exiling {
  readonly by: SeatId;
  readonly citizen: SeatId;
}

/** The Scepter's holder exiles a Citizen and gives that player favor (6.7). */
export const exileCitizen = flow<Oath, Exiling>()('oath/exile', {
  pay: (state, { by, citizen }) => emitAll(giveFavor(state, by, citizen, exilePrice(state, by, citizen), 'OATH-6.7-a')),
  exile: (state, { citizen }) => emitAll(banished(state, citizen)),
  check: () => call(checkTitle({})),
});

/** What going into exile oneself costs (OATH-6.8-a, OATH-6.8-c). */
export function selfExilePrice(state: Oath, seat: SeatId): number {
  const onCards = state.table.cards.reduce((sum, { secrets }) => sum + secrets, 0);
  return boardWarbands(state, seat) + secretsOf(state, seat) + onCards;
}

/** Whether a Citizen without the Scepter may go into exile. */
export function maySelfExile(state: Oath, seat: SeatId): boolean {
  const holder = relicHolder(state, 'the-grand-scepter');
  return (
    playerOf(state, seat).role === 'citizen' &&
    holder !== undefined &&
    holder !== seat &&
    favorOf(state, seat) >= selfExilePrice(state, seat) &&
    mayDo(state, { is: 'exile', seat, citizen: seat }) === 'allowed'
  );
}

/** A Citizen goes into exile (6.8). */
export const selfExile = flow<Oath, { readonly seat: SeatId }>()('oath/selfExile', {
  pay: (state, { seat }) => {
    const holder = relicHolder(state, 'the-grand-scepter');
    return holder !== undefined && emitAll(giveFavor(state, seat, holder, selfExilePrice(state, seat), 'OATH-6.8-a'));
  },
  exile: (state, { seat }) => emitAll(banished(state, seat)),
  act: () => emit<OathEvent>({ is: 'actEnded', rule: 'OATH-6.8-b' }),
  check: () => call(checkTitle({})),
});
