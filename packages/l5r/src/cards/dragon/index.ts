import type { L5rDefinition } from '../../rules/card-definition.ts';
import * as attachments from './attachments.ts';
import * as conflictCharacters from './characters-conflict.ts';
import * as characters from './characters-dynasty.ts';
import * as events from './events.ts';
import * as places from './places.ts';
import { togashiYokuni } from './togashi-yokuni.ts';

export const dragonCards: Readonly<Record<string, L5rDefinition>> = {
  'agasha-swordsmith': characters.agashaSwordsmith,
  'ascetic-visionary': characters.asceticVisionary,
  'daimyo-s-favor': attachments.daimyosFavor,
  'doomed-shugenja': characters.doomedShugenja,
  'enlightened-warrior': characters.enlightenedWarrior,
  'indomitable-will': events.indomitableWill,
  'kitsuki-investigator': characters.kitsukiInvestigator,
  'let-go': events.letGo,
  'mantra-of-fire': events.mantraOfFire,
  'mirumoto-prodigy': characters.mirumotoProdigy,
  'mirumoto-raitsugu': characters.mirumotoRaitsugu,
  'mirumoto-s-fury': events.mirumotosFury,
  'mountain-s-anvil-castle': places.mountainsAnvilCastle,
  'niten-adept': characters.nitenAdept,
  'niten-master': characters.nitenMaster,
  'restoration-of-balance': places.restorationOfBalance,
  'secluded-temple': places.secludedTemple,
  'seeker-of-enlightenment': characters.seekerOfEnlightenment,
  'tattooed-wanderer': conflictCharacters.tattooedWanderer,
  'togashi-initiate': characters.togashiInitiate,
  'togashi-kazue': conflictCharacters.togashiKazue,
  'togashi-yokuni': togashiYokuni,
  tranquility: events.tranquility,
  'way-of-the-dragon': attachments.wayOfTheDragon,
};
