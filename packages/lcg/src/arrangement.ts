import {
  type Card,
  type CardId,
  cachePerLine,
  cardOf,
  FIRST_CARD,
  type SeatId,
  type Table,
  type Zone,
  type ZoneId,
  zoneIn,
} from '@kronika/kernel';
import type { TriggerKind } from './ability/ability.ts';
import type { Reading } from './ability/reading.ts';
import type { TextIndex } from './ability/text-index.ts';
import { areSame } from './are-same.ts';
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
  const lastArrangements = cachePerLine<LastArrangements<S, E>>({
    empty: () => ({ known: [], zonesSeen: [], pieces: [], last: undefined, shares: [] }),
    copy: ({ known, zonesSeen, pieces, last, shares }) => ({
      known: known.slice(),
      zonesSeen: zonesSeen.slice(),
      pieces: pieces.slice(),
      last,
      shares: shares.slice(),
    }),
  });
  const shareOf = (state: S, id: CardId): Share<S, E> => {
    const { shares } = lastArrangements();
    const card = cardOf(state.table, id);
    const known = shares[id - FIRST_CARD];
    if (known?.card === card) return known;
    const share = shareFor(rules, texts, state, card);
    shares[id - FIRST_CARD] = share;
    return share;
  };

  /** Looks at the zones that are not those of the last arrangement, and says what of it still holds. */
  const lookAgain = <N extends ZoneId>(
    { zonesSeen, pieces }: LastArrangements<S, E>,
    state: S,
    zones: Readonly<Record<N, Zone>>,
  ): Unchanged => {
    const unchanged = { standing: true, actions: true, triggers: true };
    let at = 0;
    for (const name in zones) {
      const zone = zones[name];
      if (zone !== zonesSeen[at]) {
        const before = pieces[at];
        const after = keeping(before, pieceFor(state, zone, shareOf));
        zonesSeen[at] = zone;
        pieces[at] = after;
        note(unchanged, before, after);
      }
      at += 1;
    }
    // Another table may have fewer zones.
    if (at < pieces.length) {
      zonesSeen.length = at;
      pieces.length = at;
      return ALL_CHANGED;
    }
    return unchanged;
  };

  return (state) => {
    const { zones } = state.table;
    const cache = lastArrangements();
    const { known } = cache;
    for (const one of known) if (one.zones === zones) return one.arrangement;
    const before = cache.last;
    cache.last = undefined;
    const unchanged = lookAgain(cache, state, zones);
    const arrangement = composed(cache.pieces, before, unchanged);
    cache.last = arrangement;
    if (known.length === REMEMBERED) known.pop();
    known.unshift({ zones, arrangement });
    return arrangement;
  };
}

/** The last arrangements of a line of matches, and what the next one can take over from them. */
interface LastArrangements<S extends LcgState, E extends LcgEvent> {
  readonly known: { readonly zones: Table['zones']; readonly arrangement: Arrangement<S, E> }[];
  /** From one arrangement to the next most zones stay the same, and stand at the same places. */
  readonly zonesSeen: Zone[];
  readonly pieces: (Piece<S, E> | undefined)[];
  /** The arrangement that these pieces make up; none while they are being looked at, which may fail. */
  last: Arrangement<S, E> | undefined;
  /** A card that is the very same lies where it lay, and has the same to say. */
  readonly shares: (Share<S, E> | undefined)[];
}

/** What of the last arrangement holds in the next one, too: what was found by it is not sought again. */
interface Unchanged {
  standing: boolean;
  actions: boolean;
  triggers: boolean;
}

const ALL_CHANGED: Unchanged = { standing: false, actions: false, triggers: false };

/** Notes what another piece at the same place changes: a card that is drawn stands for nothing in play, and so on. */
function note<S extends LcgState, E extends LcgEvent>(
  unchanged: Unchanged,
  before: Piece<S, E> | undefined,
  after: Piece<S, E> | undefined,
): void {
  unchanged.standing &&=
    (before?.inPlay ?? NONE) === (after?.inPlay ?? NONE) && (before?.sources ?? NONE) === (after?.sources ?? NONE);
  unchanged.actions &&= (before?.actions ?? NONE) === (after?.actions ?? NONE);
  unchanged.triggers &&= (before?.triggers ?? NONE) === (after?.triggers ?? NONE);
}

/**
 * The piece with the very lists of the one before, where they list the same. So what was found by those and what will be
 * found by these are the same objects: an ability that answers to two events is known to be one.
 */
function keeping<S extends LcgState, E extends LcgEvent>(
  before: Piece<S, E> | undefined,
  after: Piece<S, E> | undefined,
): Piece<S, E> | undefined {
  if (before === undefined || after === undefined) return after;
  return {
    cards: after.cards,
    inPlay: areSame(before.inPlay, after.inPlay) ? before.inPlay : after.inPlay,
    sources: areSameSources(before.sources, after.sources) ? before.sources : after.sources,
    actions: areSameBearers(before.actions, after.actions) ? before.actions : after.actions,
    triggers: areSameBearers(before.triggers, after.triggers) ? before.triggers : after.triggers,
    handOf: after.handOf,
  };
}

function areSameSources<S extends LcgState>(before: readonly Source<S>[], after: readonly Source<S>[]): boolean {
  if (before.length !== after.length) return false;
  for (let at = 0; at < before.length; at += 1) {
    const one = before[at];
    const other = after[at];
    if (one !== other && (one?.self !== other?.self || one?.constant !== other?.constant)) return false;
  }
  return true;
}

/** Each text is read once, so the same reading is the same ability of the same printed card. */
function areSameBearers<S extends LcgState, E extends LcgEvent>(
  before: readonly Bearer<S, E>[],
  after: readonly Bearer<S, E>[],
): boolean {
  if (before.length !== after.length) return false;
  for (let at = 0; at < before.length; at += 1) {
    const one = before[at];
    const other = after[at];
    if (one === other) continue;
    if (one?.ability.self !== other?.ability.self || one?.text !== other?.text || one?.by !== other?.by) return false;
  }
  return true;
}

/** What the cards of one zone can do there. */
function pieceFor<S extends LcgState, E extends LcgEvent>(
  state: S,
  zone: Zone,
  shareOf: (state: S, card: CardId) => Share<S, E>,
): Piece<S, E> | undefined {
  // No ability is used from within a deck.
  if (zone.cards.length === 0 || zone.kind === 'deck') return undefined;
  const [only] = zone.cards;
  const { inPlay, sources, actions, triggers } =
    zone.cards.length === 1 && only !== undefined ? shareOf(state, only) : joined(state, zone.cards, shareOf);
  const handOf = zone.kind === 'hand' ? zone.seat : undefined;
  // Most piles of discarded cards have nothing to say.
  if (handOf === undefined && inPlay.length + actions.length + triggers.length === 0) return undefined;
  return { cards: zone.cards, inPlay, sources, actions, triggers, handOf };
}

/** What cards contribute where they lie. Most have little to say, and need no lists. */
interface Contribution<S extends LcgState, E extends LcgEvent> {
  readonly inPlay: readonly CardId[];
  readonly sources: readonly Source<S>[];
  readonly actions: readonly Bearer<S, E>[];
  readonly triggers: readonly Bearer<S, E>[];
}

function joined<S extends LcgState, E extends LcgEvent>(
  state: S,
  cards: readonly CardId[],
  shareOf: (state: S, card: CardId) => Share<S, E>,
): Contribution<S, E> {
  let inPlay: CardId[] | undefined;
  let sources: Source<S>[] | undefined;
  let actions: Bearer<S, E>[] | undefined;
  let triggers: Bearer<S, E>[] | undefined;
  for (const id of cards) {
    const share = shareOf(state, id);
    if (share.inPlay.length > 0) inPlay = withAll(inPlay, share.inPlay);
    if (share.sources.length > 0) sources = withAll(sources, share.sources);
    if (share.actions.length > 0) actions = withAll(actions, share.actions);
    if (share.triggers.length > 0) triggers = withAll(triggers, share.triggers);
  }
  return {
    inPlay: inPlay ?? NONE,
    sources: sources ?? NONE,
    actions: actions ?? NONE,
    triggers: triggers ?? NONE,
  };
}

function withAll<T>(list: T[] = [], more: readonly T[]): T[] {
  for (const one of more) list.push(one);
  return list;
}

/** What one card contributes where it lies. */
interface Share<S extends LcgState, E extends LcgEvent> extends Contribution<S, E> {
  readonly card: Card;
}

function shareFor<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
  texts: TextIndex<S, E>,
  state: S,
  card: Card,
): Share<S, E> {
  const { id: self, printed, controller: by } = card;
  const { kind } = zoneIn(state.table, card.zone);
  let actions: Bearer<S, E>[] | undefined;
  let triggers: Bearer<S, E>[] | undefined;
  const isInPlay = kind === 'open' && rules.isInPlay(state, self);
  for (const { key, text } of texts.own(printed)) {
    const { from } = text;
    const works = typeof from === 'function' || (from === 'play' ? isInPlay : kind === 'hand');
    if (!works) continue;
    const bearer = { ability: { self, printed, key }, text, by };
    if (text.is === 'action') actions = withAll(actions, [bearer]);
    else triggers = withAll(triggers, [bearer]);
  }
  for (const ability of rules.gameAbilities(state, self))
    if (texts.kind(ability.printed, ability.key) === 'action')
      actions = withAll(actions, [{ ability, text: texts.reading(ability.printed, ability.key), by }]);
  const constants = isInPlay ? texts.constants(printed) : NONE;
  const sources = constants.length === 0 ? NONE : constants.map((constant) => ({ self, constant }));
  return {
    card,
    inPlay: isInPlay ? [self] : NONE,
    sources,
    actions: actions ?? NONE,
    triggers: triggers ?? NONE,
  };
}

const NONE: readonly never[] = [];

/** The pieces put together; what the last arrangement found out is taken over where it still holds. */
function composed<S extends LcgState, E extends LcgEvent>(
  all: readonly (Piece<S, E> | undefined)[],
  last: Arrangement<S, E> | undefined,
  unchanged: Unchanged,
): Arrangement<S, E> {
  const pieces: Piece<S, E>[] = [];
  for (const piece of all) if (piece !== undefined) pieces.push(piece);
  const { inPlay, sources, changers } = last !== undefined && unchanged.standing ? last : standingIn(pieces);
  const actions = last !== undefined && unchanged.actions ? last.actions : [];
  const answers = last !== undefined && unchanged.triggers ? last.answers : [];
  return { inPlay, sources, changers, pieces, actions, answers, places: undefined };
}

/** What is in play, with the constant abilities printed on it. */
function standingIn<S extends LcgState, E extends LcgEvent>(
  pieces: readonly Piece<S, E>[],
): Pick<Arrangement<S, E>, 'inPlay' | 'sources' | 'changers'> {
  const inPlay: CardId[] = [];
  const sources: Source<S>[] = [];
  for (const piece of pieces) {
    for (const card of piece.inPlay) inPlay.push(card);
    for (const source of piece.sources) sources.push(source);
  }
  return { inPlay, sources, changers: sources.filter(({ constant }) => constant.changesText !== undefined) };
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
