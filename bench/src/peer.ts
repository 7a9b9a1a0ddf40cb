import { type Course, race, type Work } from './measure.ts';
import { atLeast, type Findings } from './result.ts';

/** How many times the moves per second of boardgame.io Kronika should make. */
const AIM = 20;

const COURSE: Course = { rounds: 9, milliseconds: 200 };

/** The same game on both engines; each work is a batch of the same matches and counts their moves. */
export interface Peers {
  readonly name: string;
  readonly kronika: Work;
  readonly boardgameIo: Work;
}

/** Races Kronika against boardgame.io. */
export function comparePeers({ name, kronika, boardgameIo }: Peers): Findings {
  const { first, second, ratio } = race(kronika, boardgameIo, COURSE);
  return {
    ratios: { [name]: atLeast(AIM, ratio) },
    details: [
      { name: `${name}: Kronika`, value: first, unit: 'moves/s' },
      { name: `${name}: boardgame.io`, value: second, unit: 'moves/s' },
    ],
  };
}
