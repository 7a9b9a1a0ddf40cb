import type { L5rView } from '@kronika/l5r';
import type { Course } from '../../../lesson/course.ts';
import { theTable } from './1-table.ts';
import { theDynasty } from './2-dynasty.ts';
import { theBid } from './3-bid.ts';
import { theAttack } from './4-attack.ts';
import { theDefence } from './5-defence.ts';
import { theRound } from './6-round.ts';
import { YOU } from './parts.ts';

/**
 * The first game of l5r: one whole round of the Lion against the Crane, with the decks for the first game. The seed is
 * chosen so that the cards come as the lessons need them.
 */
export const l5rCourse: Course<L5rView> = {
  game: 'l5r',
  own: YOU,
  learner: 'Akodo',
  opponent: 'Hoshiko',
  options: { windows: 'brief' },
  seed: 'first-game-69273',
  brings: ['lion-starter', 'crane-starter'],
  before: [],
  lessons: [theTable, theDynasty, theBid, theAttack, theDefence, theRound],
  endsAt: 'dynastyWindow',
  afterwards: {
    lead: {
      pl: 'Masz za sobą licytację, atak, obronę, spustoszoną prowincję i moc kręgu. Reszta to praktyka.',
      en: 'You have bid, attacked, defended, broken a province and used a ring. The rest is practice.',
    },
    playOn: {
      pl: 'Runda druga trwa: jedna prowincja Hoshiko leży w gruzach. Od tej chwili gra za nią bot.',
      en: "Round two is on: one of Hoshiko's provinces lies in ruins. From here a bot plays for her.",
    },
    decks: {
      pl: 'Siedem klanów, siedem sposobów gry. Weź gotową talię albo zbuduj własną.',
      en: 'Seven clans, seven ways to play. Take a ready deck, or build your own.',
    },
  },
};
