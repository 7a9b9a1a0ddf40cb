import {
  ask,
  type CardId,
  call,
  choose,
  type DeclineOption,
  decline,
  emitAll,
  flow,
  goTo,
  keep,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { PlainMessage } from '../messages.ts';
import { factIn } from '../queries/cards.ts';
import { warbandBank } from '../queries/pieces.ts';
import { colourOf, playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { burnFavor } from '../verbs/favor.ts';
import { FULL_SUPPLY } from '../verbs/supply.ts';
import { usablePowers, usePower } from './power.ts';
import { checkTitle } from './title.ts';

type PowerOption = { readonly is: 'card'; readonly card: CardId } | DeclineOption;

interface Resting {
  readonly seat: SeatId;
  readonly used: readonly CardId[];
  readonly next?: PowerOption;
}

/** The Supply a board shows for the warbands left in the personal bank (OATH-2.2.4-a). */
export function refreshValue(state: Oath, seat: SeatId): number {
  const left = warbandBank(state, colourOf(state, seat));
  if (seat === state.chancellor) return left >= 18 ? 6 : left >= 11 ? 5 : left >= 4 ? 4 : 3;
  return left >= 9 ? 6 : left >= 4 ? 5 : 4;
}

/** All favor on cards goes to the banks of their suits; on a suitless ruin it burns (OATH-4.3.1-a). */
export function favorHome(state: Oath, except?: CardId): readonly OathEvent[] {
  return state.table.cards
    .filter(({ id, favor }) => favor > 0 && id !== except)
    .flatMap(({ id, favor }): readonly OathEvent[] => {
      const { suit } = factIn(state, id);
      if (suit === null) return burnFavor(state, { is: 'card', card: id }, favor, 'OATH-4.3.1-a');
      return [
        {
          is: 'favorMoved',
          from: { is: 'card', card: id },
          to: { is: 'bank', suit },
          amount: favor,
          rule: 'OATH-4.3.1-a',
        },
      ];
    });
}

/** All secrets on cards go to the resting player, whose facedown ones turn faceup (OATH-4.3.2-a). */
export function secretsHome(state: Oath, seat: SeatId): readonly OathEvent[] {
  const { spentSecrets } = playerOf(state, seat);
  return [
    ...state.table.cards
      .filter(({ secrets }) => secrets > 0)
      .map(
        ({ id, secrets }): OathEvent => ({
          is: 'secretsMoved',
          from: { is: 'card', card: id },
          to: { is: 'player', seat },
          amount: secrets,
          rule: 'OATH-4.3.2-a',
        }),
      ),
    ...(spentSecrets > 0
      ? [{ is: 'secretsTurned', seat, amount: spentSecrets, to: 'up', rule: 'OATH-4.3.2-a' } satisfies OathEvent]
      : []),
  ];
}

/** The Rest Phase (4.3). */
export const rest = flow<Oath, Resting>()('oath/rest', {
  favor: (state) => emitAll<OathEvent>([{ is: 'phaseBegan', phase: 'rest', rule: 'OATH-4.3-a' }, ...favorHome(state)]),
  secrets: (state, { seat }) => emitAll(secretsHome(state, seat)),
  supply: (state, { seat }) => {
    const { supply, role } = playerOf(state, seat);
    // A Citizen goes by where the Chancellor's marker stands now (OATH-4.3.3-b); the unspent is added (OATH-4.3.4-a).
    const base = role === 'citizen' ? playerOf(state, state.chancellor).supply : refreshValue(state, seat);
    const to = Math.min(FULL_SUPPLY, base + supply);
    return emitAll<OathEvent>([{ is: 'supplySet', seat, to, rule: 'OATH-4.3.3-a' }]);
  },
  powers: (state, { seat, used }) => {
    const cards = usablePowers(state, seat, 'rest').filter((card) => !used.includes(card));
    if (cards.length === 0) return goTo('title');
    const message: PlainMessage = { key: 'restPower' };
    return ask(
      'next',
      choose<PowerOption>({
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-4.3.5-a' },
        options: [...cards.map((card) => ({ is: 'card' as const, card })), decline],
      }),
    );
  },
  use: (_, { seat, used, next }) =>
    next?.is === 'card'
      ? [keep({ used: [...used, next.card] }), call(usePower({ seat, card: next.card, kind: 'rest' }))]
      : goTo('title'),
  again: () => goTo('powers'),
  title: () => call(checkTitle({})),
});
