import type { Concession, SeatId } from '@kronika/kernel';
import type { SenjutsuEvent } from './event.ts';
import { events } from './events.ts';
import { heroOf, isStanding } from './fighters.ts';
import { outcomeOf } from './rules/defeat.ts';
import type { Senjutsu } from './state.ts';

type Defeated = Extract<SenjutsuEvent, { readonly is: 'defeated' }>;

/** A seat gives up: its hero is defeated (SEN-MULTI-d); nothing for one that is out already. */
export function concede(state: Senjutsu, seat: SeatId): Concession | undefined {
  const hero = heroOf(state, seat);
  if (!isStanding(hero)) return undefined;
  const defeated: Defeated = { is: 'defeated', fighter: hero.id, how: 'conceded', rule: 'SEN-MULTI-d' };
  const outcome = outcomeOf(events.defeated.apply(state, defeated));
  return outcome === undefined ? { events: [defeated] } : { events: [defeated], outcome };
}

/** The seats that gave up. */
export function conceded({ fighters }: Senjutsu): readonly SeatId[] {
  // Looked up for every question: hence the loop.
  const seats: SeatId[] = [];
  for (const fighter of fighters) if (fighter.is === 'hero' && fighter.defeat === 'conceded') seats.push(fighter.seat);
  return seats;
}
