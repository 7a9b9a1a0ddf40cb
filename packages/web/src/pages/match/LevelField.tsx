import { useStored } from '../../shell/preferences/use-stored.ts';
import { LevelSelect } from './LevelSelect.tsx';
import { levelPreference } from './usual-level.ts';

/** The level of the bots in the next match, where nothing else is chosen: it is remembered as it is chosen. */
export function LevelField() {
  return <LevelSelect bot={useStored(levelPreference)} onChange={() => undefined} />;
}
