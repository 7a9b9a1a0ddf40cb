import type { Lang } from '@kronika/kernel';
import { oneOf } from '../../client/reading.ts';
import { type Stored, stored } from '../../client/storage/stored.ts';
import type { AnimationSpeed } from '../../table/props.ts';
import { STAGE_SPEEDS, type StageSpeed } from '../../table/staging/tempo.ts';

const LANGUAGES: readonly Lang[] = ['pl', 'en'];
export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS: readonly AnimationSpeed[] = ['normal', 'fast', 'off'];

/** No name is longer; the tables would not take it. */
export const LONGEST_NAME = 40;

/** Polish for those whose browser speaks it, English for everybody else. */
function systemLanguage(): Lang {
  const spoken = globalThis.navigator?.languages ?? [];
  return spoken[0]?.toLowerCase().startsWith('pl') ? 'pl' : 'en';
}

export const languagePreference: Stored<Lang> = stored({
  key: 'language',
  read: (text) => oneOf(text, LANGUAGES) ?? systemLanguage(),
  write: (lang) => lang,
});

export const themePreference: Stored<Theme> = stored({
  key: 'theme',
  read: (text) => oneOf(text, THEMES) ?? 'system',
  write: (theme) => theme,
});

export const animationPreference: Stored<AnimationSpeed> = stored({
  key: 'animation',
  read: (text) => oneOf(text, SPEEDS) ?? 'normal',
  write: (speed) => speed,
});

/** How fast others are seen to act. */
export const tempoPreference: Stored<StageSpeed> = stored({
  key: 'tempo',
  read: (text) => oneOf(text, STAGE_SPEEDS) ?? 'normal',
  write: (speed) => speed,
});

/** How the player wants to be called; empty until they said so. */
export const namePreference: Stored<string> = stored({
  key: 'name',
  read: (text) => (text ?? '').slice(0, LONGEST_NAME),
  write: (name) => name,
});
