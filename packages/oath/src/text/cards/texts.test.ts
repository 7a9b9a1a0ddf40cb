import { describe, expect, test } from 'vitest';
import { CARD_FACTS, printedOf } from '../../facts/library.ts';
import { isDefined } from '../../powers/library.ts';
import '../../cards/all.ts';
import { cardText } from './texts.ts';

const MOST = 260;

describe('the texts of the cards', () => {
  test.each(CARD_FACTS.map(({ name }) => name))('%s has a name and a text in both languages', (name) => {
    const { name: named, text } = cardText(printedOf(name));

    for (const phrase of [named, text])
      for (const words of [phrase.pl, phrase.en]) expect(words.trim().length).toBeGreaterThan(0);
    expect(text.pl.length).toBeLessThanOrEqual(MOST);
    expect(text.en.length).toBeLessThanOrEqual(MOST);
    expect(text.pl).not.toMatch(/\b(favor|secret|warband|supply|adviser)s?\b/i);
  });

  test.each(['pl', 'en'] as const)('no two cards have the same name (%s)', (lang) => {
    const names = CARD_FACTS.map(({ name }) => cardText(printedOf(name)).name[lang]);

    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('every denizen, edifice, ruin and relic says what it does', () => {
    const silent = CARD_FACTS.filter(
      ({ back, name }) => back !== 'site' && back !== 'vision' && !isDefined(printedOf(name)),
    );

    expect(silent).toEqual([]);
  });
});
