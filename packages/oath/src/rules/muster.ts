import { ask, type CardId, call, chooseCard, emitAll, finish, flow, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { PlainMessage } from '../messages.ts';
import { inUse, mayDo } from '../powers/in-play.ts';
import type { MusterAct } from '../powers/power.ts';
import { cardsAt, suitOf } from '../queries/cards.ts';
import { carriesTokens } from '../queries/pieces.ts';
import { playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { purseOf } from '../verbs/favor.ts';
import { spendSupply } from '../verbs/supply.ts';
import { gainWarbands } from '../verbs/warbands.ts';
import { allOf, forbid, isAllowed, type Verdict } from '../verdict.ts';
import { afterAction } from './after-action.ts';
import { declareModifiers, modifierPrice, payModifiers } from './modifiers.ts';
import { checkTitle } from './title.ts';
import { canPayFees, feesFor, payFees } from './tolls.ts';

const BASE_SUPPLY = 1;
const BASE_WARBANDS = 2;

/** What Muster on a card costs: Supply, and one token placed on it (OATH-5.2.1-a). */
function supplyFor(state: Oath, act: MusterAct): number {
  return inUse(state, act.seat, 'muster', act.modifiers).reduce(
    (cost, { use, modifier }) => modifier.supply?.(cost, state, use, act) ?? cost,
    BASE_SUPPLY,
  );
}

function paysSecret(state: Oath, { seat, modifiers }: MusterAct): boolean {
  return inUse(state, seat, 'muster', modifiers).some(({ modifier }) => modifier.paysSecret === true);
}

/** How many warbands it gives (OATH-5.2.2-a). */
export function musteredWarbands(state: Oath, act: MusterAct): number {
  return inUse(state, act.seat, 'muster', act.modifiers).reduce(
    (count, { use, modifier }) => modifier.warbands?.(count, state, use, act) ?? count,
    BASE_WARBANDS,
  );
}

/** Whether the player may muster on this card with these modifiers. */
export function mayMuster(state: Oath, act: MusterAct): Verdict {
  const { seat, card, modifiers } = act;
  const used = inUse(state, seat, 'muster', modifiers);
  const deed = { is: 'muster', seat, card } as const;
  return allOf(
    () => (suitOf(state, card) === null ? forbid('noSuit', 'OATH-5.2.1-b') : 'allowed'),
    () =>
      carriesTokens(state, card) && !used.some(({ modifier }) => modifier.overTokens === true)
        ? forbid('carriesTokens', 'OATH-5.2.1-a')
        : 'allowed',
    () => (supplyFor(state, act) > playerOf(state, seat).supply ? forbid('noSupply', 'OATH-4.2-b') : 'allowed'),
    () => mayDo(state, deed),
    () =>
      used
        .map(({ use, modifier }) => modifier.fits?.(state, use, card) ?? 'allowed')
        .find((each) => each !== 'allowed') ?? 'allowed',
    () => {
      const price = modifierPrice(state, seat, modifiers);
      const all = paysSecret(state, act)
        ? { ...price, secrets: price.secrets + 1 }
        : { ...price, favor: price.favor + 1 };
      return canPayFees(state, seat, feesFor(state, deed), all) ? 'allowed' : forbid('cannotPay', 'OATH-5.2.1-a');
    },
  );
}

/** The cards at the own site that can be mustered on. */
export function musterable(state: Oath, seat: SeatId, modifiers: readonly CardId[]): readonly CardId[] {
  return cardsAt(state, playerOf(state, seat).site).filter((card) =>
    isAllowed(mayMuster(state, { action: 'muster', seat, card, modifiers })),
  );
}

interface Mustering {
  readonly seat: SeatId;
  readonly modifiers: readonly CardId[];
  readonly card?: CardId;
}

function actOf({ seat, modifiers }: Mustering, card: CardId): MusterAct {
  return { action: 'muster', seat, card, modifiers };
}

/** Muster (5.2). */
export const muster = flow<Oath, Mustering>()('oath/muster', {
  declare: (_, { seat, card }) =>
    card === undefined && call('modifiers', declareModifiers({ seat, action: 'muster', chosen: [] })),
  choose: (state, { seat, card, modifiers }) => {
    if (card !== undefined) return undefined;
    const from = musterable(state, seat, modifiers);
    if (from.length === 0) return finish;
    const message: PlainMessage = { key: 'musterOn' };
    return ask('card', chooseCard({ seat, message, because: { is: 'rule', rule: 'OATH-5.2.1-a' }, from }));
  },
  pay: (state, vars) => {
    const { seat, card, modifiers } = vars;
    if (card === undefined) return finish;
    const act = actOf(vars, card);
    const token: OathEvent = paysSecret(state, act)
      ? {
          is: 'secretsMoved',
          from: { is: 'player', seat },
          to: { is: 'card', card },
          amount: 1,
          rule: 'OATH-5.2.1-a',
        }
      : { is: 'favorMoved', from: purseOf(state, seat), to: { is: 'card', card }, amount: 1, rule: 'OATH-5.2.1-a' };
    return emitAll<OathEvent>([
      ...payModifiers(state, seat, modifiers),
      ...spendSupply(seat, supplyFor(state, act), 'OATH-5.2.1-a'),
      ...payFees(state, seat, { is: 'muster', seat, card }),
      token,
    ]);
  },
  gain: (state, vars) => {
    const { seat, card } = vars;
    if (card === undefined) return finish;
    return emitAll(gainWarbands(state, seat, musteredWarbands(state, actOf(vars, card)), 'OATH-5.2.2-a'));
  },
  after: (_, vars) => vars.card !== undefined && call(afterAction({ act: actOf(vars, vars.card) })),
  title: () => call(checkTitle({})),
});
