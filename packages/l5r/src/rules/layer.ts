import { type Call, cardOf, type PrintedId, printedId } from '@kronika/kernel';
import { type AbilityRef, type CardDefinition, callsFor, type Layer, layerOf, pay } from '@kronika/lcg';
import { FACTS, factOf } from '../cards/fact.ts';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { verb } from '../verbs/verbs.ts';
import { isInPlay, placeOf } from '../zones.ts';
import { outcomeOf, victory } from './victory.ts';

export type L5rDefinition = CardDefinition<L5rState, L5rEvent>;

/** The procedures of the layer for this game's events. */
export const { raise, actionWindow, initiate } = callsFor<L5rEvent>();

/** The pseudo card that holds the abilities the rules give to cards. */
export const RULES = printedId('rules');

const definitions = new Map<PrintedId, L5rDefinition>();

/** Makes texts known. The cards need the queries and the queries need the layer, so the texts come last. */
export function define(texts: Readonly<Record<string, L5rDefinition>>): void {
  for (const [name, definition] of Object.entries(texts)) definitions.set(printedId(name), definition);
}

const blankText: L5rDefinition = { abilities: {} };

/** Abilities of the rules that a card in play has: what happens when it leaves (L5R-KW-LEAVE). */
const LEAVING: readonly string[] = ['honoredLeaves', 'dishonoredLeaves', 'courtesy', 'sincerity'];

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
  definition: (printed) => definitions.get(printed) ?? blankText,
  pool: [...FACTS.map(({ id }) => id), RULES],
  nameOf: (printed) => (printed === RULES ? RULES : factOf(printed).name),
  isInPlay,
  // A broken province has no usable text (L5R-PROV-c).
  hasText: (state, card) => cardOf(state.table, card).condition === 'whole',
  gameAbilities: (state, card) => {
    if (isInPlay(state, card)) return LEAVING.map((key): AbilityRef => ({ self: card, printed: RULES, key }));
    return placeOf(state, card) === undefined ? [] : [{ self: card, printed: RULES, key: 'playFromProvince' }];
  },
  gameCosts: (state, { ability, by }) => {
    const fact = factOf(cardOf(state.table, ability.self).printed);
    if (ability.key !== 'playFromProvince' || fact.type !== 'character' || fact.cost === 0) return {};
    return { fate: pay(() => ({ is: 'fateSpent', seat: by, amount: fact.cost, rule: 'L5R-COST-a' })) };
  },
  restriction: () => 'allowed',
  defaultLimit: { times: 1, per: 'round' },
  classesOf: (_, { ability }) => (ability.printed === RULES ? ['rules'] : ['card', factOf(ability.printed).type]),
  declared: () => [],
  concluded: () => [],
  settle,
  couldAfford: (state, seat, printed) => {
    const fact = factOf(printed);
    return (state.fate[seat] ?? 0) >= ('cost' in fact ? fact.cost : 0);
  },
});

/** What must be put right at once after every change, before any window opens (L5R-STATE-a). */
function settle(state: L5rState): Call | undefined {
  // Victory is checked even in the middle of an effect (L5R-VICT-f).
  if (outcomeOf(state) !== undefined) return victory({});
  const province = state.conflict?.province;
  // However a facedown province came to be attacked, it is revealed (L5R-3.2.0-k, L5R-PROV-b).
  if (province !== undefined && cardOf(state.table, province).face === 'down')
    return raise({ is: 'revealed', card: province, rule: 'L5R-PROV-a' });
  return undefined;
}
