import { ask, chooseBy, emit, finishWith, flow, goTo, type PrintedId, type SeatId } from '@kronika/kernel';
import { allFacts, printedOf } from '../../cards/library.ts';
import type { Effect } from '../../cards/pictograms.ts';
import type { SenjutsuEvent } from '../../event.ts';
import { advantageOrder } from '../../fighters.ts';
import type { PrintOption } from '../../options.ts';
import type { Senjutsu } from '../../state.ts';
import { onCard, type Resolving, resolvingOf, words } from '../resolving.ts';
import type { Came, Procedure } from './verb.ts';

interface Naming extends Resolving {
  /** Who has not named a card yet, in Advantage order. */
  readonly left: readonly SeatId[];
  readonly named?: PrintedId;
}

/** Every ability card that can be played; a core ability stays playable whatever is named (SEN-EFF-x). */
const NAMEABLE: readonly PrintOption[] = allFacts()
  .filter((fact) => fact.is === 'ability' && fact.core !== 'ability')
  .map((fact) => ({ is: 'print', printed: printedOf(fact) }));

/** In Advantage order each player names a card, which nobody may play this turn. */
export const naming = flow<Senjutsu, Naming, Came>()('senjutsu/name', {
  name: (_, on) => {
    const [seat] = on.left;
    if (seat === undefined) return finishWith<Came>({ end: 'done' });
    return ask(
      'named',
      chooseBy('printed', {
        seat,
        options: NAMEABLE,
        ...words(on, 'SEN-EFF-x', { key: 'nameCard', on: onCard(on) }),
      }),
    );
  },
  ban: (_, { left, named }) => {
    const [seat] = left;
    if (seat === undefined || named === undefined) return finishWith<Came>({ end: 'done' });
    return [
      emit<SenjutsuEvent>({ is: 'cardNamed', seat, printed: named, rule: 'SEN-EFF-x' }),
      goTo('name', { left: left.slice(1) }),
    ];
  },
});

export const nameCards: Procedure<Extract<Effect, { readonly is: 'nameCards' }>> = {
  calls: (state, on) => naming({ ...resolvingOf(on), left: advantageOrder(state) }),
};
