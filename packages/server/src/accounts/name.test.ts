import { describe, expect, test } from 'vitest';
import { folded } from './name.ts';

describe('a name', () => {
  test.each([
    ['Jadwiga', 'jadwiga'],
    ['Żółw', 'ZOLW'],
    ['Jan Kowalski', 'jan_kowalski'],
    ['Ola', '0la'],
    ['Mila', 'MiIa'],
    ['Mama', 'Мама'],
    ['Straße', 'strasse'],
    ['fi', 'ﬁ'],
    ['Ala', 'A\u200bla'],
    ['Marna', 'mama'],
  ])('%s looks like %s', (one, other) => {
    expect(folded(one)).toBe(folded(other));
    expect(folded(one)).not.toBe('');
  });

  test.each([
    ['Ala', 'Ola'],
    ['Ala', 'Alaa'],
    ['李', '王'],
  ])('%s is not %s', (one, other) => {
    expect(folded(one)).not.toBe(folded(other));
  });

  test.each(['', ' ', '…', '-_-', '\u200b'])('nothing is left of %j', (name) => {
    expect(folded(name)).toBe('');
  });
});
