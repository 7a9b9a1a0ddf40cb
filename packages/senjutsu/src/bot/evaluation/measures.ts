import { cardsIn, type SeatId, type Side } from '@kronika/kernel';
import { abilityCardsInHand, isStanding, opponentsOf, stunLimit, woundCount, woundLimit } from '../../fighters.ts';
import { distance } from '../../hex/index.ts';
import type { Fighter, Senjutsu } from '../../state.ts';
import { deckOf, playOf } from '../../zones.ts';

export const FEATURES = [
  'fighters',
  'life',
  'lastWounds',
  'bleeding',
  'stuns',
  'limps',
  'poisons',
  'focus',
  'hand',
  'deck',
  'kamae',
  'advantage',
  'closeness',
  'waves',
] as const;
export type SenjutsuFeature = (typeof FEATURES)[number];

type Measures = Record<SenjutsuFeature, number>;

/** With so few wounds left every attack may be the last one. */
const FEW_WOUNDS = 3;
const DEEP_DECK = 8;
const NEAR = 3;

function nothing(): Measures {
  return {
    fighters: 0,
    life: 0,
    lastWounds: 0,
    bleeding: 0,
    stuns: 0,
    limps: 0,
    poisons: 0,
    focus: 0,
    hand: 0,
    deck: 0,
    kamae: 0,
    advantage: 0,
    closeness: 0,
    waves: 0,
  };
}

function add(sum: Measures, state: Senjutsu, fighter: Fighter): void {
  const left = woundLimit(state, fighter) - woundCount(fighter);
  sum.fighters += 1;
  sum.life += left;
  sum.lastWounds -= Math.max(0, FEW_WOUNDS - left);
  sum.bleeding -= fighter.bleeding;
  sum.stuns -= fighter.stuns / Math.max(1, stunLimit(state, fighter));
  sum.limps -= fighter.limps.length;
  sum.closeness += nearness(state, fighter);
  if (fighter.is === 'foe') {
    sum.poisons -= fighter.poisons.length;
    return;
  }
  sum.poisons -= cardsIn(state.table, playOf(fighter.seat)).length;
  sum.focus += fighter.focus;
  sum.hand += abilityCardsInHand(state, fighter.seat).length;
  sum.deck -= Math.max(0, DEEP_DECK - cardsIn(state.table, deckOf(fighter.seat)).length);
  sum.kamae += fighter.kamae === 'neutral' ? 0 : 1;
  sum.advantage -= state.advantage.indexOf(fighter.seat) / Math.max(1, state.advantage.length - 1);
}

/** How near the nearest opponent is: from 1 for beside it to 0. */
function nearness(state: Senjutsu, { id, cell }: Fighter): number {
  if (cell === null) return 0;
  const steps = opponentsOf(state, id).flatMap((other) => (other.cell === null ? [] : [distance(cell, other.cell)]));
  return Math.max(0, 1 - (Math.min(NEAR, ...steps) - 1) / NEAR);
}

/** The teams that still stand; AI opponents are a side without seats. */
export function measure(state: Senjutsu): readonly Side<SenjutsuFeature>[] {
  const sides = new Map<number, { readonly seats: SeatId[]; readonly measures: Measures }>();
  for (const fighter of state.fighters) {
    let side = sides.get(fighter.team);
    if (side === undefined) {
      side = { seats: [], measures: nothing() };
      sides.set(fighter.team, side);
    }
    if (fighter.is === 'hero') side.seats.push(fighter.seat);
    if (isStanding(fighter)) add(side.measures, state, fighter);
  }
  const all = [...sides.values()];
  // A horde goes on: each wave that is beaten counts for the hero.
  for (const { seats, measures } of all) if (seats.length > 0) measures.waves = state.horde?.beaten ?? 0;
  return all.filter(({ seats, measures }) => measures.fighters > 0 || seats.length === 0);
}

/** Between turns: nothing has been revealed that is not resolved. */
export function isSettled({ turn: { phase } }: Senjutsu): boolean {
  return phase === 'draw' || phase === 'choose';
}
