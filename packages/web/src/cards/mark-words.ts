import type { Lang } from '@kronika/kernel';
import type { CardMarks } from './card-marks.ts';

interface MarkWords {
  readonly may: string;
  readonly chosen: string;
  readonly chosenAs: (order: number) => string;
  readonly not: string;
  readonly bowed: string;
  readonly target: string;
  readonly blank: string;
  readonly source: (kind: string) => string;
  readonly spent: (limit: string) => string;
  readonly contested: string;
  readonly broken: string;
}

const WORDS: Readonly<Record<Lang, MarkWords>> = {
  pl: {
    may: 'do wyboru',
    chosen: 'wybrana',
    chosenAs: (order) => `wybrana jako ${order}.`,
    not: 'nie do wyboru',
    bowed: 'w ukłonie',
    target: 'cel',
    blank: 'pusta',
    source: (kind) => `źródło efektu: ${kind}`,
    spent: (limit) => `limit zużyty: ${limit}`,
    contested: 'atakowana',
    broken: 'spustoszona',
  },
  en: {
    may: 'can be chosen',
    chosen: 'chosen',
    chosenAs: (order) => `chosen as number ${order}`,
    not: 'cannot be chosen',
    bowed: 'bowed',
    target: 'targeted',
    blank: 'blank',
    source: (kind) => `source of the effect: ${kind}`,
    spent: (limit) => `limit used: ${limit}`,
    contested: 'under attack',
    broken: 'broken',
  },
};

/** The marks of a card, said aloud. */
export function markWords(marks: CardMarks, lang: Lang): readonly string[] {
  const say = WORDS[lang];
  const { choice, stance, target, blank, source, spent, contested, broken } = marks;
  return [
    ...(stance === 'bowed' ? [say.bowed] : []),
    ...(blank ? [say.blank] : []),
    ...(contested ? [say.contested] : []),
    ...(broken ? [say.broken] : []),
    ...(spent === undefined ? [] : [say.spent(spent)]),
    ...(source === undefined ? [] : [say.source(source)]),
    ...(target ? [say.target] : []),
    ...(choice === undefined ? [] : [choiceWord(say, choice)]),
  ];
}

function choiceWord(say: MarkWords, choice: NonNullable<CardMarks['choice']>): string {
  switch (choice.is) {
    case 'may':
      return say.may;
    case 'not':
      return say.not;
    case 'chosen':
      return choice.order === undefined ? say.chosen : say.chosenAs(choice.order);
  }
}
