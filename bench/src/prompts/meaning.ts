import {
  type Answer,
  areAlike,
  canonicalJson,
  cardOf,
  decide,
  type Game,
  hostOf,
  impossible,
  isCardId,
  isRefusal,
  type Match,
  type Option,
  type Question,
  type Table,
} from '@kronika/kernel';

/** How many picks or orders are looked at; what differs at all, differs among these. */
const MOST = 24;

/** Whether at least two of the answers come to something different. Copies of a card in the same state are one. */
export function isMeaningful<S>(game: Game<S>, match: Match<S>, question: Question): boolean {
  const table = game.cards?.table(match.state);
  const [first, ...others] = differentAnswers(question, (option) => lookOf(option, table));
  if (first === undefined) return false;
  const course = courseOf(game, match, question, first);
  return others.some((answer) => !areAlike(game, course, courseOf(game, match, question, answer)));
}

function courseOf<S>(game: Game<S>, match: Match<S>, { seat }: Question, answer: Answer): Match<S> {
  const next = decide(game, match, { seat, asked: match.asked, answer });
  // Not every set of cards fits a budget: what cannot be answered leads nowhere.
  return isRefusal(next) ? match : next.match;
}

function differentAnswers(question: Question, look: (option: Option) => string): readonly Answer[] {
  switch (question.is) {
    case 'choose':
      return firstOfEach(question.options.map(look));
    case 'number':
      return Array.from({ length: question.max - question.min + 1 }, (_, i) => question.min + i);
    case 'pick':
      return differentPicks(question.options.map(look), question);
    case 'order':
      return differentOrders(question.options.map(look));
    case 'distribute':
      return [question.most.map(() => 0), question.most];
    default:
      return impossible(question);
  }
}

/** The places of the first option of each look. */
function firstOfEach(looks: readonly string[]): readonly number[] {
  return looks.flatMap((look, place) => (looks.indexOf(look) === place ? [place] : []));
}

function differentPicks(looks: readonly string[], { min, max }: { readonly min: number; readonly max: number }) {
  const picks = new Map<string, readonly number[]>();
  const add = (places: readonly number[]): void => {
    const name = places
      .map((place) => looks[place])
      .sort()
      .join();
    if (places.length >= min && places.length <= max && !picks.has(name)) picks.set(name, places);
  };
  let all: readonly (readonly number[])[] = [[]];
  for (const place of looks.keys()) {
    all = all.flatMap((places) => [places, [...places, place]]).slice(0, 1 << 12);
  }
  for (const places of all) if (picks.size < MOST) add(places);
  return [...picks.values()];
}

function differentOrders(looks: readonly string[]): readonly (readonly number[])[] {
  const places = looks.map((_, place) => place);
  const swapped = places.slice(1).map((_, i) => {
    const order = [...places];
    order.splice(i, 2, i + 1, i);
    return order;
  });
  const orders = new Map([places, ...swapped].map((order) => [order.map((place) => looks[place]).join(), order]));
  return [...orders.values()];
}

/** What an option is, with cards by how they look instead of by their labels. */
function lookOf(option: Option, table: Table | undefined): string {
  return table === undefined ? canonicalJson(option) : canonicalJson(withLooks(option, table));
}

function withLooks(value: unknown, table: Table): unknown {
  if (isCardId(value)) return cardLook(value, table);
  if (Array.isArray(value)) return value.map((item) => withLooks(item, table));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withLooks(inner, table)]));
}

function cardLook(card: Parameters<typeof cardOf>[1], table: Table): unknown {
  const { id: _, knownTo: _known, ...look } = cardOf(table, card);
  const host = hostOf(table, card);
  const attached = table.cards.filter(({ id }) => hostOf(table, id) === card).map(({ id }) => cardLook(id, table));
  return { ...look, host: host ?? null, attached };
}
