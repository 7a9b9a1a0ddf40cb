import type { AgotDefinition } from '../../rules/card-definition.ts';
import { throwingAxe } from './attachments.ts';
import { drownedMen, ironIslandsFishmonger, lordsportShipwright } from './characters-common.ts';
import {
  aeronDamphair,
  alannysGreyjoy,
  ashaGreyjoy,
  balonGreyjoy,
  euronCrowsEye,
  theonGreyjoy,
} from './characters-unique.ts';
import { risenFromTheSea, theKrakensGrasp, weDoNotSow } from './events.ts';
import { greatKraken, ironFleetScout, seaTower } from './locations.ts';

export const greyjoyCards: Readonly<Record<string, AgotDefinition>> = {
  'aeron-damphair': aeronDamphair,
  'alannys-greyjoy': alannysGreyjoy,
  'asha-greyjoy': ashaGreyjoy,
  'balon-greyjoy': balonGreyjoy,
  'euron-crows-eye': euronCrowsEye,
  'theon-greyjoy': theonGreyjoy,
  'drowned-men': drownedMen,
  'iron-islands-fishmonger': ironIslandsFishmonger,
  'lordsport-shipwright': lordsportShipwright,
  'throwing-axe': throwingAxe,
  'great-kraken': greatKraken,
  'iron-fleet-scout': ironFleetScout,
  'sea-tower': seaTower,
  'risen-from-the-sea': risenFromTheSea,
  'the-krakens-grasp': theKrakensGrasp,
  'we-do-not-sow': weDoNotSow,
};
