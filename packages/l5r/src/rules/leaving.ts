import type { SeatId } from '@kronika/kernel';
import { on } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { hasKeyword } from './has.ts';
import type { L5rDefinition } from './layer.ts';

/**
 * What happens by the rules when a card leaves play: mandatory, in the slot of the forced interrupts, and by what
 * the card was just before (L5R-KW-LEAVE, L5R-STATUS-i). Keywords are no triggered abilities: no limit counts.
 */
export const leavingRules: L5rDefinition = {
  abilities: {
    honoredLeaves: {
      is: 'forcedInterrupt',
      limit: 'unlimited',
      when: on('leftPlay', (_, { card, status }, { ability }) => card === ability.self && status === 'honored'),
      effect: (_, { trigger }) =>
        of(trigger?.event, (seat) => ({ is: 'honorGained', seat, amount: 1, rule: 'L5R-STATUS-g' })),
    },
    dishonoredLeaves: {
      is: 'forcedInterrupt',
      limit: 'unlimited',
      when: on('leftPlay', (_, { card, status }, { ability }) => card === ability.self && status === 'dishonored'),
      effect: (_, { trigger }) =>
        of(trigger?.event, (seat) => ({ is: 'honorLost', seat, amount: 1, rule: 'L5R-STATUS-h' })),
    },
    courtesy: {
      is: 'forcedInterrupt',
      limit: 'unlimited',
      when: on(
        'leftPlay',
        (state, { card }, { ability }) => card === ability.self && hasKeyword(state, card, 'courtesy'),
      ),
      effect: (_, { trigger }) =>
        of(trigger?.event, (seat) => ({ is: 'fateGained', seat, amount: 1, rule: 'L5R-KW-COURTESY' })),
    },
    sincerity: {
      is: 'forcedInterrupt',
      limit: 'unlimited',
      when: on(
        'leftPlay',
        (state, { card }, { ability }) => card === ability.self && hasKeyword(state, card, 'sincerity'),
      ),
      effect: (_, { trigger }) =>
        of(trigger?.event, (seat) => ({ is: 'cardsDrawn', seat, count: 1, rule: 'L5R-KW-SINCERITY' })),
    },
  },
};

/** For the seat that controls the card that leaves. */
function of(event: L5rEvent | undefined, make: (seat: SeatId) => L5rEvent): L5rEvent | undefined {
  return event?.is === 'leftPlay' ? make(event.controller) : undefined;
}
