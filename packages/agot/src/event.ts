import type { DelayedSet, Initiating, PlainLayerEvent } from '@kronika/lcg';
import type { CardEvent } from './event/cards.ts';
import type { ChallengeEvent } from './event/challenges.ts';
import type { CourseEvent } from './event/course.ts';
import type { PlayEvent } from './event/play.ts';
import type { PoolEvent } from './event/pools.ts';
import type { SetupEvent } from './event/setup.ts';

export type { CardEntered, LeftPlay } from './event/play.ts';

/** Every event of the game. */
export type AgotEvent =
  | PoolEvent
  | CardEvent
  | PlayEvent
  | ChallengeEvent
  | CourseEvent
  | SetupEvent
  | PlainLayerEvent
  | Initiating<AgotEvent>
  | DelayedSet<AgotEvent>;
