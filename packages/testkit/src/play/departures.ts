import { type CardId, cardOf, type Game, type GameEvent, type Happened, type Table } from '@kronika/kernel';
import { advancesByChance, type ByChance } from './advances-by-chance.ts';

/** A place of the state that may go on naming a card which left play. */
export interface Outlives<S = unknown> {
  /** The path to it, and to everything below it; `*` stands for any one name: `lasting.*.source.self`. */
  readonly at: string;
  /** The rule that lets it outlive the card. */
  readonly because: string;
  /** Where only some of what is found there may. */
  isFine?(state: S, card: CardId): boolean;
}

/** What is to hold of cards that leave play. */
export interface Departures<S = unknown> {
  /** The card that the event made leave play, if it did. */
  departed(event: GameEvent): CardId | undefined;
  /** The cards in play. */
  inPlay(state: S): readonly CardId[];
  /** The events by which the card would leave play, with all that goes along. */
  leave(state: S, card: CardId): readonly GameEvent[];
  readonly outlives: readonly Outlives<S>[];
  /** What is said of a card that has never been in play; besides, its owner controls it. */
  readonly fresh: Readonly<Record<string, unknown>>;
}

/** What was seen of a game by chance. */
export interface SeenDepartures {
  /** How many cards have left play in it. */
  readonly departures: number;
  readonly faults: readonly string[];
}

/**
 * Plays by chance and finds every trace that cards leave behind when they leave play: if one comes back, it is a new card.
 * Matches by chance make few cards leave at the moments that matter, so at every decision each card in play is made to
 * leave as well, to see what would be left of it.
 */
export function departuresByChance<S>(game: Game<S>, watched: Departures<S>, byChance: ByChance): SeenDepartures {
  const faults = new Set<string>();
  let departures = 0;
  for (const { happened, match } of advancesByChance(game, byChance)) {
    for (const { cards, state } of departuresIn(happened, watched))
      for (const card of cards) {
        departures += 1;
        for (const fault of tracesOf(game, watched, state, card)) faults.add(fault);
      }
    for (const card of watched.inPlay(match.state)) {
      const state = watched
        .leave(match.state, card)
        .reduce((before, event) => applied(game, before, event), match.state);
      for (const fault of tracesOf(game, watched, state, card)) faults.add(fault);
    }
  }
  return { departures, faults: [...faults] };
}

function applied<S>({ events, id }: Game<S>, state: S, event: GameEvent): S {
  const rule = events[event.is];
  if (rule === undefined) throw new Error(`${id} has no rule for the event ${event.is}`);
  return rule.apply(state, event);
}

interface Departed<S> {
  readonly cards: readonly CardId[];
  /** The state behind the last of them. */
  readonly state: S;
}

/** What leaves at the same time leaves one after the other: it is gone when the last of it is. */
function departuresIn<S>(happened: readonly Happened<S>[], { departed }: Departures<S>): readonly Departed<S>[] {
  const groups: Departed<S>[] = [];
  let isGoingOn = false;
  for (const { event, state } of happened) {
    const card = departed(event);
    const before = isGoingOn ? groups.pop() : undefined;
    if (before !== undefined)
      groups.push(card === undefined ? before : { ...before, cards: [...before.cards, card], state });
    else if (card !== undefined) groups.push({ cards: [card], state });
    isGoingOn = card !== undefined;
  }
  return groups;
}

/** Every trace of what the card was that is left in the state. */
export function tracesOf<S>(
  { cards: access }: Pick<Game<S>, 'cards'>,
  { outlives, fresh }: Departures<S>,
  state: S,
  card: CardId,
): readonly string[] {
  if (access === undefined) return [];
  const table = access.table(state);
  const places = mentionsOf(state, table, card).filter(
    (path) => !outlives.some(({ at, isFine }) => isUnder(path, at) && isFine?.(state, card) !== false),
  );
  const { owner, controller, ...said } = cardOf(table, card);
  const marks: ReadonlyMap<string, unknown> = new Map(Object.entries(said));
  return [
    ...places.map((path) => `it is still named at ${path}`),
    ...Object.entries(fresh).flatMap(([mark, value]) =>
      JSON.stringify(marks.get(mark)) === JSON.stringify(value)
        ? []
        : [`${mark} is still ${JSON.stringify(marks.get(mark))}`],
    ),
    ...(controller === owner ? [] : ['it is still controlled by somebody else']),
  ];
}

/** The places of the state that name the card, apart from where it lies. */
function mentionsOf(state: unknown, table: Table, card: CardId): readonly string[] {
  const found: string[] = [];
  const search = (value: unknown, path: readonly string[]): void => {
    if (value === card) found.push(path.join('.'));
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (value === table && name !== 'hosts') continue;
      if (name === String(card)) found.push([...path, name].join('.'));
      search(inner, [...path, name]);
    }
  };
  search(state, []);
  return found;
}

function isUnder(path: string, pattern: string): boolean {
  const names = path.split('.');
  return pattern.split('.').every((name, i) => (name === '*' ? names[i] !== undefined : name === names[i]));
}
