import { DEFAULT_LEVEL, LEVEL_IDS, type LevelId } from '@kronika/bots';
import { oneOf } from '../../client/reading.ts';
import { type Stored, stored } from '../../client/storage/stored.ts';

/** The level of bots that somebody chose last: the next match proposes it again. */
export const levelPreference: Stored<LevelId> = stored({
  key: 'level',
  read: (text) => oneOf(text, LEVEL_IDS) ?? DEFAULT_LEVEL,
  write: (level) => level,
});
