import { type CardId, cardOf, type PrintedId, type SeatId, type Table } from '@kronika/kernel';
import type { InitiatedAbility, TriggerKind } from './ability/ability.ts';
import type { TextIndex } from './ability/text-index.ts';
import type { Continuous } from './modifier/continuous.ts';
import type { LcgRules } from './rules.ts';
import type { AbilityRef, LcgEvent, LcgState } from './state.ts';

/** A card with a text that is where that text can be used at all. */
export interface Bearer<S extends LcgState, E extends LcgEvent> {
  readonly ability: AbilityRef;
  readonly text: InitiatedAbility<S, E>;
}

/** A card in play with a constant ability. */
export interface Source<S extends LcgState> {
  readonly self: CardId;
  readonly constant: Continuous<S>;
}

/**
 * What follows from where the cards lie, whatever else is the case. Cards move less often than anything else
 * happens, so it is worked out once for each arrangement of the table and not for each state.
 */
export interface Arrangement<S extends LcgState, E extends LcgEvent> {
  readonly inPlay: readonly CardId[];
  /** The constant abilities printed on what is in play. */
  readonly sources: readonly Source<S>[];
  /** The abilities of that kind printed on cards that lie where they work, in the order of the cards. */
  bearers(kind: TriggerKind | 'action'): readonly Bearer<S, E>[];
  /** Whether one of them answers to such an event. */
  answers(kind: TriggerKind, event: string): boolean;
  /** The actions that the rules give to cards where they lie. */
  readonly gameActions: readonly AbilityRef[];
  /** Whether the seat has cards in hand. */
  hasHand(seat: SeatId): boolean;
  /** The place of a card in the order of all cards outside of decks. */
  placeOf(card: CardId): number;
}

const ANY = 4;

/** Remembers what was worked out for the last few arrangements. */
export function arrangementOf<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
  texts: TextIndex<S, E>,
): (state: S) => Arrangement<S, E> {
  let known: readonly { readonly zones: Table['zones']; readonly arrangement: Arrangement<S, E> }[] = [];
  return (state) => {
    const { zones } = state.table;
    for (const one of known) if (one.zones === zones) return one.arrangement;
    const arrangement = arrange(rules, texts, state);
    known = [{ zones, arrangement }, ...known.slice(0, ANY - 1)];
    return arrangement;
  };
}

function arrange<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
  texts: TextIndex<S, E>,
  state: S,
): Arrangement<S, E> {
  const { table } = state;
  const inPlay: CardId[] = [];
  const sources: Source<S>[] = [];
  const gameActions: AbilityRef[] = [];
  const bearers = new Map<TriggerKind | 'action', Bearer<S, E>[]>();
  const answered = new Map<TriggerKind, Set<string>>();
  const hands = new Set<SeatId>();
  const places = new Map<CardId, number>();

  const bear = (card: CardId, printed: PrintedId, isHere: 'inPlay' | 'inHand' | 'elsewhere'): void => {
    for (const { key, text } of texts.own(printed)) {
      const from = text.from ?? 'play';
      const works = typeof from === 'function' || (from === 'play' ? isHere === 'inPlay' : isHere === 'inHand');
      if (!works) continue;
      const list = bearers.get(text.is) ?? [];
      if (list.length === 0) bearers.set(text.is, list);
      list.push({ ability: { self: card, printed, key }, text });
      if (text.is === 'action') continue;
      const events = answered.get(text.is) ?? new Set<string>();
      if (events.size === 0) answered.set(text.is, events);
      for (const event of text.when.kinds) events.add(event);
    }
  };

  for (const name in table.zones) {
    const zone = table.zones[name as keyof typeof table.zones];
    // No ability is used from within a deck.
    if (zone === undefined || zone.kind === 'deck') continue;
    if (zone.kind === 'hand' && zone.seat !== undefined && zone.cards.length > 0) hands.add(zone.seat);
    for (const card of zone.cards) {
      const { printed } = cardOf(table, card);
      places.set(card, places.size);
      const isPlaying = zone.kind === 'open' && rules.isInPlay(state, card);
      if (isPlaying) {
        inPlay.push(card);
        for (const constant of texts.constants(printed)) sources.push({ self: card, constant });
      }
      bear(card, printed, isPlaying ? 'inPlay' : zone.kind === 'hand' ? 'inHand' : 'elsewhere');
      gameActions.push(...rules.gameAbilities(state, card));
    }
  }
  const none: readonly never[] = [];
  return {
    inPlay,
    sources,
    gameActions,
    bearers: (kind) => bearers.get(kind) ?? none,
    answers: (kind, event) => answered.get(kind)?.has(event) === true,
    hasHand: (seat) => hands.has(seat),
    placeOf: (card) => places.get(card) ?? places.size,
  };
}
