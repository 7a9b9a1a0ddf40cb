import { type CardId, cardOf, FIRST_CARD, type PrintedId, type SeatId } from '@kronika/kernel';
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
  readonly changeText: boolean;
  readonly onCards: (readonly Modifier[] | undefined)[];
  /** The cards whose modifiers are being asked for, and how often one of them was asked for again meanwhile. */
  readonly asking: Set<CardId>;
  circles: number;
}

const NONE: readonly never[] = [];

/** Questions about what modifies cards and seats. One of these stands beside the rules of a game. */
export interface Modifiers<S extends LcgState> {
  on(state: S, card: CardId): readonly Modifier[];
  onSeat(state: S, seat: SeatId): readonly Modifier[];
  /** Whether anything makes cards gain abilities or go blank. */
  changeText(state: S): boolean;
}

/**
 * Modifiers as queries: whatever holds now is found by looking at what is in play and at the lasting
 * effects. The constant abilities come first, then the lasting effects in the order they began.
 */
export function modifiersOf<E extends LcgEvent, S extends LcgState<E>>(rules: LcgRules<S, E>): Modifiers<S> {
  const known = new WeakMap<LcgState, Worked<S>>();
  const constantsOn = constantsByCard(rules);

  const workedOut = (state: S): Worked<S> => {
    const before = known.get(state);
    if (before !== undefined) return before;
    // While the sources are sought, conditions that ask for values see the cards without constant abilities.
    known.set(state, workWith([], 'no'));
    const fresh = sourcesIn(state);
    known.set(state, fresh);
    return fresh;
  };

  // Whether a card is blank or has gained text is itself known only by asking for modifiers. Those that
  // change text are therefore found first, by printed text alone.
  const sourcesIn = (state: S): Worked<S> => {
    const printed: Source<S>[] = [];
    const inPlay: CardId[] = [];
    for (const zone of Object.values(state.table.zones)) {
      // Cards in play lie where they are seen.
      if (zone.kind !== 'open') continue;
      for (const self of zone.cards) {
        if (!rules.isInPlay(state, self) || !rules.hasText(state, self)) continue;
        inPlay.push(self);
        for (const constant of constantsOn(cardOf(state.table, self).printed)) printed.push({ self, constant });
      }
    }
    const changers = printed.filter(({ constant }) => constant.changesText);
    if (changers.length === 0 && !state.lasting.some(({ gives }) => gives.some(changesText)))
      return workWith(printed, 'no');

    const sources = inPlay.flatMap((self) => {
      const others = changers.filter((source) => source.self !== self);
      const changes = [...given(state, others, self), ...lastingOn(state, self)];
      const own = changes.some(({ is }) => is === 'blank') ? [] : printed.filter((source) => source.self === self);
      return [...own, ...changes.flatMap((change) => gainedConstant(rules, self, change))];
    });
    return workWith(sources, 'yes');
  };

  const given = (state: S, sources: readonly Source<S>[], card: CardId): readonly Modifier[] => {
    let modifiers: Modifier[] | undefined;
    for (const { self, constant } of sources) {
      const concerned = constant.affects === undefined ? self === card : constant.affects(state, self, card);
      if (!concerned || constant.gives === undefined) continue;
      if (constant.while !== undefined && !constant.while(state, self)) continue;
      modifiers ??= [];
      modifiers.push(...constant.gives(state, self, card));
    }
    return modifiers ?? NONE;
  };

  return {
    on(state, card) {
      const worked = workedOut(state);
      const { sources, onCards, asking } = worked;
      const cached = onCards[card - FIRST_CARD];
      if (cached !== undefined) return cached;
      // A constant ability whose condition depends on what it modifies sees the card without constant abilities.
      if (asking.has(card)) {
        worked.circles += 1;
        return lastingOn(state, card);
      }
      const circles = worked.circles;
      asking.add(card);
      const constant = given(state, sources, card);
      const lasting = lastingOn(state, card);
      const modifiers = lasting.length === 0 ? constant : [...constant, ...lasting];
      asking.delete(card);
      if (asking.size === 0 || worked.circles === circles) onCards[card - FIRST_CARD] = modifiers;
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
    changeText: (state) => workedOut(state).changeText,
  };
}

function workWith<S extends LcgState>(sources: readonly Source<S>[], changeText: 'yes' | 'no'): Worked<S> {
  return { sources, changeText: changeText === 'yes', onCards: [], asking: new Set(), circles: 0 };
}

/** The constant abilities printed on each card, looked up once for each. */
function constantsByCard<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
): (printed: PrintedId) => readonly Continuous<S>[] {
  const known = new Map<PrintedId, readonly Continuous<S>[]>();
  return (printed) => {
    const before = known.get(printed);
    if (before !== undefined) return before;
    const abilities = Object.values(rules.definition(printed).abilities);
    const constants = abilities.flatMap((ability) => (ability.is === 'constant' ? [ability] : []));
    known.set(printed, constants);
    return constants;
  };
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
  let modifiers: Modifier[] | undefined;
  for (const effect of state.lasting) {
    if (!effect.cards.includes(card)) continue;
    modifiers ??= [];
    modifiers.push(...effect.gives);
  }
  return modifiers ?? NONE;
}
