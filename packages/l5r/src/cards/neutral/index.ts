import type { L5rDefinition } from '../../rules/card-definition.ts';
import * as events from './events.ts';

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
};
