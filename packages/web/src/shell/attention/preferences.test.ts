import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The preferences of a browser that remembers these. */
async function remembered(kept: Readonly<Record<string, string>>) {
  const storage = new Map(Object.entries(kept));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
  });
  return { storage, ...(await import('./preferences.ts')) };
}

test('at first sounds are quiet, all of them on, and nobody is notified', async () => {
  const { volumePreference, mutedPreference, tabMarkPreference, notificationPreference } = await remembered({});

  expect(volumePreference.get()).toBe(40);
  expect(mutedPreference.get()).toEqual([]);
  expect(tabMarkPreference.get()).toBe('on');
  expect(notificationPreference.get()).toBe('off');
});

test('what was chosen is remembered', async () => {
  const { storage, volumePreference, mutedPreference } = await remembered({ 'kronika.muted': 'turn,fall' });
  expect(mutedPreference.get()).toEqual(['turn', 'fall']);

  volumePreference.set(0);
  mutedPreference.set(['end']);

  expect(storage.get('kronika.volume')).toBe('0');
  expect(storage.get('kronika.muted')).toBe('end');
});

test.each(['loud', '-5', '1000', '12.5'])('a volume of "%s" is none', async (text) => {
  const { volumePreference } = await remembered({ 'kronika.volume': text, 'kronika.muted': 'nothing,we,know' });

  expect(volumePreference.get()).toBe(40);
});
