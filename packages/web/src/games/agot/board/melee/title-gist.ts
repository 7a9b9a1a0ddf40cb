import type { Phrase } from '@kronika/kernel';

/** What a title does besides its numbers, as short as can be; the whole text stands in the inspector. */
export const TITLE_GISTS: Readonly<Record<string, Phrase>> = {
  'hand-of-the-king': {
    pl: 'drugie wyzwanie władzy, z innym przeciwnikiem; +1 SIŁA w wyzwaniach władzy',
    en: 'a second power challenge, against another opponent; +1 STR in power challenges',
  },
  'master-of-ships': {
    pl: '+1 roszczenia w militarnych, gdy atakujesz rywala; +1 SIŁA w militarnych',
    en: '+1 claim in military challenges against rivals; +1 STR in military challenges',
  },
  'master-of-whispers': {
    pl: 'roszczenia intrygi wobec dowolnie wielu przeciwników; +1 SIŁA w intrygach',
    en: 'intrigue claim against any number of opponents; +1 STR in intrigue challenges',
  },
  'master-of-laws': {
    pl: 'dobierasz 1 kartę więcej',
    en: 'draw 1 more card',
  },
  'crown-regent': {
    pl: 'raz na rundę przekierowujesz wyzwanie; +2 SIŁY w walce o dominację',
    en: 'redirect 1 challenge each round; +2 STR for dominance',
  },
};
