import type { AgotView } from '@kronika/agot';
import type { Course } from '../../../lesson/course.ts';
import { theTable } from './1-table.ts';
import { thePlots } from './2-plots.ts';
import { theMarshaling } from './3-marshaling.ts';
import { theIntrigue } from './4-intrigue.ts';
import { theMilitary } from './5-military.ts';
import { thePower } from './6-power.ts';
import { theDefense } from './7-defense.ts';
import { theRound } from './8-round.ts';
import { LIONS, WOLVES } from './decks.ts';
import { WINDOWS, YOU } from './parts.ts';

/**
 * The first game of agot: one whole round of a joust, Starks against Lannisters. The seed is chosen so that the cards
 * come as the lessons need them.
 */
export const agotCourse: Course<AgotView> = {
  game: 'agot',
  own: YOU,
  learner: 'Rickard',
  opponent: 'Genna',
  options: { windows: 'brief' },
  seed: 'first-game-1013939',
  brings: [WOLVES, LIONS],
  before: [],
  lessons: [theTable, thePlots, theMarshaling, theIntrigue, theMilitary, thePower, theDefense, theRound],
  endsAt: WINDOWS.marshaling,
  afterwards: {
    lead: {
      pl: 'Masz za sobą fabuły, mobilizację, trzy wyzwania, obronę i dominację. Reszta to praktyka.',
      en: 'Plots, marshaling, three challenges, a defense and dominance are behind you. The rest is practice.',
    },
    playOn: {
      pl: 'Runda druga trwa, masz przewagę i zaczynasz mobilizację. Od tej chwili za Gennę gra bot.',
      en: 'Round two is on, you are ahead, and it is your turn to marshal. From here a bot plays for Genna.',
    },
    decks: {
      pl: 'Osiem stronnictw, osiem sposobów gry. Weź gotową talię albo zbuduj własną.',
      en: 'Eight factions, eight ways to play. Take a ready deck, or build your own.',
    },
  },
};
