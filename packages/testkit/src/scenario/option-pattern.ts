import { FIRST_CARD, type Game, type Option } from '@kronika/kernel';

/**
 * What an option has to say to be meant: every property that is named here, and whatever else.
 * Where the option has a card, the card's printed id may stand instead of its label.
 */
export type OptionPattern = Readonly<Record<string, unknown>>;

/** Names the cards of a state by what is printed on them. */
export type NameCard = (id: number) => string | undefined;

/** How the cards of a state are named; a game without cards names none. */
export function cardNames<S>(game: Pick<Game<S>, 'cards'>, state: S): NameCard {
  const cards = game.cards?.table(state).cards ?? [];
  return (id) => cards[id - FIRST_CARD]?.printed;
}

/** Whether a card of that name is anywhere at the table. */
export function hasCardNamed<S>(game: Pick<Game<S>, 'cards'>, state: S, name: string): boolean {
  return game.cards?.table(state).cards.some(({ printed }) => printed === name) ?? false;
}

/** Whether the option is one that the pattern means. */
export function matches(option: unknown, pattern: unknown, nameCard: NameCard): boolean {
  if (typeof pattern === 'string' && typeof option === 'number') return nameCard(option) === pattern;
  if (typeof pattern !== 'object' || pattern === null) return Object.is(option, pattern);
  if (typeof option !== 'object' || option === null) return false;
  return Object.entries(pattern).every(([key, value]) => matches(Reflect.get(option, key), value, nameCard));
}

/** The properties of options that hold cards. */
const CARD_KEYS: ReadonlySet<string> = new Set(['card', 'cards', 'province', 'source']);

/** The cards that a pattern names. */
export function cardsNamedIn(pattern: OptionPattern): readonly string[] {
  return Object.entries(pattern).flatMap(([key, value]) => {
    if (CARD_KEYS.has(key)) return [value].flat().filter((name) => typeof name === 'string');
    return isPattern(value) ? cardsNamedIn(value) : [];
  });
}

function isPattern(value: unknown): value is OptionPattern {
  return typeof value === 'object' && value !== null;
}

/** The option in a few words: `pass`, `cell 4`, `card bodyguard`. */
export function describeOption(option: Option, nameCard: NameCard): string {
  const { is, ...rest } = option;
  return [is, ...Object.values(rest).map((value) => inWords(value, nameCard))].join(' ');
}

function inWords(value: unknown, nameCard: NameCard): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return nameCard(value) ?? String(value);
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'number' ? (nameCard(inner) ?? inner) : inner));
}
