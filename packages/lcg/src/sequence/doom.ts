import { type CardId, call, cardOf, emit, flow, keep, type PrintedId, present, type RuleId } from '@kronika/kernel';
import { callsFor } from '../calls.ts';
import type { LayerEvent } from '../events.ts';
import type { Layer } from '../layer.ts';
import { concerns } from '../modifier/modifiers-on.ts';
import type { LcgEvent, LcgState } from '../state.ts';

/** The name under which a card gains that it leaves play by itself. */
export const DOOM = 'doom';

/** What its leaving brings about comes before it has left: then it is not made to leave a second time. */
export const UNDERWAY = 'underway';

/** Whether a text or a lasting effect may doom the card just now: told without asking for all that modifies it. */
export function mayBeDoomed<S extends LcgState<E>, E extends LcgEvent>(
  { arrangement }: Pick<Layer<S, E>, 'arrangement'>,
  state: S,
  card: CardId,
): boolean {
  for (const source of arrangement(state).sources)
    if (source.constant.dooms === true && concerns(state, source, card)) return true;
  for (const { cards, gives } of state.lasting)
    if (cards.includes(card) && gives.some((given) => given.is === 'gain' && given.what === DOOM)) return true;
  return false;
}

interface Doom {
  readonly card: CardId;
  /** What leaves at the same time. */
  readonly others?: readonly CardId[];
  /** The number of the note that its leaving is under way. */
  readonly number?: number;
}

function doomedIn({ card, others = [] }: Doom): readonly CardId[] {
  return [card, ...others];
}

export interface DoomRules<S extends LcgState, E extends LcgEvent> {
  /** The name of the procedure in records. */
  readonly flow: string;
  readonly rule: RuleId;
  /** The pseudo card that holds what the rules give. */
  readonly rules: PrintedId;
  lift(event: LayerEvent<E>): E;
  /** How the card leaves play. */
  departure(state: S, card: CardId): E;
}

/**
 * Makes cards leave play together of which a text says that they do. If something keeps one in play, it may be doomed
 * again at once.
 */
export function doomFlow<S extends LcgState<E>, E extends LcgEvent>(rules: DoomRules<S, E>) {
  const { raise } = callsFor<E>();
  return flow<S, Doom>()(rules.flow, {
    note: (state, doom) => [
      keep({ number: state.serial }),
      emit(
        rules.lift({
          is: 'effectBegan',
          effect: {
            source: { self: doom.card, printed: rules.rules, key: DOOM },
            by: cardOf(state.table, doom.card).controller,
            cards: doomedIn(doom),
            seats: [],
            gives: [{ is: 'gain', what: DOOM, name: UNDERWAY }],
            until: 'endOfGame',
          },
          rule: rules.rule,
        }),
      ),
    ],
    discard: (state, doom) => call(raise(...doomedIn(doom).map((card) => rules.departure(state, card)))),
    done: (_, { number }) =>
      emit(rules.lift({ is: 'effectEnded', number: present(number, 'the number of the note'), rule: rules.rule })),
  });
}
