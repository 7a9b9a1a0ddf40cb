import type { Lang } from '@kronika/kernel';

export interface DesignWords {
  readonly title: string;
  readonly surfaces: string;
  readonly inks: string;
  readonly sample: string;
  readonly type: string;
  readonly allegiances: string;
  readonly controls: string;
  readonly main: string;
  readonly pick: string;
  readonly plain: string;
  readonly ghost: string;
  readonly disabled: string;
  readonly segment: string;
  readonly option: string;
  readonly optionHint: string;
  readonly icons: string;
  readonly cards: string;
}

export const DESIGN_WORDS: Readonly<Record<Lang, DesignWords>> = {
  pl: {
    title: 'System wizualny',
    surfaces: 'Powierzchnie',
    inks: 'Kolory tekstu',
    sample: 'Zażółć gęślą jaźń',
    type: 'Pismo',
    allegiances: 'Klany',
    controls: 'Kontrolki',
    main: 'Główny',
    pick: 'Do wyboru',
    plain: 'Zwykły',
    ghost: 'Cichy',
    disabled: 'Nieczynny',
    segment: 'Jedno z kilku',
    option: 'Wybór z uzasadnieniem',
    optionHint: 'zdanie o tym, co robi',
    icons: 'Ikony',
    cards: 'Karty',
  },
  en: {
    title: 'Design system',
    surfaces: 'Surfaces',
    inks: 'Text colours',
    sample: 'Zażółć gęślą jaźń',
    type: 'Type',
    allegiances: 'Clans',
    controls: 'Controls',
    main: 'Main',
    pick: 'To choose',
    plain: 'Plain',
    ghost: 'Quiet',
    disabled: 'Disabled',
    segment: 'One of a few',
    option: 'A choice with a reason',
    optionHint: 'a sentence about what it does',
    icons: 'Icons',
    cards: 'Cards',
  },
};
