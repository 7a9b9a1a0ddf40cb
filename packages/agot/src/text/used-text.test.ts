import { type Lang, printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { usedText, withoutOccasion } from './used-text.ts';

const does = (lang: Lang, card: string): string => withoutOccasion(lang, usedText(lang, printedId(card)) ?? '');

describe('what a card does, where the title has said when', () => {
  test('begins behind the colon where nothing is to be done first', () => {
    expect(does('en', 'littlefinger')).toBe('draw 2 cards.');
    expect(does('pl', 'littlefinger')).toBe('dobierz 2 karty.');
  });

  test('keeps what is chosen, so that "it" means something', () => {
    expect(does('en', 'rattleshirts-raiders')).toBe(
      'choose an attachment controlled by the loser: discard it from play.',
    );
    expect(does('pl', 'rattleshirts-raiders')).toBe('wybierz dodatek kontrolowany przez przegranego: odrzuć go z gry.');
  });

  test('keeps what is paid', () => {
    expect(does('en', 'the-mander')).toBe('kneel The Mander: draw 2 cards.');
    expect(does('pl', 'the-mander')).toBe('Mander klęka: dobierz 2 karty.');
  });

  test('is the whole text where it names no occasion, or where the only colon is of a limit', () => {
    expect(does('en', 'filthy-accusations')).toBe('Pick a character: it kneels.');
    expect(does('en', 'randyll-tarly')).toMatch(/^After .*, he stands\. \(Limit: twice per phase\.\)$/);
  });
});
