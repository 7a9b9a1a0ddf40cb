import type { AgotDefinition } from '../../rules/card-definition.ts';
import * as family from './characters-family.ts';
import * as others from './characters-others.ts';
import * as events from './events.ts';
import * as places from './places-and-things.ts';

export const starkCards: Readonly<Record<string, AgotDefinition>> = {
  'arya-stark': family.aryaStark,
  'bran-stark': family.branStark,
  'catelyn-stark': family.catelynStark,
  'eddard-stark': family.eddardStark,
  'robb-stark': family.robbStark,
  'sansa-stark': family.sansaStark,
  'grey-wind': others.greyWind,
  summer: others.summer,
  'direwolf-pup': others.direwolfPup,
  'vanguard-of-the-north': others.vanguardOfTheNorth,
  'winterfell-steward': others.winterfellSteward,
  ice: places.ice,
  'gates-of-winterfell': places.gatesOfWinterfell,
  'the-wolfswood': places.theWolfswood,
  'heart-tree-grove': places.heartTreeGrove,
  'for-the-north': events.forTheNorth,
  'like-warm-rain': events.likeWarmRain,
  'winter-is-coming': events.winterIsComing,
};
