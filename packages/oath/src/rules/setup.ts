import {
  ask,
  byChance,
  type CardId,
  cardsIn,
  chooseBy,
  chooseCard,
  distribute,
  emit,
  emitAll,
  finish,
  flow,
  goTo,
  keep,
  orderCards,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { SUITS } from '../facts/fact.ts';
import { siteFact } from '../facts/library.ts';
import type { PlainMessage } from '../messages.ts';
import { REGIONS, RELIQUARY, type Slot, slotsOf } from '../places.ts';
import { cardsAt, faceupSites, factIn, isFaceupSite, siteAt, suitOf } from '../queries/cards.ts';
import { favorSupply } from '../queries/pieces.ts';
import { colourOf, isExile, turnOrder } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { discard } from '../verbs/discard.ts';
import { handOf, RELIC_DECK, WORLD_DECK } from '../zones.ts';

const FEW = 4;

/** The favor in each bank at the beginning (OATH-1-6). */
function bankSize(state: Oath): number {
  return state.players.length > FEW ? 4 : 3;
}

/** The topmost faceup site of the Cradle, where the Chancellor begins (OATH-1-23a). */
export function capital(state: Oath): Slot {
  return slotsOf('cradle').find((slot) => isFaceupSite(state, slot)) ?? faceupSites(state)[0] ?? 0;
}

/** Favor, secrets and warbands of the players and banks (OATH-1-4 to OATH-1-15). */
function firstPieces(state: Oath): readonly OathEvent[] {
  const { chancellor } = state;
  const favor = (to: Extract<OathEvent, { readonly is: 'favorMoved' }>['to'], amount: number): OathEvent => ({
    is: 'favorMoved',
    from: { is: 'supply' },
    to,
    amount,
    rule: 'OATH-1-6',
  });
  const others = turnOrder(state).filter((seat) => seat !== chancellor);
  return [
    favor({ is: 'banner' }, 1),
    { is: 'secretsMoved', from: { is: 'supply' }, to: { is: 'banner' }, amount: 1, rule: 'OATH-1-5' },
    ...SUITS.map((suit) => favor({ is: 'bank', suit }, bankSize(state))),
    favor({ is: 'player', seat: chancellor }, 2),
    ...others.map((seat) => favor({ is: 'player', seat }, 1)),
    ...turnOrder(state).map(
      (seat): OathEvent => ({
        is: 'secretsMoved',
        from: { is: 'supply' },
        to: { is: 'player', seat },
        amount: 1,
        rule: seat === chancellor ? 'OATH-1-11' : 'OATH-1-15',
      }),
    ),
  ];
}

function firstWarbands(state: Oath): readonly OathEvent[] {
  const top = capital(state);
  const placed = (slot: Slot, amount: number): OathEvent => ({
    is: 'warbandsMoved',
    colour: 'purple',
    amount,
    from: { is: 'bank' },
    to: { is: 'site', slot },
    rule: 'OATH-1-12',
  });
  const peopled = faceupSites(state).filter((slot) =>
    cardsAt(state, slot).some((card) => suitOf(state, card) !== null),
  );
  const garrisoned = state.law.firstGarrison === 'pl' ? peopled : peopled.filter((slot) => slot !== top);
  return [
    ...turnOrder(state).map(
      (seat): OathEvent => ({
        is: 'warbandsMoved',
        colour: colourOf(state, seat),
        amount: 3,
        from: { is: 'bank' },
        to: { is: 'board', seat },
        rule: isExile(state, seat) ? 'OATH-1-15' : 'OATH-1-12',
      }),
    ),
    placed(top, 2),
    ...garrisoned.map((slot) => placed(slot, 1)),
  ];
}

function firstBanner(state: Oath): readonly OathEvent[] {
  const seat = state.chancellor;
  if (state.goal === 'people')
    return [{ is: 'bannerTaken', banner: 'peoplesFavor', seat, how: 'begun', rule: 'OATH-1-13' }];
  if (state.goal === 'devotion')
    return [{ is: 'bannerTaken', banner: 'darkestSecret', seat, how: 'begun', rule: 'OATH-1-13' }];
  return [];
}

/** The favor each faceup site's clue asks for. */
function clueFavor(state: Oath): readonly { readonly slot: Slot; readonly amount: number }[] {
  return faceupSites(state).flatMap((slot) => {
    const name = siteAt(state, slot);
    const amount = name === null ? 0 : (siteFact(name).clue?.favor ?? 0);
    return amount > 0 ? [{ slot, amount }] : [];
  });
}

function clueSecrets(state: Oath): readonly OathEvent[] {
  return faceupSites(state).flatMap((slot): readonly OathEvent[] => {
    const name = siteAt(state, slot);
    const amount = name === null ? 0 : (siteFact(name).clue?.secret ?? 0);
    return amount > 0
      ? [{ is: 'secretsMoved', from: { is: 'supply' }, to: { is: 'site', slot }, amount, rule: 'OATH-1-16' }]
      : [];
  });
}

const FIRST_CARDS = 3;

interface SettingUp {
  readonly favor?: readonly number[];
  /** Players who have not placed their pawn yet. */
  readonly left?: readonly SeatId[];
  readonly slot?: Slot;
  readonly adviser?: CardId;
  readonly order?: readonly CardId[];
}

/** The set-up (section 1), in its binding order (OATH-1-29). */
export const setUp = flow<Oath, SettingUp>()('oath/setup', {
  pieces: (state) => emitAll(firstPieces(state)),
  warbands: (state) => emitAll<OathEvent>([...firstWarbands(state), ...firstBanner(state)]),
  clueSecrets: (state) => emitAll(clueSecrets(state)),
  clues: (state) => {
    const wanted = clueFavor(state);
    const total = wanted.reduce((sum, { amount }) => sum + amount, 0);
    if (wanted.length === 0) return goTo('reliquary');
    const message: PlainMessage = { key: 'clueFavor' };
    return ask(
      'favor',
      distribute({
        seat: state.chancellor,
        message,
        because: { is: 'rule', rule: 'OATH-1-16' },
        options: wanted.map(({ slot }) => ({ is: 'site' as const, slot })),
        total: Math.min(total, favorSupply(state)),
        most: wanted.map(({ amount }) => amount),
      }),
    );
  },
  placeClues: (state, { favor = [] }) =>
    emitAll<OathEvent>(
      clueFavor(state).flatMap(({ slot }, at): readonly OathEvent[] => {
        const amount = favor[at] ?? 0;
        return amount > 0
          ? [{ is: 'favorMoved', from: { is: 'supply' }, to: { is: 'site', slot }, amount, rule: 'OATH-1-16' }]
          : [];
      }),
    ),
  reliquary: (state) => {
    const relics = cardsIn(state.table, RELIC_DECK).slice(0, RELIQUARY.length);
    return byChance((random) =>
      random.shuffled(RELIQUARY).flatMap((slot, at) => {
        const card = relics[at];
        return card === undefined ? [] : [emit<OathEvent>({ is: 'relicStored', card, slot, rule: 'OATH-1-17' })];
      }),
    );
  },
  piles: (state) => {
    const lowest = cardsIn(state.table, WORLD_DECK).toReversed().slice(0, REGIONS.length);
    return emitAll<OathEvent>(
      lowest.flatMap((card, at): readonly OathEvent[] => {
        const to = REGIONS[at];
        return to === undefined ? [] : [{ is: 'discarded', card, by: state.chancellor, to, rule: 'OATH-1-19' }];
      }),
    );
  },
  deal: (state) => {
    const lowest = cardsIn(state.table, WORLD_DECK).toReversed();
    return emitAll<OathEvent>(
      turnOrder(state).flatMap((seat, place) =>
        lowest
          .slice(place * FIRST_CARDS, (place + 1) * FIRST_CARDS)
          .flatMap((card): readonly OathEvent[] => [
            { is: 'drawn', seat, card, from: 'world', rule: 'OATH-1-20' },
            ...(factIn(state, card).back === 'vision'
              ? [{ is: 'visionDrawn', seat, rule: 'OATH-1-22' } satisfies OathEvent]
              : []),
          ]),
      ),
    );
  },
  begin: (state) => keep({ left: turnOrder(state) }),
  pawn: (state, { left = [] }) => {
    const [seat] = left;
    if (seat === undefined) return finish;
    const fixed = seat === state.chancellor || state.law.startingPawns === 'pl';
    const message: PlainMessage = { key: 'startingSite' };
    return ask(
      'slot',
      chooseBy('slot', {
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-1-23a' },
        options: (fixed ? [capital(state)] : faceupSites(state)).map((slot) => ({ is: 'site' as const, slot })),
      }),
    );
  },
  place: (state, { left: [seat] = [], slot = capital(state) }) =>
    seat !== undefined && emit<OathEvent>({ is: 'pawnMoved', seat, to: slot, how: 'put', rule: 'OATH-1-23a' }),
  adviser: (state, { left: [seat] = [] }) => {
    if (seat === undefined) return finish;
    const message: PlainMessage = { key: 'startingAdviser' };
    const from = cardsIn(state.table, handOf(seat));
    return ask('adviser', chooseCard({ seat, message, because: { is: 'rule', rule: 'OATH-1-23b' }, from }));
  },
  keepAdviser: (_, { left: [seat] = [], adviser }) =>
    seat !== undefined &&
    adviser !== undefined &&
    emit<OathEvent>({ is: 'playedAsAdviser', seat, card: adviser, face: 'down', rule: 'OATH-1-23b' }),
  order: (state, { left: [seat] = [] }) => {
    if (seat === undefined) return finish;
    const message: PlainMessage = { key: 'discardOrder' };
    const from = cardsIn(state.table, handOf(seat));
    return ask('order', orderCards({ seat, message, because: { is: 'rule', rule: 'OATH-1-23b' }, from }));
  },
  discard: (state, { left: [seat, ...rest] = [], order = [] }) =>
    seat !== undefined && [
      emitAll(order.flatMap((card) => discard(state, seat, card, 'OATH-1-23b'))),
      keep({ left: rest }),
      goTo('pawn'),
    ],
});
