import { ask, type CardId, cardsIn, emit, emitAll, finishWith, flow, pickCards } from '@kronika/kernel';
import type { Effect } from '../../cards/pictograms.ts';
import type { SenjutsuEvent } from '../../event.ts';
import { seatOf } from '../../fighters.ts';
import type { FighterId, Senjutsu } from '../../state.ts';
import { deckOf } from '../../zones.ts';
import { onCard, type Resolving, resolvingOf, words } from '../resolving.ts';
import { isWanted, shuffles } from './pile.ts';
import type { Came, Procedure } from './verb.ts';

type LookAtTop = Pick<Extract<Effect, { readonly is: 'lookAtTop' }>, 'count' | 'take'>;

interface Looking extends Resolving, LookAtTop {
  /** Whose deck it is, and who takes the card. */
  readonly of: FighterId;
  readonly cards?: readonly CardId[];
  readonly taken?: readonly CardId[];
}

/** Looks at the top of a deck; who looks chooses what its owner takes, and the rest is shuffled back (SEN-SRCH-c). */
export const looking = flow<Senjutsu, Looking, Came>()('senjutsu/look', {
  look: (state, { fighter, of, count }) => {
    const [seat, owner] = [seatOf(state, fighter), seatOf(state, of)];
    const cards = owner === undefined ? [] : cardsIn(state.table, deckOf(owner)).slice(0, count);
    if (seat === undefined || cards.length === 0) return finishWith<Came>({ end: 'done' });
    return [
      emit<SenjutsuEvent>({ is: 'lookedAt', seat, of, cards, rule: 'SEN-SRCH-c' }),
      { do: 'keep', vars: { cards: cards.filter((card) => isWanted(state, card, {})) } },
    ];
  },
  choose: (state, on) => {
    const { fighter, of, take, cards = [] } = on;
    const seat = seatOf(state, fighter);
    const taken = Math.min(take, cards.length);
    if (seat === undefined || taken === 0) return undefined;
    return ask(
      'taken',
      pickCards({
        seat,
        from: cards,
        min: taken,
        max: taken,
        ...words(on, 'SEN-SRCH-c', { key: 'takeFromTop', on: onCard(on), for: of }),
        // That there is nothing to choose would say that poison lies among them.
        evenIfForced: true,
      }),
    );
  },
  take: (state, { of, taken = [] }) => {
    const seat = seatOf(state, of);
    if (seat === undefined) return undefined;
    return emitAll<SenjutsuEvent>(
      taken.map((card) => ({ is: 'cardTaken', seat, card, from: 'deck', rule: 'SEN-SRCH-c' })),
    );
  },
  shuffle: (state, { of }) => {
    const seat = seatOf(state, of);
    return seat === undefined ? undefined : shuffles(seat);
  },
  end: () => finishWith<Came>({ end: 'done' }),
});

/** Whether there is a deck to look at; AI opponents have cards that nobody takes (SEN-SOLO-h). */
export function hasDeck(state: Senjutsu, of: FighterId): boolean {
  const seat = seatOf(state, of);
  return seat !== undefined && cardsIn(state.table, deckOf(seat)).length > 0;
}

export function lookingAt(on: Resolving, of: FighterId, { count, take }: LookAtTop) {
  return looking({ ...resolvingOf(on), of, count, take });
}

export const lookAtTop: Procedure<Extract<Effect, { readonly is: 'lookAtTop' }>> = {
  matters: (state, { fighter }) => hasDeck(state, fighter),
  calls: (_state, on, effect) => lookingAt(on, on.fighter, effect),
};
