import { type CardId, cardOf, zoneIn } from '@kronika/kernel';
import { type Layer, layerOf } from '@kronika/lcg';
import { FACTS, printOf } from '../cards/fact.ts';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { verb } from '../verbs/verbs.ts';
import { ASIDE, isActive, isInPlayArea } from '../zones.ts';
import { RULES } from './calls.ts';
import { definitionOf } from './card-definition.ts';
import { lateRules } from './late-rules.ts';
import { pileOrder } from './pile-order.ts';
import { gameAbilities, isEvent } from './playing-keys.ts';

export const layer: Layer<AgotState, AgotEvent> = layerOf<AgotState, AgotEvent>({
  verb,
  cites: {
    actions: 'AGOT-WIN-c',
    interrupts: 'AGOT-TIME-f',
    reactions: 'AGOT-TIME-f',
    forced: 'AGOT-FORCED-b',
    delayed: 'AGOT-SIM-b',
    costs: 'AGOT-SEQ-d',
    targets: 'AGOT-SEQ-e',
  },
  lift: (event) => event,
  definition: definitionOf,
  pool: [...FACTS.map(({ id }) => id), RULES],
  nameOf: (printed) => (printed === RULES ? RULES : printOf(printed).name),
  // An agenda is not in play, and yet its text is active (AGOT-TYPE-e).
  isInPlay: isActive,
  // A duplicate and a facedown card have no text (AGOT-DUP-e, AGOT-FACE-a).
  hasText: (state, card) => {
    const { as, face, zone } = cardOf(state.table, card);
    return as !== 'duplicate' && (face === 'up' || zoneIn(state.table, zone).kind !== 'open');
  },
  gameAbilities,
  gameAnswers: (state, kind, event) => lateRules().gameAnswers(state, kind, event),
  gameCosts: (state, use) => lateRules().gameCosts(state, use),
  restriction: (state, use) => lateRules().restriction(state, use),
  // An interrupt or a reaction is used once for each occurrence (AGOT-TIME-h); an action as often as it can be paid.
  defaultLimit: 'unlimited',
  // What the rules let a player do is no card effect (AGOT-DUP-i, AGOT-EFF-e).
  classesOf: (_, { ability }) => (ability.printed === RULES ? ['rules'] : ['card', printOf(ability.printed).type]),
  declared: (state, { ability }) =>
    isHidden(state, ability.self) ? [{ is: 'cardDeclared', card: ability.self, rule: 'AGOT-SEQ-a' }] : [],
  // The event goes to the discard pile before anything reacts to its resolution (AGOT-EVENT-b), unless it may stay in
  // play as something else: then it is put away afterwards, if it did not.
  closing: (state, { ability }) =>
    isEvent(ability) &&
    definitionOf(ability.printed).becomes === undefined &&
    cardOf(state.table, ability.self).zone === ASIDE
      ? [{ is: 'cardDiscarded', card: ability.self, rule: 'AGOT-EVENT-b' }]
      : [],
  concluded: (state, { ability, by }, ending) => {
    const { self } = ability;
    if (isEvent(ability) && ending !== 'unpaid')
      return [{ is: 'cardPlayed', card: self, seat: by, rule: 'AGOT-EVENT-e' }];
    // What was shown and did not go anywhere is taken back.
    return cardOf(state.table, self).zone === ASIDE ? [{ is: 'cardWithdrawn', card: self, rule: 'AGOT-COST-f' }] : [];
  },
  arranging: pileOrder,
  noticed: (before, after) => lateRules().noticed(before, after),
  settle: (state, isDeparting) => lateRules().settle(state, isDeparting),
  couldAfford: (state, seat, printed) => lateRules().couldAfford(state, seat, printed),
});

/** Whether the card lies where only its player sees it, or nobody; a facedown duplicate is used where it lies. */
function isHidden(state: AgotState, card: CardId): boolean {
  return !isInPlayArea(state, card) && zoneIn(state.table, cardOf(state.table, card).zone).kind !== 'open';
}
