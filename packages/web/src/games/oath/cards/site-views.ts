import type { PrintedId } from '@kronika/kernel';
import { isSiteName, type SiteName } from '@kronika/oath';
import coast from '../views/coast.svg';
import mine from '../views/mine.svg';
import mountain from '../views/mountain.svg';
import plains from '../views/plains.svg';
import salt from '../views/salt.svg';
import stones from '../views/stones.svg';
import tribunal from '../views/tribunal.svg';
import wood from '../views/wood.svg';

/** What is to be seen at each site. */
export const SITE_VIEWS: Readonly<Record<SiteName, string>> = {
  'ancient-city': tribunal,
  'barren-coast': coast,
  'buried-giant': stones,
  'charming-valley': plains,
  'deep-woods': wood,
  'drowned-city': coast,
  'fertile-valley': plains,
  'great-slum': plains,
  'the-tribunal': tribunal,
  'lush-coast': coast,
  marshes: wood,
  mine,
  mountain,
  'narrow-pass': mountain,
  plains,
  river: coast,
  'rocky-coast': coast,
  'salt-flats': salt,
  'shrouded-wood': wood,
  'standing-stones': stones,
  steppe: salt,
  'the-hidden-place': mine,
  wastes: salt,
};

/** The name of a site card, by which its view and its facts are found. */
export function siteNameOf(printed: PrintedId): SiteName | undefined {
  const name: string = printed;
  return isSiteName(name) ? name : undefined;
}
