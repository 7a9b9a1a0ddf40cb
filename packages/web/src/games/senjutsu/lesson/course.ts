import type { SenjutsuView } from '@kronika/senjutsu';
import type { Course } from '../../../lesson/course.ts';
import { these } from '../../../lesson/which.ts';
import { theField } from './1-field.ts';
import { theTurn } from './2-turn.ts';
import { theAttack } from './3-attack.ts';
import { theBlock } from './4-block.ts';
import { theInstant } from './5-instant.ts';
import { GORO, YOU } from './parts.ts';
import { cell, facing } from './which.ts';

/**
 * The first duel of Senjutsu: four turns of the Warrior against the Ronin with their signature decks, on the smallest
 * board. The seed is chosen so that the cards come as the lessons need them.
 */
export const senjutsuCourse: Course<SenjutsuView> = {
  game: 'senjutsu',
  own: YOU,
  learner: 'Tomoe',
  opponent: 'Goro',
  options: { format: 'duel', board: 'village-street', terrain: 'none', placing: 'chosen', windows: 'brief' },
  seed: 'first-duel-8441',
  brings: [
    { hero: 'warrior', weapon: 'own', deck: 'warrior' },
    { hero: 'ronin', weapon: 'own', deck: 'ronin' },
  ],
  before: [
    { seat: GORO, asked: 'placeFigure', wants: these(cell('2,-2')) },
    { seat: GORO, asked: 'faceAtStart', wants: these(facing(4)) },
  ],
  lessons: [theField, theTurn, theAttack, theBlock, theInstant],
  endsAt: 'chooseCard',
  afterwards: {
    lead: {
      pl: 'Masz za sobą ruch, cios, blok, Kamae i kartę nagłą. Reszta to praktyka.',
      en: 'You have moved, struck, blocked, changed Kamae and played an instant. The rest is practice.',
    },
    playOn: {
      pl: 'Tura piąta trwa: Ronin ma dwie Rany, ty żadnej. Od tej chwili gra za niego bot.',
      en: 'Turn five is on: the Ronin has two wounds, you have none. From here a bot plays for him.',
    },
    decks: {
      pl: 'Trzynaścioro bohaterów i ich talie. Weź gotową albo zbuduj własną.',
      en: 'Thirteen heroes and their decks. Take a ready one, or build your own.',
    },
  },
};
