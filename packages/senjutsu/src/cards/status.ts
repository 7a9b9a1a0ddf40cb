import type { PoisonFact } from './fact.ts';

/** Poisons (SEN-POIS-d, SEN-XPOIS-e to SEN-XPOIS-h). Stuns, limps and wounds are numbers, not cards. */
export const POISONS: readonly PoisonFact[] = [
  {
    is: 'poison',
    id: 'crippling-poison',
    serial: '002',
    name: { pl: 'Paraliżujący Jad', en: 'Crippling Poison' },
    set: 'base',
    lies: { in: 'deck' },
    certainty: 'read',
  },
  {
    is: 'poison',
    id: 'mist-of-confusion',
    serial: '129',
    name: { pl: 'Obłok Zamętu', en: 'Mist of Confusion' },
    set: 'expansion',
    lies: { in: 'play', degrees: 180 },
    certainty: 'read',
  },
  {
    is: 'poison',
    id: 'haemorrhagic-toxin',
    serial: '130',
    name: { pl: 'Toksyna Krwotoczna', en: 'Haemorrhagic Toxin' },
    set: 'expansion',
    lies: { in: 'play', degrees: 90 },
    certainty: 'read',
  },
  {
    is: 'poison',
    id: 'paralysing-toxin',
    serial: '131',
    name: { pl: 'Porażenie', en: 'Paralysing Toxin' },
    set: 'expansion',
    lies: { in: 'play', degrees: 180 },
    certainty: 'read',
  },
  {
    is: 'poison',
    id: 'virulent-poison',
    serial: '132',
    name: { pl: 'Zjadliwa Trucizna', en: 'Virulent Poison' },
    set: 'expansion',
    lies: { in: 'play', degrees: 90 },
    certainty: 'read',
  },
];
