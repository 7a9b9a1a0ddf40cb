import type { L5rDefinition } from '../../rules/card-definition.ts';
import * as attachments from './attachments.ts';
import * as cheap from './characters-cheap.ts';
import * as conflictCharacters from './characters-conflict.ts';
import * as costly from './characters-costly.ts';
import * as events from './events.ts';
import * as places from './places.ts';

export const lionCards: Readonly<Record<string, L5rDefinition>> = {
  'yojin-no-shiro': places.yojinNoShiro,
  'the-art-of-war': places.theArtOfWar,
  'staging-ground': places.stagingGround,
  'obstinate-recruit': cheap.obstinateRecruit,
  'ikoma-prodigy': cheap.ikomaProdigy,
  'steadfast-samurai': cheap.steadfastSamurai,
  'akodo-gunso': cheap.akodoGunso,
  deathseeker: cheap.deathseeker,
  'venerable-historian': cheap.venerableHistorian,
  'kitsu-spiritcaller': costly.kitsuSpiritcaller,
  'lion-s-pride-brawler': costly.lionsPrideBrawler,
  'matsu-beiona': costly.matsuBeiona,
  'honored-general': costly.honoredGeneral,
  'ikoma-eiji': costly.ikomaEiji,
  'akodo-toturi': costly.akodoToturi,
  'vengeful-oathkeeper': conflictCharacters.vengefulOathkeeper,
  'master-of-the-spear': conflictCharacters.masterOfTheSpear,
  'guidance-of-the-ancestors': attachments.guidanceOfTheAncestors,
  'honored-blade': attachments.honoredBlade,
  sashimono: attachments.sashimono,
  'ready-for-battle': events.readyForBattle,
  'stand-your-ground': events.standYourGround,
  'way-of-the-lion': events.wayOfTheLion,
  'for-greater-glory': events.forGreaterGlory,
  'strength-in-numbers': events.strengthInNumbers,
};
