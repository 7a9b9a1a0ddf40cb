import { type Theme, themePreference } from './preferences.ts';

/** What the page is shown in. */
export type Light = 'dark' | 'light';

export function lightOf(theme: Theme, system: Light): Light {
  return theme === 'system' ? system : theme;
}

/** Keeps the page in the chosen light, or in that of the system, from now on. */
export function applyTheme(page: HTMLElement): void {
  const query = matchMedia('(prefers-color-scheme: light)');
  const show = () => {
    page.dataset.theme = lightOf(themePreference.get(), query.matches ? 'light' : 'dark');
  };
  themePreference.subscribe(show);
  query.addEventListener('change', show);
  show();
}
