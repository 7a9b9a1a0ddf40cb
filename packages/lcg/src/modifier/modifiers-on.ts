import { type CardId, cardOf, FIRST_CARD, type SeatId } from '@kronika/kernel';
import type { LcgRules } from '../rules.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import type { Continuous } from './continuous.ts';
import type { Modifier } from './modifier.ts';

interface Source<S extends LcgState> {
  readonly self: CardId;
  readonly constant: Continuous<S>;
}

/** What was worked out for one state. States never change, so it stays true for as long as the state is kept. */
interface Worked<S extends LcgState> {
  readonly sources: readonly Source<S>[];
  readonly onCards: (readonly Modifier[] | undefined)[];
  readonly asking: Set<CardId>;
}

/** Questions about what modifies cards and seats. One of these stands beside the rules of a game. */
export interface Modifiers<S extends LcgState> {
  on(state: S, card: CardId): readonly Modifier[];
  onSeat(state: S, seat: SeatId): readonly Modifier[];
}

/**
 * Modifiers as queries: whatever holds now is found by looking at what is in play and at the lasting
 * effects. The constant abilities come first, then the lasting effects in the order they began.
 */
export function modifiersOf<E extends LcgEvent, S extends LcgState<E>>(rules: LcgRules<S, E>): Modifiers<S> {
  const known = new WeakMap<LcgState, Worked<S>>();

  const workedOut = (state: S): Worked<S> => {
    const before = known.get(state);
    if (before !== undefined) return before;
    const fresh: Worked<S> = { sources: sourcesIn(state), onCards: [], asking: new Set() };
    known.set(state, fresh);
    return fresh;
  };

  // Whether a card is blank or has gained text is itself known only by asking for modifiers. Those that
  // change text are therefore found first, by printed text alone.
  const sourcesIn = (state: S): readonly Source<S>[] => {
    const inPlay = state.table.cards
      .map(({ id }) => id)
      .filter((id) => rules.isInPlay(state, id) && rules.hasText(state, id));
    const printed = inPlay.flatMap((id) => constantsOn(rules, state, id));
    const changers = printed.filter(({ constant }) => constant.changesText);
    if (changers.length === 0 && !state.lasting.some(({ gives }) => gives.some(changesText))) return printed;

    const textChanges = (self: CardId): readonly Modifier[] => [
      ...given(
        state,
        changers.filter((source) => source.self !== self),
        self,
      ),
      ...lastingOn(state, self),
    ];
    return inPlay.flatMap((self) => {
      const changes = textChanges(self);
      const own = changes.some(({ is }) => is === 'blank') ? [] : printed.filter((source) => source.self === self);
      return [...own, ...changes.flatMap((change) => gainedConstant(rules, self, change))];
    });
  };

  const given = (state: S, sources: readonly Source<S>[], card: CardId): readonly Modifier[] => {
    const modifiers: Modifier[] = [];
    for (const { self, constant } of sources) {
      const concerned = constant.affects === undefined ? self === card : constant.affects(state, self, card);
      if (!concerned || constant.gives === undefined) continue;
      if (constant.while !== undefined && !constant.while(state, self)) continue;
      modifiers.push(...constant.gives(state, self, card));
    }
    return modifiers;
  };

  return {
    on(state, card) {
      const { sources, onCards, asking } = workedOut(state);
      const cached = onCards[card - FIRST_CARD];
      if (cached !== undefined) return cached;
      // A constant ability whose condition depends on what it modifies sees the card without constant abilities.
      if (asking.has(card)) return lastingOn(state, card);
      asking.add(card);
      const modifiers = [...given(state, sources, card), ...lastingOn(state, card)];
      asking.delete(card);
      if (asking.size === 0) onCards[card - FIRST_CARD] = modifiers;
      return modifiers;
    },
    onSeat(state, seat) {
      const constant = workedOut(state).sources.flatMap(({ self, constant: c }) =>
        c.givesSeat === undefined || (c.while !== undefined && !c.while(state, self))
          ? []
          : c.givesSeat(state, self, seat),
      );
      return [...constant, ...state.lasting.filter(({ seats }) => seats.includes(seat)).flatMap(({ gives }) => gives)];
    },
  };
}

function constantsOn<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
  state: S,
  self: CardId,
): readonly Source<S>[] {
  const { abilities } = rules.definition(cardOf(state.table, self).printed);
  return Object.values(abilities).flatMap((ability) =>
    ability.is === 'constant' ? [{ self, constant: ability }] : [],
  );
}

function gainedConstant<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
  self: CardId,
  change: Modifier,
): readonly Source<S>[] {
  if (change.is !== 'ability') return [];
  const ability = rules.definition(change.printed).abilities[change.key];
  return ability?.is === 'constant' ? [{ self, constant: ability }] : [];
}

function changesText({ is }: Modifier): boolean {
  return is === 'blank' || is === 'ability';
}

function lastingOn(state: LcgState, card: CardId): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  for (const effect of state.lasting) if (effect.cards.includes(card)) modifiers.push(...effect.gives);
  return modifiers;
}
