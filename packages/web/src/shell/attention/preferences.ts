import { oneOf } from '../../client/reading.ts';
import { type Stored, stored } from '../../client/storage/stored.ts';
import { SOUNDS, type SoundKind } from '../../sound/kinds.ts';

const DEFAULT_VOLUME = 40;

/** How loud, in hundredths; 0 is silence. */
export const volumePreference: Stored<number> = stored({
  key: 'volume',
  read: (text) => {
    const volume = Number(text ?? DEFAULT_VOLUME);
    return Number.isInteger(volume) && volume >= 0 && volume <= 100 ? volume : DEFAULT_VOLUME;
  },
  write: String,
});

/** The sounds that somebody does not want to hear. */
export const mutedPreference: Stored<readonly SoundKind[]> = stored({
  key: 'muted',
  read: (text) => SOUNDS.filter((kind) => (text ?? '').split(',').includes(kind)),
  write: (kinds) => kinds.join(','),
});

const SWITCH = ['on', 'off'] as const;
export type Switched = (typeof SWITCH)[number];

/** Whether the name and the icon of the window say that it is one's turn. */
export const tabMarkPreference: Stored<Switched> = stored({
  key: 'tab-mark',
  read: (text) => oneOf(text, SWITCH) ?? 'on',
  write: (value) => value,
});

/** Whether the browser may tell somebody who looks elsewhere that it is their turn. Off until they ask for it. */
export const notificationPreference: Stored<Switched> = stored({
  key: 'notifications',
  read: (text) => oneOf(text, SWITCH) ?? 'off',
  write: (value) => value,
});
