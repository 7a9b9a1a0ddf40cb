import { seenByAll } from '@kronika/kernel';
import type { FoeEvent } from '../event.ts';
import type { Foe, FoeCard, Peek } from '../solo/foe.ts';
import type { Senjutsu } from '../state.ts';
import { type RulesFor, withFoe, withTurn } from './change.ts';
import { stateWith } from './copies.ts';

/** A foe takes its place among the fighters; one of an earlier wave that had the same place is gone. */
function entered(state: Senjutsu, foe: Foe): Senjutsu {
  const isKnown = state.fighters.some(({ id }) => id === foe.id);
  if (isKnown)
    return stateWith(state, { fighters: state.fighters.map((fighter) => (fighter.id === foe.id ? foe : fighter)) });
  const joined = stateWith(state, { fighters: [...state.fighters, foe] });
  return withTurn(joined, { played: [...joined.turn.played, null] });
}

/** What is still known of the top of a deck once these cards have left it for all to see. */
export function peeksWithout(peeks: readonly Peek[], cards: readonly FoeCard[]): readonly Peek[] {
  if (peeks.length === 0) return peeks;
  return peeks.flatMap(({ seat, cards: known }) => {
    const left = [...known];
    for (const card of cards) {
      const at = left.indexOf(card);
      if (at !== -1) left.splice(at, 1);
    }
    return left.length === 0 ? [] : [{ seat, cards: left }];
  });
}

/** AI opponents. The order of their decks and what lies face down is nobody's business. */
export const foeEvents: RulesFor<FoeEvent['is']> = {
  foeEntered: {
    apply: (state, { foe }) => entered(state, foe),
    see: ({ is, rule, foe: { id, kind, cell, facing } }) => ({ is, rule, foe: { id, kind, cell, facing } }),
  },
  foeDrew: { apply: (state) => state, see: seenByAll },
  foeDiscarded: {
    apply: (state, { fighter, cards, from, face }) =>
      withFoe(state, fighter, ({ deck, discard, peeks }) => ({
        deck: from === 'deck' ? deck.slice(cards.length) : deck,
        peeks: from === 'turn' ? peeks : face === 'up' ? peeksWithout(peeks, cards) : [],
        discard: [...discard, ...cards.map((card) => ({ card, face }))],
      })),
    see: (event, viewer) => {
      if (event.face === 'up' || viewer === 'arbiter') return event;
      const { is, rule, fighter, face, from, cards } = event;
      return { is, rule, fighter, face, from, count: cards.length };
    },
    reveals: ({ face, from }) => face === 'up' && from === 'deck',
  },
  behaviourChanged: {
    apply: (state, { fighter, to }) => withFoe(state, fighter, () => ({ behaviour: to })),
    see: seenByAll,
  },
  stanceSet: { apply: (state, { fighter, to }) => withFoe(state, fighter, () => ({ stance: to })), see: seenByAll },
  foeDeckShuffled: {
    apply: (state, { fighter, deck, how, discard }) =>
      withFoe(state, fighter, (foe) => ({
        deck,
        peeks: how === 'top' ? foe.peeks : [],
        discard: discard ?? (how === 'shuffled' || how === 'top' ? foe.discard : []),
        resets: how === 'reset' ? 'no' : (foe.resets ?? 'no'),
      })),
    see: ({ is, rule, fighter, how }) => ({ is, rule, fighter, how }),
  },
  stunSetAside: {
    apply: (state, { fighter }) => withFoe(state, fighter, ({ stuns }) => ({ stuns: stuns + 1 })),
    see: seenByAll,
  },
  resetOrdered: { apply: (state, { fighter }) => withFoe(state, fighter, () => ({ resets: 'yes' })), see: seenByAll },
  distancePreferred: {
    apply: (state, { fighter, distance }) => withFoe(state, fighter, () => ({ preferredDistance: distance })),
    see: seenByAll,
  },
  foeCardRemoved: { apply: (state) => state, see: seenByAll },
  foePoisonDiscarded: {
    apply: (state, { fighter, printed }) =>
      withFoe(state, fighter, ({ poisons }) => ({ poisons: poisons.filter((poison) => poison.printed !== printed) })),
    see: seenByAll,
  },
  foePeeked: {
    apply: (state, { fighter, seat, cards }) =>
      withFoe(state, fighter, ({ peeks }) => ({
        peeks: [...peeks.filter((peek) => peek.seat !== seat), { seat, cards: cards.toSorted() }],
      })),
    see: (event, viewer) => {
      if (viewer === event.seat || viewer === 'arbiter') return event;
      const { is, rule, fighter, seat, cards } = event;
      return { is, rule, fighter, seat, count: cards.length };
    },
    reveals: () => true,
  },
  toolUsed: {
    apply: (state, { fighter, printed }) => withFoe(state, fighter, ({ tools }) => ({ tools: [...tools, printed] })),
    see: seenByAll,
  },
  contractFulfilled: {
    apply: (state, { fighter, contract }) =>
      withFoe(state, fighter, ({ contracts }) => ({ contracts: [...contracts, contract] })),
    see: seenByAll,
  },
  waveBeaten: {
    apply: (state) =>
      state.horde === null ? state : stateWith(state, { horde: { ...state.horde, beaten: state.horde.beaten + 1 } }),
    see: seenByAll,
  },
  waveBegan: {
    apply: (state, { round, wave }) =>
      state.horde === null ? state : stateWith(state, { horde: { ...state.horde, round, wave } }),
    see: seenByAll,
  },
};
