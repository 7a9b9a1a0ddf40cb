import { type CardId, isCardId } from '@kronika/kernel';
import {
  type EffectBegan,
  type FixedCost,
  type Modifier,
  pay,
  type TargetSpec,
  type Use,
  untilEndOf,
} from '@kronika/lcg';
import type { Skirmish, SkirmishEvent } from '../state.ts';

type SkirmishUse = Use<SkirmishEvent>;

/** "Spend this card" as a cost. */
export const spendSelf: FixedCost<Skirmish, SkirmishEvent> = pay((_, { ability }) => ({
  is: 'spent',
  card: ability.self,
}));

/** "Choose a fighter" out of these. */
export function fighter(
  from: (state: Skirmish, use: SkirmishUse) => readonly CardId[],
): TargetSpec<Skirmish, SkirmishEvent> {
  return { message: { key: 'chooseFighter' }, from };
}

/** "… until the end of the round." */
export function untilEndOfRound(
  state: Skirmish,
  use: SkirmishUse,
  cards: readonly CardId[] | undefined,
  ...gives: readonly Modifier[]
): EffectBegan | undefined {
  const until = untilEndOf(state, 'round');
  if (until === undefined || cards === undefined || cards.length === 0) return undefined;
  return { is: 'effectBegan', effect: { source: use.ability, by: use.by, cards, seats: [], gives, until } };
}

/** The cards somebody picked while an ability resolved. */
export function chosenCards(answer: unknown): readonly CardId[] {
  return Array.isArray(answer) ? answer.filter(isCardId) : [];
}
