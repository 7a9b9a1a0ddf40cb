import { ask, type Call, type CardId, chooseCard, emit, flow, present } from '@kronika/kernel';
import { type Attributed, attributedOn, isOrdered, PRECEDENCE } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { allCharacters, revealedPlotOf } from '../zones.ts';
import { RULES } from './calls.ts';
import { layer } from './layer.ts';
import { textNotes } from './settle-notes.ts';

/** The cards whose values texts may set: characters and revealed plots. */
function withValues(state: AgotState): readonly CardId[] {
  return [...allCharacters(state), ...state.seated.flatMap((seat) => revealedPlotOf(state, seat) ?? [])];
}

/** A constant text that makes a value be so much. */
interface Override {
  readonly card: CardId;
  /** Which value, and whether before or in the place of what modifies it. */
  readonly value: string;
  readonly to: number;
}

function overrideOf({ modifier, from }: Attributed): readonly Override[] {
  if (from.is !== 'text' || (modifier.is !== 'set' && modifier.is !== 'base')) return [];
  return [{ card: from.card, value: `${modifier.is}/${modifier.stat}`, to: modifier.to }];
}

/** The cards whose constant texts make one value of the card be different things: one of them has to be applied last. */
function atOddsOn(state: AgotState, card: CardId): readonly CardId[] | undefined {
  const overrides = attributedOn(layer, state, card).flatMap(overrideOf);
  for (const { value, to } of overrides) {
    const about = overrides.filter((other) => other.value === value);
    if (about.every((other) => other.to === to)) continue;
    const cards = [...new Set(about.map((other) => other.card))];
    if (cards.length > 1 && !isOrdered(state, cards)) return cards;
  }
  return undefined;
}

function firstAtOdds(state: AgotState): readonly CardId[] | undefined {
  for (const card of withValues(state)) {
    const cards = atOddsOn(state, card);
    if (cards !== undefined) return cards;
  }
  return undefined;
}

/** Constant texts that cannot be applied together are ordered by the first player (AGOT-SIM-c). */
export function atOdds(state: AgotState): Call | undefined {
  if (textNotes(layer.arrangement(state)).overrides < 2) return undefined;
  const cards = firstAtOdds(state);
  return cards && orderTexts({ cards });
}

interface Ordering {
  readonly cards: readonly CardId[];
  readonly last?: CardId;
}

/** The first player says which of the texts is applied last; that holds for as long as all of them are there. */
export const orderTexts = flow<AgotState, Ordering>()('agot/order-texts', {
  choose: ({ first }, { cards }) =>
    ask(
      'last',
      chooseCard({
        seat: first,
        from: cards,
        message: { key: 'chooseAppliedLast' },
        because: { is: 'rule', rule: 'AGOT-SIM-c' },
      }),
    ),
  note: ({ first }, { cards, last }) =>
    emit<AgotEvent>({
      is: 'effectBegan',
      effect: {
        source: { self: present(last, 'the text that is applied last'), printed: RULES, key: PRECEDENCE },
        by: first,
        cards,
        seats: [],
        gives: [{ is: 'gain', what: PRECEDENCE, name: 'last' }],
        until: 'endOfGame',
      },
      rule: 'AGOT-SIM-c',
    }),
});
