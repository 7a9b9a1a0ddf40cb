import { oneOf } from '../../client/reading.ts';
import { type Stored, stored } from '../../client/storage/stored.ts';
import { OPPONENTS, type Opponent } from '../match/choice.ts';

/** How somebody likes to play; a bot is always there. */
export const modePreference: Stored<Opponent> = stored({
  key: 'mode',
  read: (text) => oneOf(text, OPPONENTS) ?? 'bot',
  write: (mode) => mode,
});
