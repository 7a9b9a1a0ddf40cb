import {
  invalid,
  invalidBecause,
  type Position,
  type PrintedId,
  type Problem,
  printedId,
  type Random,
  type Refusal,
  type Setup,
  seatsOf,
} from '@kronika/kernel';
import { type BroughtDeck, type DeckEntry, type DeckList, freshLayer, problemText } from '@kronika/lcg';
import * as z from 'zod';
import { FACTS, factOf } from './cards/fact.ts';
import { cardOf as catalogued } from './decks/catalogue.ts';
import { withClans } from './decks/clans.ts';
import { checkL5rDeck } from './decks/legality/check.ts';
import { READY_DECKS } from './decks/ready/decks.ts';
import { rounds } from './rules/round.ts';
import { setUp } from './rules/setup.ts';
import type { Placed } from './situation/notes.ts';
import { type SeatCards, tableWith } from './situation/table.ts';
import type { L5rState, Ring } from './state.ts';
import { FRESH_RECORD } from './verbs/table.ts';

/** What a match begins with: a deck for each seat, and how windows ask. */
export interface L5rSetup extends Setup {
  readonly decks: readonly BroughtDeck[];
  readonly windows: 'open' | 'brief';
}

const deckSchema = z.union([
  z.literal(
    READY_DECKS.map(({ id }) => id),
    `expected a deck list, or the id of a ready deck: ${READY_DECKS.map(({ id }) => id).join(', ')}`,
  ),
  z.strictObject({ name: z.string().max(200), cards: z.record(z.string(), z.int().min(1).max(99)) }),
]);

const schema = z.strictObject({
  seats: z.literal(2, 'the game is for exactly 2 seats'),
  decks: z.tuple([deckSchema, deckSchema]).default(['crane-starter', 'lion-starter']),
  windows: z.literal(['open', 'brief']).default('open'),
});

/** A deck that was named, or one that was written out. */
function broughtBy(deck: z.infer<typeof deckSchema>): BroughtDeck {
  return typeof deck === 'string' ? (readyDecks.get(deck) ?? { name: deck, cards: {} }) : deck;
}

/** The copies in a deck list. */
export function copiesOf(cards: readonly DeckEntry[]): BroughtDeck['cards'] {
  return Object.fromEntries(cards.map(({ id, quantity }) => [id, quantity]));
}

/** The deck list that a brought deck means; for cards that nobody knows, what would be right. */
function listOf({ name, cards }: BroughtDeck): DeckList | Problem {
  const unknown = Object.keys(cards).find((id) => !FACTS.some((fact) => fact.id === id));
  if (unknown !== undefined) return { at: unknown, problem: 'no card of the core set has this id' };
  const entries = Object.entries(cards).map(([id, quantity]) => {
    const printed = printedId(id);
    return { id: printed, quantity, zone: catalogued(factOf(printed)).zone };
  });
  return withClans({ name, cards: entries, meta: {} });
}

/** The ready decks as they are brought: values that never change. */
const readyDecks: ReadonlyMap<string, BroughtDeck> = new Map(
  READY_DECKS.map(({ id, name, deck }) => [id, { name: name.en, cards: copiesOf(deck.cards) }]),
);

/** Decks that were checked before, and had nothing wrong with them. */
const sound = new WeakSet<BroughtDeck>();

function problemsOf(deck: BroughtDeck, seat: number): readonly Problem[] {
  if (sound.has(deck)) return [];
  const problems = problemsIn(deck, seat);
  if (problems.length === 0) sound.add(deck);
  return problems;
}

function problemsIn(deck: BroughtDeck, seat: number): readonly Problem[] {
  const list = listOf(deck);
  if ('problem' in list) return [{ ...list, at: `decks.${seat}.${list.at}` }];
  return checkL5rDeck(list).map((problem) => ({
    at: `decks.${seat}`,
    problem: `${problemText(problem, 'en')} (${problem.rule})`,
  }));
}

export function parseSetup(input: unknown): L5rSetup | Refusal {
  const parsed = schema.safeParse(input);
  if (!parsed.success) return invalidBecause('the setup', parsed.error);
  const decks = parsed.data.decks.map(broughtBy);
  const problems = decks.flatMap(problemsOf);
  return problems.length === 0 ? { ...parsed.data, decks } : invalid('the setup', ...problems);
}

const UNCLAIMED: Ring = { held: 'unclaimed', side: 'military', fate: 0 };

/** Lays the table: shuffled decks, stronghold and role in their places, the provinces still to be laid. */
export function start({ decks, windows }: L5rSetup, random: Random): Position<L5rState> {
  const table = tableWith(decks.map((deck) => cardsOf(deck, random)));
  const state: L5rState = {
    ...freshLayer(2, { first: random.pick(seatsOf(2)), windows }),
    table,
    round: 0,
    phase: 'dynasty',
    honor: [0, 0],
    fate: [0, 0],
    dials: [null, null],
    bids: [null, null],
    rings: { air: UNCLAIMED, earth: UNCLAIMED, fire: UNCLAIMED, water: UNCLAIMED, void: UNCLAIMED },
    favor: null,
    conflict: null,
    conflicts: [FRESH_RECORD, FRESH_RECORD],
    fought: [],
    limited: [0, 0],
  };
  // What lies below goes on behind its step: after the set-up the first round is entered, as after the end of a round.
  return { seats: 2, state, stack: [rounds.from('endRound', {}), setUp({})] };
}

/** The cards of a deck where they lie before the set-up. What is not seen is shuffled: no label tells what it is. */
function cardsOf({ cards }: BroughtDeck, random: Random): SeatCards {
  const all: readonly PrintedId[] = Object.entries(cards).flatMap(([id, copies]) =>
    Array.from({ length: copies }, () => printedId(id)),
  );
  const those = (fits: (fact: ReturnType<typeof factOf>) => boolean): readonly PrintedId[] =>
    all.filter((id) => fits(factOf(id)));
  const placed = (ids: readonly PrintedId[]): readonly Placed[] =>
    ids.map((printed) => ({ printed, said: { marks: {} }, attachments: [] }));
  return {
    stronghold: placed(those(({ type }) => type === 'stronghold').slice(0, 1)),
    role: placed(those(({ type }) => type === 'role').slice(0, 1)),
    unlaid: placed(random.shuffled(those(({ type }) => type === 'province'))),
    dynastyDeck: placed(random.shuffled(those(({ side }) => side === 'dynasty'))),
    conflictDeck: placed(random.shuffled(those(({ side }) => side === 'conflict'))),
    hand: [],
    play: [],
    provinces: [],
    rows: [],
    conflictDiscard: [],
    dynastyDiscard: [],
    removed: [],
  };
}
