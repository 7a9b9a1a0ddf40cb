import type { Phrase } from '@kronika/kernel';
import type { TerrainKind } from '../state.ts';

/** What a piece of terrain does (section 23 of the rules). */
export const TERRAIN_WORDS: Readonly<Record<TerrainKind, Phrase>> = {
  rocks: {
    pl: 'Zasłaniają widok i ataki. Wepchnięcie: 1 ogłuszenie.',
    en: 'Block sight and attacks. Forced in: 1 stun.',
  },
  bamboo: {
    pl: 'Zasłania, póki stoi; wejście lub cios go łamie. Wepchnięcie: 1 ogłuszenie i 1 utykanie.',
    en: 'Blocks while it stands; entering or a blow breaks it. Forced in: 1 stun and 1 limp.',
  },
  burningCart: {
    pl: 'Zasłania widok i ataki. Wepchnięcie: 1 ogłuszenie i 1 rana.',
    en: 'Blocks sight and attacks. Forced in: 1 stun and 1 wound.',
  },
  shrine: {
    pl: 'Koniec tury obok niej: +1 skupienie. Wepchnięcie: 1 ogłuszenie.',
    en: 'End of turn next to it: +1 focus. Forced in: 1 stun.',
  },
  boat: {
    pl: 'Zwykłe pola; może leżeć poza planszą i tworzyć przejście.',
    en: 'Ordinary cells; it may lie off the board and make a new way.',
  },
  toriiGate: {
    pl: 'Przejście wolne, słupy zasłaniają. Wepchnięcie w słup: 1 ogłuszenie.',
    en: 'The opening is free, the pillars block. Forced into a pillar: 1 stun.',
  },
  cherryTree: {
    pl: 'Zasłania widok i ataki. Wepchnięcie: 1 ogłuszenie.',
    en: 'Blocks sight and attacks. Forced in: 1 stun.',
  },
  fallenSamurai: {
    pl: 'Nie zasłania. Kto wejdzie: 1 ogłuszenie i traci całe skupienie.',
    en: 'Does not block. Whoever enters: 1 stun, and all focus is lost.',
  },
};
