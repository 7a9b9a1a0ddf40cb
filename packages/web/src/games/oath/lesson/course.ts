import type { OathView } from '@kronika/oath';
import type { Course } from '../../../lesson/course.ts';
import { theRealm } from './1-realm.ts';
import { theSearch } from './2-search.ts';
import { theMuster } from './3-muster.ts';
import { theCampaign } from './4-campaign.ts';
import { theRest } from './5-rest.ts';
import { YOU } from './parts.ts';

/**
 * The first reign: the Chancellor's first turn and the beginning of the second, against one Exile. The seed is chosen so
 * that the site beside the capital has a relic for a secret, and the battle there is won without losses.
 */
export const oathCourse: Course<OathView> = {
  game: 'oath',
  own: YOU,
  learner: 'Alban',
  opponent: 'Mira',
  options: { seats: 2 },
  seed: 'first-reign-68',
  brings: [{}, {}],
  before: [],
  lessons: [theRealm, theSearch, theMuster, theCampaign, theRest],
  endsAt: 'act',
  afterwards: {
    lead: {
      pl: 'Masz za sobą wszystkie sześć działań: Przeszukanie, Werbunek, Handel, Podróż, Najazd i Odzyskiwanie.',
      en: 'You have taken all six actions: Search, Muster, Trade, Travel, Campaign and Recover.',
    },
    playOn: {
      pl: 'Trwa runda druga: władasz czterema obszarami i masz tytuł. Od tej chwili za Mirę gra bot.',
      en: 'Round two is on: you rule four sites and hold the title. From here a bot plays for Mira.',
    },
  },
};
