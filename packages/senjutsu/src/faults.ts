import { cardOf, cardsIn } from '@kronika/kernel';
import { groundFor, isFree } from './field/ground.ts';
import { heroesStanding, isStanding, MAX_FOCUS, standing } from './fighters.ts';
import { isCore } from './prints.ts';
import type { Fighter, Senjutsu } from './state.ts';
import { coreOf, FOE_POISON, OUT, playedOf } from './zones.ts';

/** What contradicts the rules in a state; none, unless there is a bug. */
export function faults(state: Senjutsu): readonly string[] {
  return [...places(state), ...numbers(state), ...cards(state), ...track(state), ...gone(state)];
}

/** Two fighters never share a cell (SEN-GEO-a), and nobody stands where nobody can stand. */
function places(state: Senjutsu): readonly string[] {
  const cells = state.fighters.flatMap(({ cell }) => cell ?? []);
  return [
    ...cells.filter((cell, at) => cells.indexOf(cell) !== at).map((cell) => `two fighters stand on ${cell}`),
    ...standing(state)
      .filter(({ id, cell }) => cell !== null && !isFree(groundFor(state, id), cell))
      .map(({ id, cell }) => `fighter ${id} stands on ${cell}, where nobody can stand`),
    ...state.fighters
      .filter((fighter) => !isStanding(fighter) && fighter.cell !== null)
      .map(({ id }) => `fighter ${id} is defeated and stands on the field`),
  ];
}

function numbers(state: Senjutsu): readonly string[] {
  const isCount = (amount: number) => Number.isInteger(amount) && amount >= 0;
  return state.fighters.flatMap((fighter) => [
    ...(isCount(fighter.wounds) && isCount(fighter.bleeding) && isCount(fighter.stuns)
      ? []
      : [`fighter ${fighter.id} has ${fighter.wounds}, ${fighter.bleeding} wounds and ${fighter.stuns} stuns`]),
    ...(fighter.limps.every((left) => left > 0) ? [] : [`fighter ${fighter.id} has a limp that is over`]),
    ...(fighter.is === 'hero' && !(isCount(fighter.focus) && fighter.focus <= MAX_FOCUS)
      ? [`hero ${fighter.id} has ${fighter.focus} focus`]
      : []),
  ]);
}

/** Core cards are never lost (SEN-CORE-d); other cards lie in no core zone. */
function cards(state: Senjutsu): readonly string[] {
  const { table } = state;
  return heroesStanding(state).flatMap(({ seat }) => {
    const core = cardsIn(table, coreOf(seat)).filter((card) => !isCore(cardOf(table, card).printed));
    const lost = table.cards.filter(
      ({ owner, zone, printed }) =>
        owner === seat && isCore(printed) && zone !== coreOf(seat) && zone !== playedOf(seat),
    );
    return [
      ...core.map((card) => `card ${card} lies among the core cards of seat ${seat}`),
      ...lost.map(({ id, zone }) => `the core card ${id} of seat ${seat} lies in ${zone}`),
    ];
  });
}

/** The Advantage track has a marker for everybody who stands, and for nobody else. */
function track(state: Senjutsu): readonly string[] {
  const seats = heroesStanding(state).map(({ seat }) => seat);
  const isWhole = state.advantage.length === seats.length && seats.every((seat) => state.advantage.includes(seat));
  return isWhole ? [] : [`the Advantage track has ${state.advantage.join(', ')} for ${seats.join(', ')}`];
}

/** Who is defeated has no cards left (SEN-MULTI-d). */
function gone({ fighters, table }: Senjutsu): readonly string[] {
  const out = fighters.filter((fighter: Fighter) => fighter.is === 'hero' && !isStanding(fighter));
  return table.cards
    .filter(({ owner, zone }) => zone !== OUT && zone !== FOE_POISON && out.some(({ id }) => id === owner))
    .map(({ id, owner }) => `card ${id} of seat ${owner}, who is defeated, is still there`);
}
