import { cardOf, type PrintedId, printedId } from '@kronika/kernel';
import { type CardDefinition, callsFor, forbid, isAllowed, type Layer, layerOf, pay } from '@kronika/lcg';
import { CARD_NAMES, factOf, RULES } from '../cards/facts.ts';
import type { Skirmish, SkirmishEvent } from '../state.ts';
import { ASIDE, handOf, isInPlay } from '../zones.ts';
import { strayGear, verb } from './verbs.ts';

export type SkirmishDefinition = CardDefinition<Skirmish, SkirmishEvent>;

/** The procedures of the layer for this game's events. */
export const { raise, actionWindow } = callsFor<SkirmishEvent>();

const definitions = new Map<PrintedId, SkirmishDefinition>();

/** Makes card texts known. The cards need the queries and the queries need the layer, so the texts come last. */
export function define(texts: Readonly<Record<string, SkirmishDefinition>>): void {
  for (const [name, definition] of Object.entries(texts)) definitions.set(printedId(name), definition);
}

const vanilla: SkirmishDefinition = { abilities: {} };

export const layer: Layer<Skirmish, SkirmishEvent> = layerOf<Skirmish, SkirmishEvent>({
  verb,
  cites: {
    actions: 'SKI-ACTION-a',
    interrupts: 'SKI-TIME-b',
    reactions: 'SKI-TIME-c',
    forced: 'SKI-TIME-d',
    delayed: 'SKI-TIME-e',
    costs: 'SKI-COST-a',
    targets: 'SKI-TARGET-a',
  },
  lift: (event) => event,
  definition: (printed) => definitions.get(printed) ?? vanilla,
  pool: [...CARD_NAMES.map(printedId), RULES],
  nameOf: (printed) => printed,
  isInPlay,
  hasText: () => true,
  gameAbilities: (state, card) => {
    const { printed, zone, controller } = cardOf(state.table, card);
    if (zone !== handOf(controller)) return [];
    switch (factOf(printed)?.type) {
      case 'fighter':
        return [{ self: card, printed: RULES, key: 'deploy' }];
      case 'gear':
        return [{ self: card, printed: RULES, key: 'equip' }];
      default:
        return [];
    }
  },
  gameCosts: (state, { ability, by }) => {
    const { printed, zone } = cardOf(state.table, ability.self);
    const price = factOf(printed)?.cost ?? 0;
    const isPlayed = zone === handOf(by) || zone === ASIDE;
    return isPlayed && price > 0
      ? [['price', pay(() => ({ is: 'goldSpent', seat: by, amount: price, rule: 'SKI-COST-a' }))]]
      : [];
  },
  restriction: (state, use) => {
    const banned = layer.modifiers
      .on(state, use.ability.self)
      .some((modifier) => modifier.is === 'cannot' && modifier.what === 'use');
    const silenced =
      factOf(use.ability.printed)?.type === 'event' &&
      layer.modifiers
        .onSeat(state, use.by)
        .some((modifier) => modifier.is === 'cannot' && modifier.what === 'playEvent');
    return banned || silenced ? forbid('cannotUse', 'SKI-CANNOT-a') : 'allowed';
  },
  defaultLimit: { times: 1, per: 'round' },
  classesOf: (state, { ability }) => [factOf(cardOf(state.table, ability.self).printed)?.type ?? 'rules'],
  declared: (state, { ability, by }) =>
    cardOf(state.table, ability.self).zone === handOf(by)
      ? [{ is: 'shown', card: ability.self, rule: 'SKI-EVENT-a' }]
      : [],
  concluded: (state, { ability }, ending) => {
    if (cardOf(state.table, ability.self).zone !== ASIDE) return [];
    return ending === 'unpaid'
      ? [{ is: 'returned', card: ability.self, rule: 'SKI-COST-a' }]
      : [{ is: 'discarded', card: ability.self, rule: 'SKI-EVENT-b' }];
  },
  settle: (state) => {
    const [gear] = strayGear(state).filter((card) =>
      isAllowed(verb('discarded').can(state, { is: 'discarded', card })),
    );
    return gear === undefined ? undefined : raise({ is: 'discarded', card: gear, rule: 'SKI-GEAR-b' });
  },
  couldAfford: (state, seat, printed) => (state.gold[seat] ?? 0) >= (factOf(printed)?.cost ?? 0),
});
