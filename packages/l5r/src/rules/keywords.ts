import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import { type AbilityRef, type CallPart, calling, on, type TriggeredAbility, type TriggerKind } from '@kronika/lcg';
import type { L5rEvent, LeftPlay } from '../event.ts';
import type { L5rState } from '../state.ts';
import { isCharacter } from '../zones.ts';
import { RULES } from './calls.ts';
import type { L5rUse } from './card-definition.ts';
import { hasKeyword } from './has.ts';
import { drawCards } from './supply.ts';
import { allParticipants } from './values.ts';

type Rule = TriggeredAbility<L5rState, L5rEvent>;

/** Something that happens by the rules when a card leaves play, and by what the card was just before (L5R-STATUS-i). */
function whenItLeaves(
  applies: (state: L5rState, use: L5rUse, status: string) => boolean,
  effect: (seat: SeatId) => L5rEvent | CallPart,
): Rule {
  return {
    is: 'forcedInterrupt',
    limit: 'unlimited',
    when: on('leftPlay', (state, { card, status }, use) => card === use.ability.self && applies(state, use, status)),
    effect: (_, { trigger }) => (trigger?.event.is === 'leftPlay' ? effect(trigger.event.controller) : undefined),
  };
}

const has =
  (keyword: string) =>
  (state: L5rState, { ability }: L5rUse): boolean =>
    hasKeyword(state, ability.self, keyword);

/**
 * Keywords and status tokens that work by themselves: mandatory, in the slot of the forced interrupts or reactions
 * (L5R-KW-LEAVE, L5R-KW-PRIDE-b). They are no triggered abilities: no limit counts (L5R-KW-c).
 */
export const keywordRules = {
  honoredLeaves: whenItLeaves(
    (_, __, status) => status === 'honored',
    (seat) => ({ is: 'honorGained', seat, amount: 1, rule: 'L5R-STATUS-g' }),
  ),
  dishonoredLeaves: whenItLeaves(
    (_, __, status) => status === 'dishonored',
    (seat) => ({ is: 'honorLost', seat, amount: 1, rule: 'L5R-STATUS-h' }),
  ),
  courtesy: whenItLeaves(has('courtesy'), (seat) => ({ is: 'fateGained', seat, amount: 1, rule: 'L5R-KW-COURTESY' })),
  sincerity: whenItLeaves(has('sincerity'), (seat) => calling('drawn', drawCards({ seat, count: 1 }))),
  pride: {
    is: 'forcedReaction',
    limit: 'unlimited',
    when: on(
      'conflictDecided',
      (state, { result }, { ability }) =>
        result.winner !== null &&
        cardOf(state.table, ability.self).at === 'conflict' &&
        isCharacter(state, ability.self) &&
        hasKeyword(state, ability.self, 'pride'),
    ),
    effect: (state, { ability: { self }, trigger }) => {
      if (trigger?.event.is !== 'conflictDecided') return undefined;
      const hasWon = trigger.event.result.winner === cardOf(state.table, self).controller;
      return { is: hasWon ? 'honored' : 'dishonored', card: self, rule: 'L5R-KW-PRIDE-a' };
    },
  },
} satisfies Readonly<Record<string, Rule>>;

const NONE: readonly AbilityRef[] = [];

/** The keywords and tokens that answer to the event, each for its card. */
export function keywordAnswers(state: L5rState, kind: TriggerKind, event: L5rEvent): readonly AbilityRef[] {
  if (kind === 'forcedInterrupt' && event.is === 'leftPlay') return refs(event.card, departureKeys(state, event));
  if (kind === 'forcedReaction' && event.is === 'conflictDecided')
    return allParticipants(state)
      .filter((card) => hasKeyword(state, card, 'pride'))
      .flatMap((card) => refs(card, ['pride']));
  return NONE;
}

type KeywordRule = keyof typeof keywordRules;

function departureKeys(state: L5rState, { card, status }: LeftPlay): readonly KeywordRule[] {
  const keys: KeywordRule[] = [];
  if (status === 'honored') keys.push('honoredLeaves');
  if (status === 'dishonored') keys.push('dishonoredLeaves');
  if (hasKeyword(state, card, 'courtesy')) keys.push('courtesy');
  if (hasKeyword(state, card, 'sincerity')) keys.push('sincerity');
  return keys;
}

function refs(self: CardId, keys: readonly KeywordRule[]): readonly AbilityRef[] {
  return keys.map((key) => ({ self, printed: RULES, key }));
}
