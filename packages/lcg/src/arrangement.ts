import {
  type Card,
  type CardId,
  cardOf,
  FIRST_CARD,
  type SeatId,
  type Table,
  type Zone,
  zoneIn,
} from '@kronika/kernel';
import type { TriggerKind } from './ability/ability.ts';
import type { Reading } from './ability/reading.ts';
import type { TextIndex } from './ability/text-index.ts';
import type { Standing } from './modifier/continuous.ts';
import type { LcgRules } from './rules.ts';
import type { AbilityRef, LcgEvent, LcgState } from './state.ts';

/** A card with a text that is where that text can be used at all, and who controlled it when it came there. */
export interface Bearer<S extends LcgState, E extends LcgEvent> {
  readonly ability: AbilityRef;
  readonly text: Reading<S, E>;
  readonly by: SeatId;
}

/** A card in play with a constant ability. */
export interface Source<S extends LcgState> {
  readonly self: CardId;
  readonly constant: Standing<S>;
}

/**
 * What follows from where the cards lie, whatever else is the case. Cards move less often than anything else
 * happens, so it is worked out once for each arrangement of the table and not for each state.
 */
export interface Arrangement<S extends LcgState, E extends LcgEvent> {
  readonly inPlay: readonly CardId[];
  /** The constant abilities printed on what is in play. */
  readonly sources: readonly Source<S>[];
  /** Those of them that make cards gain abilities or go blank. */
  readonly changers: readonly Source<S>[];
  readonly pieces: readonly Piece<S, E>[];
  /** What can be done in which action window, as far as it was asked for. Few are: a list is enough to find them in. */
  readonly actions: { readonly window: string; readonly bearers: readonly Bearer<S, E>[] }[];
  /** What answers to what, as far as it was asked for. */
  readonly answers: { readonly kind: TriggerKind; readonly event: string; readonly bearers: readonly Bearer<S, E>[] }[];
  /** The places of the cards, once they were asked for. */
  places: ReadonlyMap<CardId, number> | undefined;
}

/** The same for the cards of one zone. */
interface Piece<S extends LcgState, E extends LcgEvent> {
  readonly cards: readonly CardId[];
  readonly inPlay: readonly CardId[];
  readonly sources: readonly Source<S>[];
  readonly actions: readonly Bearer<S, E>[];
  readonly triggers: readonly Bearer<S, E>[];
  readonly handOf: SeatId | undefined;
}

/** How many arrangements are remembered: the one of now, and those that are being tried. */
const REMEMBERED = 4;

export function arrangementOf<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
  texts: TextIndex<S, E>,
): (state: S) => Arrangement<S, E> {
  let known: readonly { readonly zones: Table['zones']; readonly arrangement: Arrangement<S, E> }[] = [];
  // From one arrangement to the next most zones stay the same, and stand at the same places.
  const zonesSeen: (Zone | undefined)[] = [];
  const pieces: (Piece<S, E> | undefined)[] = [];

  // A card that is the very same lies where it lay, and has the same to say.
  const shares: (Share<S, E> | undefined)[] = [];
  const shareOf = (state: S, id: CardId): Share<S, E> => {
    const card = cardOf(state.table, id);
    const known = shares[id - FIRST_CARD];
    if (known?.card === card) return known;
    const share = shareFor(rules, texts, state, card);
    shares[id - FIRST_CARD] = share;
    return share;
  };

  const piecesOf = (state: S): readonly Piece<S, E>[] => {
    const found: Piece<S, E>[] = [];
    let at = 0;
    for (const zone of Object.values(state.table.zones)) {
      if (zone !== zonesSeen[at]) {
        pieces[at] = pieceFor(state, zone, shareOf);
        zonesSeen[at] = zone;
      }
      const piece = pieces[at];
      if (piece !== undefined) found.push(piece);
      at += 1;
    }
    return found;
  };

  return (state) => {
    const { zones } = state.table;
    for (const one of known) if (one.zones === zones) return one.arrangement;
    const arrangement = composed(piecesOf(state));
    known = [{ zones, arrangement }, ...known.slice(0, REMEMBERED - 1)];
    return arrangement;
  };
}

/** What the cards of one zone can do there. */
function pieceFor<S extends LcgState, E extends LcgEvent>(
  state: S,
  zone: Zone,
  shareOf: (state: S, card: CardId) => Share<S, E>,
): Piece<S, E> | undefined {
  // No ability is used from within a deck.
  if (zone.cards.length === 0 || zone.kind === 'deck') return undefined;
  const inPlay: CardId[] = [];
  const sources: Source<S>[] = [];
  const actions: Bearer<S, E>[] = [];
  const triggers: Bearer<S, E>[] = [];
  for (const id of zone.cards) {
    const share = shareOf(state, id);
    if (share.isInPlay) inPlay.push(id);
    for (const source of share.sources) sources.push(source);
    for (const action of share.actions) actions.push(action);
    for (const trigger of share.triggers) triggers.push(trigger);
  }
  const handOf = zone.kind === 'hand' ? zone.seat : undefined;
  // Most piles of discarded cards have nothing to say.
  if (handOf === undefined && inPlay.length + actions.length + triggers.length === 0) return undefined;
  return { cards: zone.cards, inPlay, sources, actions, triggers, handOf };
}

/** What one card contributes where it lies. */
interface Share<S extends LcgState, E extends LcgEvent> {
  readonly card: Card;
  readonly isInPlay: boolean;
  readonly sources: readonly Source<S>[];
  readonly actions: readonly Bearer<S, E>[];
  readonly triggers: readonly Bearer<S, E>[];
}

function shareFor<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
  texts: TextIndex<S, E>,
  state: S,
  card: Card,
): Share<S, E> {
  const { id: self, printed, controller: by } = card;
  const { kind } = zoneIn(state.table, card.zone);
  const actions: Bearer<S, E>[] = [];
  const triggers: Bearer<S, E>[] = [];
  const isInPlay = kind === 'open' && rules.isInPlay(state, self);
  for (const { key, text } of texts.own(printed)) {
    const { from } = text;
    const works = typeof from === 'function' || (from === 'play' ? isInPlay : kind === 'hand');
    if (works) (text.is === 'action' ? actions : triggers).push({ ability: { self, printed, key }, text, by });
  }
  for (const ability of rules.gameAbilities(state, self))
    if (texts.kind(ability.printed, ability.key) === 'action')
      actions.push({ ability, text: texts.reading(ability.printed, ability.key), by });
  const sources = isInPlay ? texts.constants(printed).map((constant) => ({ self, constant })) : NONE;
  return { card, isInPlay, sources, actions, triggers };
}

const NONE: readonly never[] = [];

function composed<S extends LcgState, E extends LcgEvent>(pieces: readonly Piece<S, E>[]): Arrangement<S, E> {
  const inPlay: CardId[] = [];
  const sources: Source<S>[] = [];
  for (const piece of pieces) {
    for (const card of piece.inPlay) inPlay.push(card);
    for (const source of piece.sources) sources.push(source);
  }
  const changers = sources.filter(({ constant }) => constant.changesText !== undefined);
  return { inPlay, sources, changers, pieces, actions: [], answers: [], places: undefined };
}

/** Whether the text can be used in such an action window at all. */
export function isFor<S extends LcgState, E extends LcgEvent>({ windows }: Reading<S, E>, window: string): boolean {
  return windows === undefined || windows.includes(window);
}

/**
 * The actions for such a window of cards that lie where they work, printed or given by the rules, in the order of the
 * cards.
 */
export function actionsFor<S extends LcgState, E extends LcgEvent>(
  { pieces, actions }: Arrangement<S, E>,
  window: string,
): readonly Bearer<S, E>[] {
  for (const known of actions) if (known.window === window) return known.bearers;
  const bearers: Bearer<S, E>[] = [];
  for (const piece of pieces) for (const action of piece.actions) if (isFor(action.text, window)) bearers.push(action);
  actions.push({ window, bearers });
  return bearers;
}

/** The abilities of that kind that answer to such an event, printed on cards that lie where they work. */
export function answering<S extends LcgState, E extends LcgEvent>(
  { pieces, answers }: Arrangement<S, E>,
  kind: TriggerKind,
  event: string,
): readonly Bearer<S, E>[] {
  for (const known of answers) if (known.event === event && known.kind === kind) return known.bearers;
  const bearers = triggersIn(pieces, kind, event);
  answers.push({ kind, event, bearers });
  return bearers;
}

function triggersIn<S extends LcgState, E extends LcgEvent>(
  pieces: readonly Piece<S, E>[],
  kind: TriggerKind,
  event: string,
): readonly Bearer<S, E>[] {
  const found: Bearer<S, E>[] = [];
  for (const { triggers } of pieces)
    for (const bearer of triggers)
      if (bearer.text.is === kind && bearer.text.when?.kinds.includes(event)) found.push(bearer);
  return found;
}

/** Whether the seat has cards in hand. */
export function hasHand<S extends LcgState, E extends LcgEvent>({ pieces }: Arrangement<S, E>, seat: SeatId): boolean {
  for (const { handOf } of pieces) if (handOf === seat) return true;
  return false;
}

/** The place of a card in the order of all cards outside of decks. */
export function placeOf<S extends LcgState, E extends LcgEvent>(here: Arrangement<S, E>, card: CardId): number {
  here.places ??= placesIn(here.pieces);
  return here.places.get(card) ?? here.places.size;
}

function placesIn<S extends LcgState, E extends LcgEvent>(pieces: readonly Piece<S, E>[]): ReadonlyMap<CardId, number> {
  const places = new Map<CardId, number>();
  for (const { cards } of pieces) for (const card of cards) places.set(card, places.size);
  return places;
}
