import type { L5rDefinition } from '../../rules/card-definition.ts';
import * as attachments from './attachments.ts';
import * as characters from './characters.ts';
import * as events from './events.ts';
import * as places from './places.ts';

export const phoenixCards: Readonly<Record<string, L5rDefinition>> = {
  'isawa-mori-seido': places.isawaMoriSeido,
  'kuroi-mori': places.kuroiMori,
  'shiba-peacemaker': characters.shibaPeacemaker,
  'solemn-scholar': characters.solemnScholar,
  'adept-of-the-waves': characters.adeptOfTheWaves,
  'asako-diplomat': characters.asakoDiplomat,
  'meddling-mediator': characters.meddlingMediator,
  'radiant-orator': characters.radiantOrator,
  'shiba-yojimbo': characters.shibaYojimbo,
  'isawa-masahiro': characters.isawaMasahiro,
  'fearsome-mystic': characters.fearsomeMystic,
  'isawa-atsuko': characters.isawaAtsuko,
  'shiba-tsukune': characters.shibaTsukune,
  'forgotten-library': places.forgottenLibrary,
  'ishiken-initiate': characters.ishikenInitiate,
  'seeker-of-knowledge': characters.seekerOfKnowledge,
  'magnificent-kimono': attachments.magnificentKimono,
  'grasp-of-earth': attachments.graspOfEarth,
  pacifism: attachments.pacifism,
  'supernatural-storm': events.supernaturalStorm,
  'way-of-the-phoenix': events.wayOfThePhoenix,
  'against-the-waves': events.againstTheWaves,
  'know-the-world': events.knowTheWorld,
  'display-of-power': events.displayOfPower,
};
