import { type CardId, cachePerLine, FIRST_CARD, perState, SEATS, type SeatId } from '@kronika/kernel';
import { abilityNamed } from '../ability/ability.ts';
import type { Arrangement, Source } from '../arrangement.ts';
import type { LastingEffect } from '../effect/lasting.ts';
import type { LcgRules } from '../rules.ts';
import type { AbilityRef, LcgEvent, LcgState } from '../state.ts';
import { standing } from './continuous.ts';
import type { Modifier } from './modifier.ts';
import { inOrder } from './precedence.ts';

/** What was worked out for one state. States never change, so it stays true for as long as the state is kept. */
interface Worked<S extends LcgState> {
  readonly sources: readonly Source<S>[];
  readonly texts: TextChanges | undefined;
  onSeats: (readonly Modifier[] | undefined)[] | undefined;
  /** Whether a card was asked about again while it was being asked about. */
  circular: boolean;
  /** What is on all cards, where there are circles; while they are worked out, what the round before came to. */
  inCircles: (readonly Modifier[])[] | undefined;
}

/** What is on a card in one state: the last one in which it was asked about. */
interface Known<S extends LcgState> {
  readonly worked: Worked<S>;
  readonly modifiers: readonly Modifier[];
}

/** A card or seat whose modifiers are being asked for, in one state. */
interface Asking<S extends LcgState, T> {
  readonly worked: Worked<S>;
  readonly about: T;
}

const NONE: readonly never[] = [];

/** What has become of the texts of cards in play. */
export interface TextChanges {
  readonly blank: ReadonlySet<CardId>;
  /** The abilities that cards have gained, constant ones included. */
  readonly gained: readonly AbilityRef[];
}

/** What was found where nothing changes texts but by where cards lie: it stays so while they lie there. */
interface Placed<S extends LcgState> {
  readonly zones: S['table']['zones'];
  readonly hosts: S['table']['hosts'];
  readonly lasting: S['lasting'];
  readonly printed: readonly Source<S>[];
  readonly sources: readonly Source<S>[];
  readonly texts: TextChanges;
}

/** Questions about what modifies cards and seats. One of these stands beside the rules of a game. */
export interface Modifiers<S extends LcgState> {
  on(state: S, card: CardId): readonly Modifier[];
  onSeat(state: S, seat: SeatId): readonly Modifier[];
  /** What makes cards gain abilities or go blank, if anything does. */
  texts(state: S): TextChanges | undefined;
}

/**
 * Modifiers as queries: whatever holds now is found by looking at what is in play and at the lasting
 * effects. The constant abilities come first, then the lasting effects in the order they began.
 */
export function modifiersOf<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
  arrangement: (state: S) => Arrangement<S, E>,
): Modifiers<S> {
  // By the places of the cards. Nearly all questions are about the state of now: a list for each would be made for nothing.
  const knownInLine = cachePerLine<(Known<S> | undefined)[]>({ empty: () => [] });
  // The last one is asked for the sake of those before it.
  const asking: Asking<S, CardId>[] = [];
  const askingSeats: Asking<S, SeatId>[] = [];
  const placedInLine = cachePerLine<{ placed: Placed<S> | undefined }>({
    empty: () => ({ placed: undefined }),
    copy: ({ placed }) => ({ placed }),
  });
  let seeking: { readonly state: S; readonly meanwhile: Worked<S> } | undefined;

  const remembered = perState((state: S): Worked<S> => {
    const { sources, changers } = arrangement(state);
    // Mostly nothing changes the text of any card.
    if (changers.length === 0 && !state.lasting.some(givesText))
      return workWith(inOrder(state, withText(rules, state, sources)), undefined);
    const outer = seeking;
    seeking = { state, meanwhile: workWith([], undefined) };
    try {
      return sourcesIn(state);
    } finally {
      seeking = outer;
    }
  });

  // While the sources are sought, conditions that ask for values see the cards without constant abilities.
  const workedOut = (state: S): Worked<S> => (seeking?.state === state ? seeking.meanwhile : remembered(state));

  // Whether a card is blank or has gained text is itself known only by asking for modifiers. Those that
  // change text are therefore found first, by printed text alone.
  const sourcesIn = (state: S): Worked<S> => {
    const here = arrangement(state);
    const { inPlay } = here;
    const printed = withText(rules, state, here.sources);
    const { placed } = placedInLine();
    if (placed !== undefined && isStillSo(rules, state, placed, printed)) return workWith(placed.sources, placed.texts);
    const changers = withText(rules, state, here.changers).filter(
      ({ self, constant }) => constant.while === undefined || constant.while(state, self),
    );
    if (changers.length === 0 && !state.lasting.some(givesText)) return workWith(inOrder(state, printed), undefined);

    // Who is blank changes nobody's text.
    const working = changers.filter(
      ({ self }) => !textChangesOn(state, changers, self).some(({ is }) => is === 'blank'),
    );
    const sources: Source<S>[] = [];
    const blank = new Set<CardId>();
    const gained: AbilityRef[] = [];
    // The sources stand in the order of the cards they are printed on.
    let place = 0;
    let hangsOnState = here.changers.some(({ constant }) => constant.changesText === 'byState');
    for (const self of inPlay) {
      for (const change of textChangesOn(state, working, self)) {
        if (change.is === 'blank') blank.add(self);
        if (change.is !== 'ability') continue;
        if (!rules.hasText(state, self)) {
          hangsOnState = true;
          continue;
        }
        const { printed: text, key, source } = change;
        gained.push(source === undefined ? { self, printed: text, key } : { self, printed: text, key, source });
      }
      for (let source = printed[place]; source?.self === self; source = printed[place]) {
        if (!blank.has(self)) sources.push(source);
        place += 1;
      }
    }
    for (const ref of gained) sources.push(...gainedConstant(rules, ref));
    const ordered = inOrder(state, sources);
    const texts = { blank, gained };
    const { zones, hosts } = state.table;
    if (!hangsOnState)
      placedInLine().placed = { zones, hosts, lasting: state.lasting, printed, sources: ordered, texts };
    return workWith(ordered, texts);
  };

  const textChangesOn = (state: S, changers: readonly Source<S>[], card: CardId): readonly Modifier[] => {
    const lasting = lastingOn(state, card);
    if (changers.length === 0) return lasting;
    let changes: Modifier[] | undefined;
    for (const source of changers)
      if (source.self !== card && concerns(state, source, card)) changes = withGiven(state, source, card, changes);
    // A card may give itself abilities, but one that made itself blank would not be there to do so.
    for (const source of changers)
      if (source.self === card && concerns(state, source, card))
        for (const change of source.constant.gives?.(state, card, card) ?? NONE)
          if (change.is !== 'blank') {
            changes ??= [];
            changes.push(change);
          }
    if (changes === undefined) return lasting;
    for (const change of lasting) changes.push(change);
    return changes;
  };

  const given = (state: S, sources: readonly Source<S>[], card: CardId): readonly Modifier[] => {
    let modifiers: Modifier[] | undefined;
    for (const source of sources)
      if (concerns(state, source, card)) modifiers = withGiven(state, source, card, modifiers);
    return modifiers ?? NONE;
  };

  const givenToSeat = (state: S, sources: readonly Source<S>[], seat: SeatId): readonly Modifier[] => {
    const modifiers: Modifier[] = [];
    for (const { self, constant } of sources) {
      if (constant.givesSeat === undefined || (constant.while !== undefined && !constant.while(state, self))) continue;
      for (const modifier of constant.givesSeat(state, self, seat)) modifiers.push(modifier);
    }
    return modifiers;
  };

  const allOn = (state: S, { sources }: Worked<S>, card: CardId): readonly Modifier[] => {
    const constant = given(state, sources, card);
    const lasting = lastingOn(state, card);
    return lasting.length === 0 ? constant : [...constant, ...lasting];
  };

  // With a note of what is asked for, which is taken away again also when the work fails.
  const askingFor = (state: S, worked: Worked<S>, card: CardId): readonly Modifier[] => {
    asking.push({ worked, about: card });
    try {
      return allOn(state, worked, card);
    } finally {
      asking.pop();
    }
  };
  const askingForSeat = (state: S, worked: Worked<S>, seat: SeatId): readonly Modifier[] => {
    askingSeats.push({ worked, about: seat });
    try {
      return givenToSeat(state, worked.sources, seat);
    } finally {
      askingSeats.pop();
    }
  };

  // Conditions that depend on one another are worked out in rounds, for all cards at once, so that the order in
  // which questions are asked makes no difference. The first round sees no constant abilities, each further one
  // what the round before came to. What contradicts itself ends after a fixed number of rounds.
  const workOutCircles = (state: S, worked: Worked<S>): void => {
    const cards = state.table.cards.map(({ id }) => id);
    worked.inCircles = cards.map((card) => lastingOn(state, card));
    for (let round = 0; round <= worked.sources.length; round += 1) {
      const after = cards.map((card) => allOn(state, worked, card));
      const isSettled = JSON.stringify(after) === JSON.stringify(worked.inCircles);
      worked.inCircles = after;
      if (isSettled) break;
    }
  };

  return {
    on(state, card) {
      const worked = workedOut(state);
      if (worked.inCircles !== undefined) return worked.inCircles[card - FIRST_CARD] ?? NONE;
      const known = knownInLine();
      const before = known[card - FIRST_CARD];
      if (before?.worked === worked) return before.modifiers;
      if (isAsked(asking, worked, card)) {
        worked.circular = true;
        return lastingOn(state, card);
      }
      const modifiers = askingFor(state, worked, card);
      if (!worked.circular) {
        known[card - FIRST_CARD] = { worked, modifiers };
        return modifiers;
      }
      if (isAnyAsked(asking, worked)) return modifiers;
      workOutCircles(state, worked);
      return worked.inCircles?.[card - FIRST_CARD] ?? NONE;
    },
    onSeat(state, seat) {
      const worked = workedOut(state);
      const before = worked.onSeats?.[seat];
      if (before !== undefined) return before;
      if (state.lasting.length === 0 && !worked.sources.some(givesSeats)) {
        worked.onSeats = NOTHING_ON_SEATS;
        return NONE;
      }
      const lasting = lastingOnSeat(state, seat);
      // A condition that asks about the seat it is about sees it without constant abilities.
      if (isAsked(askingSeats, worked, seat)) return lasting;
      const constant = askingForSeat(state, worked, seat);
      const all = lasting.length === 0 ? constant : [...constant, ...lasting];
      // What is found while cards or seats are being asked for may be half the truth.
      if (!isAnyAsked(askingSeats, worked) && !isAnyAsked(asking, worked)) {
        worked.onSeats ??= [];
        worked.onSeats[seat] = all;
      }
      return all;
    },
    texts: (state) => workedOut(state).texts,
  };
}

/** Whether it is being asked for in that state. */
function isAsked<S extends LcgState, T>(asking: readonly Asking<S, T>[], worked: Worked<S>, about: T): boolean {
  for (const one of asking) if (one.about === about && one.worked === worked) return true;
  return false;
}

function isAnyAsked<S extends LcgState, T>(asking: readonly Asking<S, T>[], worked: Worked<S>): boolean {
  for (const one of asking) if (one.worked === worked) return true;
  return false;
}

/** Where no seat is given anything. */
const NOTHING_ON_SEATS: (readonly Modifier[])[] = SEATS.map(() => NONE);

function givesSeats<S extends LcgState>({ constant }: Source<S>): boolean {
  return constant.givesSeat !== undefined;
}

/** Whether what was found is found again: cards lie as they lay, and the texts in question are there. */
function isStillSo<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
  state: S,
  { zones, hosts, lasting, printed, texts }: Placed<S>,
  now: readonly Source<S>[],
): boolean {
  if (zones !== state.table.zones || hosts !== state.table.hosts || lasting !== state.lasting || printed !== now)
    return false;
  return texts.gained.every(({ self }) => rules.hasText(state, self));
}

/** Whether the constant ability gives the card anything now. */
export function concerns<S extends LcgState>(state: S, { self, constant }: Source<S>, card: CardId): boolean {
  if (constant.gives === undefined) return false;
  if (constant.affects === undefined ? self !== card : !constant.affects(state, self, card)) return false;
  return constant.while === undefined || constant.while(state, self);
}

/** The list with what the constant ability gives the card behind it; most cards are given nothing and need no list. */
function withGiven<S extends LcgState>(
  state: S,
  { self, constant }: Source<S>,
  card: CardId,
  modifiers: Modifier[] = [],
): Modifier[] {
  for (const modifier of constant.gives?.(state, self, card) ?? NONE) modifiers.push(modifier);
  return modifiers;
}

/** Those of the sources whose text is there. */
function withText<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
  state: S,
  sources: readonly Source<S>[],
): readonly Source<S>[] {
  // Mostly that of all of them is.
  for (const { self } of sources)
    if (!rules.hasText(state, self)) return sources.filter((source) => rules.hasText(state, source.self));
  return sources;
}

function workWith<S extends LcgState>(sources: readonly Source<S>[], texts: TextChanges | undefined): Worked<S> {
  return { sources, texts, onSeats: undefined, circular: false, inCircles: undefined };
}

function gainedConstant<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
  { self, printed, key }: AbilityRef,
): readonly Source<S>[] {
  const ability = abilityNamed(rules.definition(printed), key);
  return ability?.is === 'constant' ? [{ self, constant: standing(ability) }] : NONE;
}

function givesText({ gives }: LastingEffect): boolean {
  return gives.some(({ is }) => is === 'blank' || is === 'ability');
}

function lastingOnSeat(state: LcgState, seat: SeatId): readonly Modifier[] {
  let modifiers: Modifier[] | undefined;
  for (const effect of state.lasting) {
    if (!effect.seats.includes(seat)) continue;
    modifiers ??= [];
    modifiers.push(...effect.gives);
  }
  return modifiers ?? NONE;
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
