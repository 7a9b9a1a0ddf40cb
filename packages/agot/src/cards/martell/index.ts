import type { AgotDefinition } from '../../rules/card-definition.ts';
import { dawn } from './attachments.ts';
import { desertScavenger, dornishParamour, greenbloodTrader, palaceSpearman } from './characters-common.ts';
import {
  areoHotah,
  arianneMartell,
  doranMartell,
  edricDayne,
  maesterCaleotte,
  obaraSand,
  theRedViper,
} from './characters-unique.ts';
import { confinement, doransGame, unbowedUnbentUnbroken } from './events.ts';
import { bloodOrangeGrove, ghastonGrey, sunspear } from './locations.ts';

export const martellCards: Readonly<Record<string, AgotDefinition>> = {
  'areo-hotah': areoHotah,
  'arianne-martell': arianneMartell,
  'doran-martell': doranMartell,
  'edric-dayne': edricDayne,
  'maester-caleotte': maesterCaleotte,
  'obara-sand': obaraSand,
  'the-red-viper': theRedViper,
  'desert-scavenger': desertScavenger,
  'dornish-paramour': dornishParamour,
  'greenblood-trader': greenbloodTrader,
  'palace-spearman': palaceSpearman,
  dawn,
  'ghaston-grey': ghastonGrey,
  sunspear,
  'blood-orange-grove': bloodOrangeGrove,
  'dorans-game': doransGame,
  'unbowed-unbent-unbroken': unbowedUnbentUnbroken,
  confinement,
};
