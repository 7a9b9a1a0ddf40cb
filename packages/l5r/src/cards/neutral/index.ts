import type { L5rDefinition } from '../../rules/card-definition.ts';
import * as attachments from './attachments.ts';
import * as characters from './characters.ts';
import * as events from './events.ts';
import * as holdings from './holdings.ts';
import * as provinces from './provinces.ts';
import { keeper, seeker } from './roles.ts';

export const neutralCards: Readonly<Record<string, L5rDefinition>> = {
  assassination: events.assassination,
  banzai: events.banzai,
  charge: events.charge,
  'contingency-plan': events.contingencyPlan,
  'court-games': events.courtGames,
  'fallen-in-battle': events.fallenInBattle,
  'for-shame': events.forShame,
  'good-omen': events.goodOmen,
  outwit: events.outwit,
  rout: events.rout,
  'spies-at-court': events.spiesAtCourt,

  'otomo-courtier': characters.otomoCourtier,
  'seppun-guardsman': characters.seppunGuardsman,
  'keeper-initiate': characters.keeperInitiate,
  'miya-mystic': characters.miyaMystic,
  'seeker-initiate': characters.seekerInitiate,
  'wandering-ronin': characters.wanderingRonin,

  'cloud-the-mind': attachments.cloudTheMind,

  'favorable-ground': holdings.favorableGround,
  'imperial-storehouse': holdings.imperialStorehouse,

  'ancestral-lands': provinces.ancestralLands,
  'elemental-fury': provinces.elementalFury,
  'entrenched-position': provinces.entrenchedPosition,
  'fertile-fields': provinces.fertileFields,
  'manicured-garden': provinces.manicuredGarden,
  'meditations-on-the-tao': provinces.meditationsOnTheTao,
  'night-raid': provinces.nightRaid,
  pilgrimage: provinces.pilgrimage,
  'rally-to-the-cause': provinces.rallyToTheCause,
  'shameful-display': provinces.shamefulDisplay,

  'keeper-of-air': keeper('air'),
  'keeper-of-earth': keeper('earth'),
  'keeper-of-fire': keeper('fire'),
  'keeper-of-water': keeper('water'),
  'keeper-of-void': keeper('void'),
  'seeker-of-air': seeker('air'),
  'seeker-of-earth': seeker('earth'),
  'seeker-of-fire': seeker('fire'),
  'seeker-of-water': seeker('water'),
  'seeker-of-void': seeker('void'),
};
