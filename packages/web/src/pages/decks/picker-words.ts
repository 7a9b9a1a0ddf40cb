import { type Lang, plural } from '@kronika/kernel';

interface PickerWords {
  readonly origins: Readonly<Record<'own' | 'ready', string>>;
  draft(faults: number): string;
  readonly mend: string;
  readonly build: string;
}

export const PICKER_WORDS: Readonly<Record<Lang, PickerWords>> = {
  pl: {
    origins: { own: 'Twoje talie', ready: 'Gotowe talie' },
    draft: (faults) =>
      `szkic · ${faults} ${plural('pl', faults, { one: 'rzecz', few: 'rzeczy', many: 'rzeczy', other: 'rzeczy' })} do poprawienia`,
    mend: 'Popraw',
    build: 'Zbuduj własną talię',
  },
  en: {
    origins: { own: 'Your decks', ready: 'Ready-made decks' },
    draft: (faults) => `draft · ${faults} ${faults === 1 ? 'thing' : 'things'} to fix`,
    mend: 'Fix it',
    build: 'Build a deck of your own',
  },
};
