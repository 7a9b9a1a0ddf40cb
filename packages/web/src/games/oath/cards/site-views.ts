import type { PrintedId } from '@kronika/kernel';
import { isSiteName, type SiteName } from '@kronika/oath';
import ancientCity from '../views/ancient-city.svg';
import barrenCoast from '../views/barren-coast.svg';
import buriedGiant from '../views/buried-giant.svg';
import charmingValley from '../views/charming-valley.svg';
import deepWoods from '../views/deep-woods.svg';
import drownedCity from '../views/drowned-city.svg';
import fertileValley from '../views/fertile-valley.svg';
import greatSlum from '../views/great-slum.svg';
import lushCoast from '../views/lush-coast.svg';
import marshes from '../views/marshes.svg';
import mine from '../views/mine.svg';
import mountain from '../views/mountain.svg';
import narrowPass from '../views/narrow-pass.svg';
import plains from '../views/plains.svg';
import river from '../views/river.svg';
import rockyCoast from '../views/rocky-coast.svg';
import saltFlats from '../views/salt-flats.svg';
import shroudedWood from '../views/shrouded-wood.svg';
import standingStones from '../views/standing-stones.svg';
import steppe from '../views/steppe.svg';
import theHiddenPlace from '../views/the-hidden-place.svg';
import theTribunal from '../views/the-tribunal.svg';
import wastes from '../views/wastes.svg';

/** What is to be seen at each site. */
export const SITE_VIEWS: Readonly<Record<SiteName, string>> = {
  'ancient-city': ancientCity,
  'barren-coast': barrenCoast,
  'buried-giant': buriedGiant,
  'charming-valley': charmingValley,
  'deep-woods': deepWoods,
  'drowned-city': drownedCity,
  'fertile-valley': fertileValley,
  'great-slum': greatSlum,
  'lush-coast': lushCoast,
  marshes,
  mine,
  mountain,
  'narrow-pass': narrowPass,
  plains,
  river,
  'rocky-coast': rockyCoast,
  'salt-flats': saltFlats,
  'shrouded-wood': shroudedWood,
  'standing-stones': standingStones,
  steppe,
  'the-hidden-place': theHiddenPlace,
  'the-tribunal': theTribunal,
  wastes,
};

/** The name of a site card, by which its view and its facts are found. */
export function siteNameOf(printed: PrintedId): SiteName | undefined {
  const name: string = printed;
  return isSiteName(name) ? name : undefined;
}
