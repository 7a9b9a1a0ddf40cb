import type { L5rDefinition } from '../../rules/card-definition.ts';
import * as attachments from './attachments.ts';
import * as common from './characters-common.ts';
import * as conflict from './characters-conflict.ts';
import * as unique from './characters-unique.ts';
import * as events from './events.ts';
import * as places from './places.ts';

export const scorpionCards: Readonly<Record<string, L5rDefinition>> = {
  'adept-of-shadows': conflict.adeptOfShadows,
  ambush: events.ambush,
  'bayushi-manipulator': common.bayushiManipulator,
  'bayushi-shoju': unique.bayushiShoju,
  'bayushi-yunako': unique.bayushiYunako,
  blackmail: events.blackmail,
  'blackmail-artist': common.blackmailArtist,
  'calling-in-favors': events.callingInFavors,
  'city-of-lies': places.cityOfLies,
  'city-of-the-open-hand': places.cityOfTheOpenHand,
  'court-mask': attachments.courtMask,
  'favored-niece': common.favoredNiece,
  'forged-edict': events.forgedEdict,
  'i-can-swim': events.iCanSwim,
  'secret-cache': places.secretCache,
  'shosuro-actress': common.shosuroActress,
  'shosuro-miyako': unique.shosuroMiyako,
  'sinister-soshi': common.sinisterSoshi,
  'soshi-illusionist': common.soshiIllusionist,
  'way-of-the-scorpion': events.wayOfTheScorpion,
  'yogo-hiroue': unique.yogoHiroue,
  'yogo-outcast': common.yogoOutcast,
  'young-rumormonger': common.youngRumormonger,
};
