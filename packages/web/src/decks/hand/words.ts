import { type Lang, plural } from '@kronika/kernel';

interface HandWords {
  readonly title: string;
  readonly hint: string;
  readonly again: string;
  readonly draw: string;
  readonly replace: string;
  readonly empty: string;
  left(count: number): string;
}

export const HAND_WORDS: Readonly<Record<Lang, HandWords>> = {
  pl: {
    title: 'Próbna ręka',
    hint: 'Tak mogłaby się zacząć partia. Dotknij karty, żeby ją wymienić.',
    again: 'Potasuj i rozdaj od nowa',
    draw: 'Dobierz kartę',
    replace: 'wymień tę kartę',
    empty: 'W tej części talii nie ma kart.',
    left: (count) =>
      `w talii ${plural('pl', count, { one: 'została', few: 'zostały', many: 'zostało', other: 'zostało' })} ${count}`,
  },
  en: {
    title: 'Test hand',
    hint: 'A match could begin like this. Touch a card to replace it.',
    again: 'Shuffle and deal again',
    draw: 'Draw a card',
    replace: 'replace this card',
    empty: 'There are no cards in this part of the deck.',
    left: (count) => `${count} left in the deck`,
  },
};
