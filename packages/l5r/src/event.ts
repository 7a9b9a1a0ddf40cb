import type { DelayedSet, Initiating, PlainLayerEvent } from '@kronika/lcg';
import type { CardEvent } from './event/cards.ts';
import type { CharacterEvent } from './event/characters.ts';
import type { ConflictEvent } from './event/conflicts.ts';
import type { CourseEvent } from './event/course.ts';
import type { PoolEvent } from './event/pools.ts';

export type { CharacterEntered, DuelDecided, LeftPlay } from './event/characters.ts';
export type { DeckRenewed, Mulliganed } from './event/course.ts';

/** Every event of the game. */
export type L5rEvent =
  | PoolEvent
  | CardEvent
  | CharacterEvent
  | ConflictEvent
  | CourseEvent
  | PlainLayerEvent
  | Initiating<L5rEvent>
  | DelayedSet<L5rEvent>;
