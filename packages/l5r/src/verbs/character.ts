import { type CardId, cardOf, seenByAll, type Viewer } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import type { Dishonored, Honored, SeenStatus } from '../event/characters.ts';
import { mark } from '../handling.ts';
import { type L5rCard, type L5rState, stateWith } from '../state.ts';
import { isCharacter, isInPlay } from '../zones.ts';
import { hasDash, participationAspects } from './participating.ts';
import type { VerbsFor } from './verb.ts';

function marked(state: L5rState, card: CardId, marks: Partial<Pick<L5rCard, 'stance' | 'status' | 'at'>>): L5rState {
  return stateWith(state, { table: mark(state.table, card, marks) });
}

function isCharacterInPlay(state: L5rState, card: CardId): boolean {
  return isInPlay(state, card) && isCharacter(state, card);
}

/** Who was dishonored and is honored, or the other way round, has no status then: whoever reads of it is told so. */
function withStatusLost<E extends Honored | Dishonored>(event: E, _: Viewer, { table }: L5rState): SeenStatus<E> {
  return cardOf(table, event.card).status === 'ordinary' ? { ...event, becomes: 'ordinary' } : event;
}

/** Bowing and readying, personal honor, and coming to and from the conflict. */
export const characterVerbs: VerbsFor<
  'bowed' | 'readied' | 'honored' | 'dishonored' | 'statusDiscarded' | 'movedToConflict' | 'movedHome'
> = {
  bowed: {
    can: (state, { card }) =>
      isInPlay(state, card) && cardOf(state.table, card).stance === 'ready'
        ? 'allowed'
        : forbid('alreadyBowed', 'L5R-BOW-b'),
    touches: ({ card }) => [card],
    apply: (state, { card }) => marked(state, card, { stance: 'bowed' }),
    see: seenByAll,
  },
  readied: {
    can: (state, { card }) =>
      isInPlay(state, card) && cardOf(state.table, card).stance === 'bowed'
        ? 'allowed'
        : forbid('alreadyReady', 'L5R-BOW-b'),
    touches: ({ card }) => [card],
    apply: (state, { card }) => marked(state, card, { stance: 'ready' }),
    see: seenByAll,
  },
  honored: {
    can: (state, { card }) =>
      isCharacterInPlay(state, card) && cardOf(state.table, card).status !== 'honored'
        ? 'allowed'
        : forbid('alreadyHonored', 'L5R-STATUS-d'),
    touches: ({ card }) => [card],
    // A dishonored character becomes ordinary, not honored (L5R-STATUS-c).
    apply: (state, { card }) =>
      marked(state, card, { status: cardOf(state.table, card).status === 'dishonored' ? 'ordinary' : 'honored' }),
    see: withStatusLost,
  },
  dishonored: {
    can: (state, { card }) =>
      isCharacterInPlay(state, card) && cardOf(state.table, card).status !== 'dishonored'
        ? 'allowed'
        : forbid('alreadyDishonored', 'L5R-STATUS-d'),
    touches: ({ card }) => [card],
    apply: (state, { card }) =>
      marked(state, card, { status: cardOf(state.table, card).status === 'honored' ? 'ordinary' : 'dishonored' }),
    see: withStatusLost,
  },
  statusDiscarded: {
    can: (state, { card }) =>
      isCharacterInPlay(state, card) && cardOf(state.table, card).status !== 'ordinary'
        ? 'allowed'
        : forbid('noStatus', 'L5R-STATUS-a'),
    changes: 'tokens',
    touches: ({ card }) => [card],
    apply: (state, { card }) => marked(state, card, { status: 'ordinary' }),
    see: seenByAll,
  },
  movedToConflict: {
    can: (state, { card }) =>
      state.conflict !== null &&
      isCharacterInPlay(state, card) &&
      cardOf(state.table, card).at === 'home' &&
      !hasDash(state, card, state.conflict.type)
        ? 'allowed'
        : forbid('cannotMoveThere', 'L5R-MOVE-a'),
    aspects: (state, { card }) => ['move', ...participationAspects(state, cardOf(state.table, card).controller)],
    touches: ({ card }) => [card],
    apply: (state, { card }) => marked(state, card, { at: 'conflict' }),
    see: seenByAll,
  },
  movedHome: {
    can: (state, { card }) =>
      isCharacterInPlay(state, card) && cardOf(state.table, card).at === 'conflict'
        ? 'allowed'
        : forbid('cannotMoveThere', 'L5R-MOVE-a'),
    touches: ({ card }) => [card],
    aspects: () => ['move'],
    // It keeps its ready or bowed state (L5R-CONF-h).
    apply: (state, { card }) => marked(state, card, { at: 'home' }),
    see: seenByAll,
  },
};
