import type { L5rDefinition } from '../../rules/card-definition.ts';
import * as attachments from './attachments.ts';
import * as conflictCharacters from './characters-conflict.ts';
import * as dynastyCharacters from './characters-dynasty.ts';
import * as events from './events.ts';
import * as places from './places.ts';

export const crabCards: Readonly<Record<string, L5rDefinition>> = {
  'borderlands-defender': dynastyCharacters.borderlandsDefender,
  'borderlands-fortifications': places.borderlandsFortifications,
  'defend-the-wall': places.defendTheWall,
  'funeral-pyre': places.funeralPyre,
  'hida-guardian': dynastyCharacters.hidaGuardian,
  'hida-kisada': dynastyCharacters.hidaKisada,
  'hida-tomonatsu': dynastyCharacters.hidaTomonatsu,
  'hiruma-ambusher': conflictCharacters.hirumaAmbusher,
  'hiruma-yojimbo': dynastyCharacters.hirumaYojimbo,
  'intimidating-hida': dynastyCharacters.intimidatingHida,
  'jade-tetsubo': attachments.jadeTetsubo,
  'kaiu-shuichi': dynastyCharacters.kaiuShuichi,
  levy: events.levy,
  rebuild: events.rebuild,
  reprieve: attachments.reprieve,
  'shiro-nishiyama': places.shiroNishiyama,
  'shrewd-yasuki': dynastyCharacters.shrewdYasuki,
  'steadfast-witch-hunter': dynastyCharacters.steadfastWitchHunter,
  'stoic-gunso': conflictCharacters.stoicGunso,
  'the-mountain-does-not-fall': events.theMountainDoesNotFall,
  'vanguard-warrior': dynastyCharacters.vanguardWarrior,
  'vengeful-berserker': dynastyCharacters.vengefulBerserker,
  'watch-commander': attachments.watchCommander,
  'way-of-the-crab': events.wayOfTheCrab,
};
