import type { Binding } from './shortcuts.ts';

const DIGIT = /^\d$/;

/** What stands on the keys; a row of digits is told by its ends. */
export function shownKeys(keys: readonly Binding[], names: Readonly<Record<string, string>>): readonly string[] {
  const [first, last] = [keys[0]?.key ?? '', keys.at(-1)?.key ?? ''];
  if (keys.length > 2 && keys.every(({ key }) => DIGIT.test(key))) return [`${first}–${last}`];
  return keys.map(({ key }) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}
