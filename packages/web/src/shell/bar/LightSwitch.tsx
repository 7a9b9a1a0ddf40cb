import { useSyncExternalStore } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { lightOf } from '../preferences/apply-theme.ts';
import { themePreference } from '../preferences/preferences.ts';
import { useStored } from '../preferences/use-stored.ts';
import { useWords } from '../use-words.ts';
import { SHELL_WORDS } from '../words.ts';

const system = matchMedia('(prefers-color-scheme: light)');

function onSystemChange(listener: () => void): () => void {
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}

/** From light to dark and back. To follow the system again is in the settings. */
export function LightSwitch() {
  const say = useWords(SHELL_WORDS);
  const systemLight = useSyncExternalStore(onSystemChange, () => (system.matches ? 'light' : 'dark'));
  const light = lightOf(useStored(themePreference), systemLight);
  const label = light === 'dark' ? say.toLight : say.toDark;
  return (
    <button
      type="button"
      className="top-bar-light"
      aria-label={label}
      title={label}
      onClick={() => themePreference.set(light === 'dark' ? 'light' : 'dark')}
    >
      <Icon name={light === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
