import { expect, test } from 'vitest';
import { hyphenated } from './hyphens.ts';

const shown = (name: string): string => hyphenated(name).replaceAll('\u00ad', '-');

test('long words may be broken between syllables, short ones not at all', () => {
  expect(shown('Nadprzyrodzona burza')).toBe('Nadprzy-rodzona burza');
  expect(shown('Wypielęgnowany ogród')).toBe('Wypielęg-nowany ogród');
  expect(shown('Publiczna kompromitacja')).toBe('Publiczna kompro-mitacja');
  expect(shown('Przywoływacz duchów Kitsu')).toBe('Przywo-ływacz duchów Kitsu');
  expect(shown('Spustoszenie')).toBe('Spus-toszenie');
  expect(shown('Akodo Toturi')).toBe('Akodo Toturi');
});
