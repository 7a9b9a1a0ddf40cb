import type { L5rDefinition } from '../../rules/card-definition.ts';
import * as attachments from './attachments.ts';
import * as common from './characters-common.ts';
import * as conflict from './characters-conflict.ts';
import * as unique from './characters-unique.ts';
import * as events from './events.ts';
import * as places from './places.ts';

export const unicornCards: Readonly<Record<string, L5rDefinition>> = {
  'aggressive-moto': common.aggressiveMoto,
  'border-rider': common.borderRider,
  'born-in-war': attachments.bornInWar,
  breakthrough: events.breakthrough,
  'captive-audience': events.captiveAudience,
  'cavalry-reserves': events.cavalryReserves,
  'endless-plains': places.endlessPlains,
  'favored-mount': attachments.favoredMount,
  'giver-of-gifts': common.giverOfGifts,
  'golden-plains-outpost': places.goldenPlainsOutpost,
  'i-am-ready': events.iAmReady,
  'ide-messenger': conflict.ideMessenger,
  'ide-trader': common.ideTrader,
  'iuchi-wayfinder': conflict.iuchiWayfinder,
  'meishodo-wielder': common.meishodoWielder,
  'moto-youth': common.motoYouth,
  'shinjo-altansarnai': unique.shinjoAltansarnai,
  'shinjo-outrider': common.shinjoOutrider,
  'shinjo-tatsuo': unique.shinjoTatsuo,
  spyglass: attachments.spyglass,
  'utaku-infantry': common.utakuInfantry,
  'utaku-yumino': unique.utakuYumino,
  'warrior-poet': common.warriorPoet,
  'way-of-the-unicorn': events.wayOfTheUnicorn,
};
