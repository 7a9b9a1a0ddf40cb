import {
  ask,
  byChance,
  type CardId,
  cardOf,
  cardsIn,
  emit,
  emitAll,
  finish,
  flow,
  keep,
  pickCards,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { PowerMessage } from '../messages.ts';
import { regionOf } from '../places.ts';
import { askAmount, askWay } from '../powers/asking.ts';
import type { Use } from '../powers/power.ts';
import { factIn } from '../queries/cards.ts';
import { playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { DISPOSSESSED, discardOf, handOf } from '../zones.ts';

interface Shifting {
  readonly seat: SeatId;
  readonly card: CardId;
  readonly way?: 'no' | 'up' | 'down';
}

/** The ruler of a Squalid District may change the end die by one. */
export const shiftEndDie = flow<Oath, Shifting>()('oath/card/shiftEndDie', {
  ask: (state, vars) =>
    ask('way', askWay({ state, use: vars, step: 'squalid-district.shift' }, ['no', 'up', 'down'] as const)),
  shift: (_, { seat, way }) =>
    way !== undefined &&
    way !== 'no' &&
    emit<OathEvent>({ is: 'endDieShifted', by: way === 'up' ? 1 : -1, seat, rule: 'OATH-7.1.4-a' }),
});

interface Spire extends Use {
  readonly cards?: readonly CardId[];
  readonly amount?: number;
}

function drawnDenizens(state: Oath, seat: SeatId): readonly CardId[] {
  return cardsIn(state.table, handOf(seat)).filter((card) => factIn(state, card).back === 'denizen');
}

/** The Dispossessed are shuffled, so that whoever comes back comes by chance. */
function shuffled(state: Oath) {
  const size = cardsIn(state.table, DISPOSSESSED).length;
  return byChance((random) =>
    emit<OathEvent>({
      is: 'dispossessedShuffled',
      order: random.shuffled(Array.from({ length: size }, (_, place) => place)),
      rule: 'OATH-7.1.3-a',
    }),
  );
}

/** Drawn denizens are swapped for random Dispossessed, as many as there are (ruling 13). */
export const greatSpire = flow<Oath, Spire>()('oath/card/greatSpire', {
  choose: (state, { seat, card }) => {
    const from = drawnDenizens(state, seat);
    const max = Math.min(from.length, cardsIn(state.table, DISPOSSESSED).length);
    if (max === 0) return finish;
    const message: PowerMessage = { key: 'power', step: 'great-spire.cards', card: cardOf(state.table, card).printed };
    return ask(
      'cards',
      pickCards({ seat, message, because: { is: 'card', card, rule: 'OATH-7.4-a' }, from, min: 0, max }),
    );
  },
  shuffle: (state) => shuffled(state),
  swap: (state, { seat, cards = [] }) => {
    const coming = cardsIn(state.table, DISPOSSESSED).slice(0, cards.length);
    return emitAll<OathEvent>([
      ...coming.map((card): OathEvent => ({ is: 'repossessed', card, to: 'hand', seat, rule: 'OATH-10-swap' })),
      ...cards.map((card): OathEvent => ({ is: 'dispossessed', card, rule: 'OATH-10-swap' })),
    ]);
  },
});

const MOST_FALLEN = 5;

/** Top denizens of the pile are swapped for random Dispossessed; Visions are skipped. */
export const fallenSpire = flow<Oath, Spire>()('oath/card/fallenSpire', {
  amount: (state, vars) => ask('amount', askAmount({ state, use: vars, step: 'fallen-spire.amount' }, 0, MOST_FALLEN)),
  choose: (state, { seat, amount = 0 }) => {
    const pile = cardsIn(state.table, discardOf(regionOf(playerOf(state, seat).site)));
    const possible = Math.min(amount, cardsIn(state.table, DISPOSSESSED).length);
    return keep({ cards: pile.filter((card) => factIn(state, card).back === 'denizen').slice(0, possible) });
  },
  shuffle: (state) => shuffled(state),
  swap: (state, { cards = [] }) => {
    const coming = cardsIn(state.table, DISPOSSESSED).slice(0, cards.length);
    return emitAll<OathEvent>(
      cards.flatMap((card, at): readonly OathEvent[] => {
        const other = coming[at];
        return other === undefined ? [] : [{ is: 'swapped', cards: [card, other], rule: 'OATH-10-swap' }];
      }),
    );
  },
});

export const EDIFICE_PROCEDURES = [shiftEndDie, greatSpire, fallenSpire];
