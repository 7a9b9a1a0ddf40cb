import { type CardId, call, cardOf, flow, goTo, type SeatId } from '@kronika/kernel';
import { advantageOrder, playedBy } from '../fighters.ts';
import { abilityOn } from '../prints.ts';
import { fighterId, type Senjutsu } from '../state.ts';
import { runCard } from './calls.ts';

interface LowerBenefits {
  readonly left?: readonly { readonly seat: SeatId; readonly card: CardId }[];
}

/** At the very end of the resolve phase: what stands below the dividing lines of benefits (SEN-EFF-z). */
export const lowerBenefits = flow<Senjutsu, LowerBenefits>()('senjutsu/lower-benefits', {
  begin: (state) => goTo('next', { left: benefitsWithLowerPart(state) }),
  next: (state, { left = [] }) => {
    const [first] = left;
    if (first === undefined) return goTo('over');
    const { seat, card } = first;
    if (!advantageOrder(state).includes(seat)) return undefined;
    const { printed } = cardOf(state.table, card);
    return call(runCard({ seat, card, printed, targets: [], as: 'benefit', segment: 'lower' }));
  },
  done: (_, { left = [] }) => goTo('next', { left: left.slice(1) }),
  over: () => undefined,
});

export function haveLowerBenefits(state: Senjutsu): boolean {
  return benefitsWithLowerPart(state).length > 0;
}

function benefitsWithLowerPart(state: Senjutsu): NonNullable<LowerBenefits['left']> {
  return advantageOrder(state).flatMap((seat) =>
    (playedBy(state, fighterId(seat))?.instants ?? [])
      .filter((card) => {
        const fact = abilityOn(cardOf(state.table, card).printed);
        return fact?.instant === 'benefit' && fact.lower !== undefined;
      })
      .map((card) => ({ seat, card })),
  );
}
