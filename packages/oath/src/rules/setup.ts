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
  type RuleId,
  type SeatId,
} from '@kronika/kernel';
import type { FavorPlace, OathEvent, WarbandPlace } from '../event.ts';
import { SUITS } from '../facts/fact.ts';
import { siteFact } from '../facts/library.ts';
import type { PlainMessage } from '../messages.ts';
import type { DetailOption } from '../options.ts';
import { REGIONS, RELIQUARY, type Slot, slotsOf } from '../places.ts';
import { cardsAt, faceupSites, factIn, isFaceupSite, siteAt, suitOf } from '../queries/cards.ts';
import { favorSupply, warbandBank } from '../queries/pieces.ts';
import { colourOf, isExile, othersThan, playerOf, turnOrder } from '../queries/seats.ts';
import { type Colour, EXILE_COLOURS, type ExileColour, type Oath } from '../state.ts';
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
  const favor = (to: FavorPlace, amount: number, rule: RuleId): OathEvent => ({
    is: 'favorMoved',
    from: { is: 'supply' },
    to,
    amount,
    rule,
  });
  const others = turnOrder(state).filter((seat) => seat !== chancellor);
  return [
    favor({ is: 'banner' }, 1, 'OATH-1-5'),
    { is: 'secretsMoved', from: { is: 'supply' }, to: { is: 'banner' }, amount: 1, rule: 'OATH-1-5' },
    ...SUITS.map((suit) => favor({ is: 'bank', suit }, bankSize(state), 'OATH-1-6')),
    favor({ is: 'player', seat: chancellor }, 2, 'OATH-1-11'),
    ...others.map((seat) => favor({ is: 'player', seat }, 1, 'OATH-1-15')),
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

const FIRST_WARBANDS = 3;
const CAPITAL_WARBANDS = 2;

/** The Chancellor's warbands come first; Citizens get what purple ones are left (OATH-1-12, OATH-1-15). */
function firstWarbands(state: Oath): readonly OathEvent[] {
  const top = capital(state);
  const peopled = faceupSites(state).filter((slot) =>
    cardsAt(state, slot).some((card) => suitOf(state, card) !== null),
  );
  const garrisoned = state.law.firstGarrison === 'pl' ? peopled : peopled.filter((slot) => slot !== top);
  const placed = (colour: Colour, to: WarbandPlace, amount: number, rule: RuleId): OathEvent => ({
    is: 'warbandsMoved',
    colour,
    amount,
    from: { is: 'bank' },
    to,
    rule,
  });
  let left = warbandBank(state, 'purple') - FIRST_WARBANDS - CAPITAL_WARBANDS - garrisoned.length;
  return [
    placed('purple', { is: 'board', seat: state.chancellor }, FIRST_WARBANDS, 'OATH-1-12'),
    placed('purple', { is: 'site', slot: top }, CAPITAL_WARBANDS, 'OATH-1-12'),
    ...garrisoned.map((slot) => placed('purple', { is: 'site', slot }, 1, 'OATH-1-12')),
    ...othersThan(state, state.chancellor).flatMap((seat): readonly OathEvent[] => {
      const own = isExile(state, seat);
      const amount = own ? FIRST_WARBANDS : Math.min(FIRST_WARBANDS, left);
      if (!own) left -= amount;
      return amount > 0 ? [placed(colourOf(state, seat), { is: 'board', seat }, amount, 'OATH-1-15')] : [];
    }),
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

/** The boards nobody before this seat in turn order has (OATH-1-9). */
function freeBoards(state: Oath, seat: SeatId): readonly BoardOption[] {
  const order = turnOrder(state);
  const taken = order.slice(0, order.indexOf(seat)).map((each) => playerOf(state, each).colour);
  return EXILE_COLOURS.filter((colour) => !taken.includes(colour)).map((colour) => ({ is: 'board', colour }));
}

/** The side on which the chronicle left a board. */
function sideOf(state: Oath, colour: ExileColour): 'exile' | 'citizen' {
  return state.archive.citizenBoards.includes(colour) ? 'citizen' : 'exile';
}

type BoardOption = Extract<DetailOption, { readonly is: 'board' }>;

interface SettingUp {
  readonly board?: ExileColour;
  readonly favor?: readonly number[];
  /** Players who have not placed their pawn yet. */
  readonly left?: readonly SeatId[];
  readonly slot?: Slot;
  readonly adviser?: CardId;
  readonly order?: readonly CardId[];
}

/** The set-up (section 1), in its binding order (OATH-1-29). */
export const setUp = flow<Oath, SettingUp>()('oath/setup', {
  begin: (state) => keep({ left: othersThan(state, state.chancellor) }),
  board: (state, { left: [seat] = [] }) => {
    if (seat === undefined) return goTo('pieces');
    const free = freeBoards(state, seat);
    // Colours alone make no difference; whether one begins as a Citizen does.
    const isChoice = new Set(free.map(({ colour }) => sideOf(state, colour))).size > 1;
    const message: PlainMessage = { key: 'startingBoard' };
    return ask(
      'board',
      chooseBy('colour', {
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-1-9' },
        options: isChoice ? free : free.slice(0, 1),
      }),
    );
  },
  takeBoard: (state, { left: [seat, ...rest] = [], board }) =>
    seat !== undefined &&
    board !== undefined && [
      emit<OathEvent>({ is: 'boardTaken', seat, colour: board, role: sideOf(state, board), rule: 'OATH-1-9' }),
      keep({ left: rest }),
      goTo('board'),
    ],
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
  adviseAll: (state) => keep({ left: turnOrder(state) }),
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
    // A short world deck may leave nothing to keep.
    if (from.length === 0) return goTo('discard', { order: [] });
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
    if (from.length === 0) return goTo('discard', { order: [] });
    return ask('order', orderCards({ seat, message, because: { is: 'rule', rule: 'OATH-1-23b' }, from }));
  },
  discard: (state, { left: [seat, ...rest] = [], order = [] }) =>
    seat !== undefined && [
      emitAll(order.flatMap((card) => discard(state, seat, card, 'OATH-1-23b'))),
      keep({ left: rest }),
      goTo('pawn'),
    ],
});
