import { cardOf, seenByAll } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import { mark } from '../handling.ts';
import { definitionOf } from '../rules/card-definition.ts';
import { type AgotState, type Challenge, type Fought, stateWith } from '../state.ts';
import { allCharacters, isCharacter } from '../zones.ts';
import { always, type VerbsFor } from './verb.ts';

const noChallenge = () => forbid('noChallenge', 'AGOT-CHAL-f');

function challengeWith(state: AgotState, changes: Partial<Challenge>): AgotState {
  return state.challenge === null ? state : stateWith(state, { challenge: { ...state.challenge, ...changes } });
}

/** The last challenge of the round is the one that is being resolved. */
function foughtWith({ fought }: AgotState, changes: Partial<Fought>): AgotState['fought'] {
  const last = fought.at(-1);
  return last === undefined ? fought : fought.with(-1, { ...last, ...changes });
}

/** Initiating, declaring, deciding and ending challenges. */
export const challengeVerbs: VerbsFor<
  | 'challengeInitiated'
  | 'declared'
  | 'bypassed'
  | 'challengeRedirected'
  | 'redirectClosed'
  | 'defendersDeclared'
  | 'joinedChallenge'
  | 'removedFromChallenge'
  | 'challengeDecided'
  | 'rivalryGained'
  | 'challengeEnded'
> = {
  challengeInitiated: {
    can: (state) => (state.challenge === null ? 'allowed' : forbid('challengeRunning', 'AGOT-CHAL-f')),
    // All of it is one declaration, to whose parts reactions share one window (AGOT-CHAL-g).
    along: (_, { attackers, kneeling, bypassed }): readonly AgotEvent[] => [
      ...attackers.map((card): AgotEvent => ({ is: 'declared', card, side: 'attacking', rule: 'AGOT-CHAL-a' })),
      ...kneeling.map((card): AgotEvent => ({ is: 'knelt', card, rule: 'AGOT-CHAL-a' })),
      ...bypassed.map(({ by, card }): AgotEvent => ({ is: 'bypassed', by, card, rule: 'AGOT-KW-STEALTH-b' })),
    ],
    apply: (state, { attacker, against, type }) =>
      stateWith(state, {
        challenge: { attacker, type, against, defender: against, bypassed: [], redirect: 'open', result: null },
        fought: [
          ...state.fought,
          { attacker, type, against, defender: against, winner: null, loser: null, rivalry: 'none' },
        ],
      }),
    see: seenByAll,
  },
  declared: {
    can: always,
    touches: ({ card }) => [card],
    apply: (state, { card, side }) => stateWith(state, { table: mark(state.table, card, { part: side }) }),
    see: seenByAll,
  },
  bypassed: {
    can: always,
    touches: ({ card }) => [card],
    apply: (state, { by, card }) =>
      challengeWith(state, { bypassed: [...(state.challenge?.bypassed ?? []), { by, card }] }),
    see: seenByAll,
  },
  challengeRedirected: {
    can: (state, { to }) =>
      state.challenge !== null && state.challenge.defender !== to && state.challenge.attacker !== to
        ? 'allowed'
        : noChallenge(),
    // The targets of stealth were the former defender's (AGOT-REDIR-h).
    apply: (state, { to }) =>
      stateWith(challengeWith(state, { defender: to, bypassed: [], redirect: 'over' }), {
        fought: foughtWith(state, { defender: to }),
      }),
    see: seenByAll,
  },
  redirectClosed: {
    can: always,
    apply: (state) => challengeWith(state, { redirect: 'over' }),
    see: () => undefined,
  },
  defendersDeclared: {
    can: (state) => (state.challenge === null ? noChallenge() : 'allowed'),
    along: (_, { defenders, kneeling }): readonly AgotEvent[] => [
      ...defenders.map((card): AgotEvent => ({ is: 'declared', card, side: 'defending', rule: 'AGOT-4.2.1-a' })),
      ...kneeling.map((card): AgotEvent => ({ is: 'knelt', card, rule: 'AGOT-4.2.1-a' })),
    ],
    apply: (state) => state,
    see: seenByAll,
  },
  joinedChallenge: {
    can: (state, { card, side }) =>
      state.challenge !== null && isCharacter(state, card) && cardOf(state.table, card).part !== side
        ? 'allowed'
        : noChallenge(),
    touches: ({ card }) => [card],
    apply: (state, { card, side }) => stateWith(state, { table: mark(state.table, card, { part: side }) }),
    see: seenByAll,
  },
  removedFromChallenge: {
    can: (state, { card }) => {
      const { part, printed } = cardOf(state.table, card);
      if (part !== 'none') return 'allowed';
      // Who takes part by a text would be back at once.
      return definitionOf(printed).takesPart?.(state, card) === undefined
        ? forbid('notParticipating', 'AGOT-PART-a')
        : forbid('takesPartByText', 'AGOT-CONST-b');
    },
    touches: ({ card }) => [card],
    apply: (state, { card }) => stateWith(state, { table: mark(state.table, card, { part: 'none' }) }),
    see: seenByAll,
  },
  challengeDecided: {
    can: (state) => (state.challenge === null ? noChallenge() : 'allowed'),
    apply: (state, { result }) =>
      stateWith(challengeWith(state, { result }), {
        fought: foughtWith(state, { winner: result.winner, loser: result.loser }),
      }),
    see: seenByAll,
  },
  rivalryGained: {
    can: always,
    apply: (state) => stateWith(state, { fought: foughtWith(state, { rivalry: 'gained' }) }),
    see: seenByAll,
  },
  challengeEnded: {
    can: (state) => (state.challenge === null ? noChallenge() : 'allowed'),
    apply: (state) =>
      stateWith(state, {
        challenge: null,
        table: allCharacters(state)
          .filter((card) => cardOf(state.table, card).part !== 'none')
          .reduce((table, card) => mark(table, card, { part: 'none' }), state.table),
      }),
    see: seenByAll,
  },
};
