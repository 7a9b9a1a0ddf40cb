import { ask, type CardId, distribute, emitAll, finish, flow, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { PlainMessage } from '../messages.ts';
import type { Slot } from '../places.ts';
import { colourOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { attackingForce, defendingForce, type ForcePart, planOf } from './campaign-forces.ts';

interface Losing {
  readonly side: 'attack' | 'defence';
  readonly amount: number;
  readonly chooser: SeatId;
  readonly why: 'skulls' | 'sacrifice' | 'losses';
  readonly dead?: readonly number[];
}

type PartOption = { readonly is: 'site'; readonly slot: Slot } | { readonly is: 'seat'; readonly seat: SeatId };

function optionOf({ place, seat }: ForcePart): PartOption {
  return place.is === 'site' ? { is: 'site', slot: place.slot } : { is: 'seat', seat };
}

function forceOf(state: Oath, side: 'attack' | 'defence'): readonly ForcePart[] {
  const { campaign } = state;
  if (campaign === null) return [];
  return side === 'attack' ? attackingForce(state, campaign) : defendingForce(state, campaign);
}

/** The card that takes in the fallen of this side. */
export function hospitalOf(state: Oath, side: 'attack' | 'defence'): CardId | undefined {
  const plan = state.campaign?.plans.find((used) => used.side === side && planOf(state, used).savesFallen === true);
  return plan?.card;
}

const RULES = { skulls: 'OATH-5.5.5-a', sacrifice: 'OATH-5.5.5-c', losses: 'OATH-5.5.6-b' } as const;

/** Warbands of a force are killed; who chooses says where, if there are several places. */
export const loseWarbands = flow<Oath, Losing>()('oath/losses', {
  choose: (state, { side, amount, chooser, why }) => {
    const force = forceOf(state, side);
    const total = Math.min(
      amount,
      force.reduce((sum, part) => sum + part.amount, 0),
    );
    if (total === 0) return finish;
    const message: PlainMessage = { key: why };
    return ask(
      'dead',
      distribute({
        seat: chooser,
        message,
        because: { is: 'rule', rule: RULES[why] },
        options: force.map(optionOf),
        total,
        most: force.map((part) => part.amount),
      }),
    );
  },
  kill: (state, { side, why, dead = [] }) => {
    const hospital = hospitalOf(state, side);
    return emitAll<OathEvent>(
      forceOf(state, side).flatMap(({ place, seat }, at): readonly OathEvent[] => {
        const amount = dead[at] ?? 0;
        if (amount === 0) return [];
        const colour = colourOf(state, seat);
        // Saved warbands wait on the card until the campaign is over.
        return hospital === undefined || why === 'sacrifice'
          ? [{ is: 'warbandsKilled', colour, amount, from: place, side, rule: RULES[why] }]
          : [
              {
                is: 'warbandsMoved',
                colour,
                amount,
                from: place,
                to: { is: 'card', card: hospital },
                rule: RULES[why],
              },
            ];
      }),
    );
  },
});
