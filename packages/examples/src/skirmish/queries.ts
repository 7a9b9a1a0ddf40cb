import { type CardId, cardsIn, type ZoneId } from '@kronika/kernel';
import { layerQueries } from '@kronika/lcg';
import { layer } from './rules/layer.ts';
import { forceOf, strengthOf } from './rules/strength.ts';
import type { Skirmish, SkirmishEvent } from './state.ts';
import { controllerOf, isFighter, isInPlay, isReady } from './zones.ts';

/** Values and eligibility, as the rules work them out for a state. */
export const skirmishQueries = {
  ...layerQueries<Skirmish, SkirmishEvent>(layer),
  /** A fighter's strength with its gear and all else that modifies it. */
  strength: strengthOf,
  /** What a seat brings to the clash. */
  force: forceOf,
  isInPlay,
  isFighter,
  isReady,
  controller: controllerOf,
  count: (state: Skirmish, zone: ZoneId): number => cardsIn(state.table, zone).length,
  host: (state: Skirmish, gear: CardId): CardId | undefined => state.table.hosts[gear],
} as const;
