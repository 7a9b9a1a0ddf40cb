import { type CardId, cardOf, zoneIn } from '@kronika/kernel';
import { type Layer, layerOf } from '@kronika/lcg';
import { FACTS, printOf } from '../cards/fact.ts';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { verb } from '../verbs/verbs.ts';
import { ASIDE, isInPlay } from '../zones.ts';
import { aftermathOf } from './aftermath.ts';
import { RULES } from './calls.ts';
import { definitionOf } from './card-definition.ts';
import { costsToPlay, isTooDear, reducedCost } from './cost.ts';
import { discardOrder } from './discard-order.ts';
import { lateRules } from './late-rules.ts';
import { asIfInHand, gameAbilities, isEvent, isPlaying, originOf } from './playable.ts';
import { isProvinceCard } from './province-card.ts';

export const layer: Layer<L5rState, L5rEvent> = layerOf<L5rState, L5rEvent>({
  verb,
  cites: {
    actions: 'L5R-AW-b',
    interrupts: 'L5R-TRIG-c',
    reactions: 'L5R-TRIG-c',
    forced: 'L5R-FORCED-c',
    delayed: 'L5R-SIMUL-b',
    costs: 'L5R-COST-a',
    targets: 'L5R-TARGET-b',
  },
  lift: (event) => event,
  definition: definitionOf,
  pool: [...FACTS.map(({ id }) => id), RULES],
  nameOf: (printed) => (printed === RULES ? RULES : printOf(printed).name),
  isInPlay,
  // A broken province has no usable text (L5R-PROV-c).
  hasText: (state, card) => cardOf(state.table, card).condition === 'whole',
  gameAbilities,
  gameAnswers: (state, kind, event) => lateRules().gameAnswers(state, kind, event),
  gameCosts: costsToPlay,
  isTooDear,
  restriction: (state, use) => lateRules().restriction(state, use),
  defaultLimit: { times: 1, per: 'round' },
  // A ring effect or a keyword is no card effect (L5R-RINGFX-f, L5R-KW-c).
  classesOf: (_, { ability }) => (ability.printed === RULES ? ['rules'] : ['card', printOf(ability.printed).type]),
  declared: (state, { ability }) =>
    isHidden(state, ability.self) ? [{ is: 'eventShown', card: ability.self, rule: 'L5R-INIT-a' }] : [],
  // The event goes to the discard pile before anything reacts to its resolution (L5R-EVENT-b).
  closing: (state, { ability }) =>
    isEvent(ability) && cardOf(state.table, ability.self).zone === ASIDE
      ? [{ is: 'cardDiscarded', card: ability.self, rule: 'L5R-EVENT-b' }]
      : [],
  concluded: (state, { ability, by, chosen }, ending) => {
    const { self } = ability;
    const isPlayed = isEvent(ability) ? ending !== 'unpaid' : isPlaying(ability) && isInPlay(state, self);
    if (isPlayed) {
      const emptied = Object.values(chosen)
        .filter(isProvinceCard)
        .map(({ place }) => ({ seat: by, place }));
      const from = originOf(ability);
      return emptied.length === 0
        ? [{ is: 'cardPlayed', card: self, seat: by, from, rule: 'L5R-EVENT-c' }]
        : [{ is: 'cardPlayed', card: self, seat: by, from, emptied, rule: 'L5R-EVENT-c' }];
    }
    // What was shown and did not go anywhere is taken back.
    return cardOf(state.table, self).zone === ASIDE ? [{ is: 'eventWithdrawn', card: self, rule: 'L5R-COST-f' }] : [];
  },
  arranging: discardOrder,
  afterwards: aftermathOf,
  asIfInHand,
  settle: (state, isDeparting) => lateRules().settle(state, isDeparting),
  couldAfford: (state, seat, printed) => (state.fate[seat] ?? 0) >= reducedCost(state, seat, printed),
});

/** Whether the card lies where only its player sees it, or nobody. */
function isHidden(state: L5rState, card: CardId): boolean {
  return zoneIn(state.table, cardOf(state.table, card).zone).kind !== 'open';
}
