import { agotEntry } from '@kronika/agot';
import { exampleEntries } from '@kronika/examples';
import { type GameEntry, registryOf } from '@kronika/kernel';
import { l5rEntry } from '@kronika/l5r';
import { oathEntry } from '@kronika/oath';
import { senjutsuEntry } from '@kronika/senjutsu';

/** Every game there is, with all that belongs to it. Programs know games from here only. */
export const entries: readonly GameEntry[] = [l5rEntry, agotEntry, senjutsuEntry, oathEntry, ...exampleEntries];

/** Every game there is, for whoever plays any of them. */
export const registry = registryOf(...entries.map(({ game }) => game));
