import { type BroughtDeck, tableDecks } from '@kronika/decks';
import {
  chosenIn,
  invalid,
  invalidBecause,
  isRefusal,
  type Position,
  type PrintedId,
  printedId,
  type Random,
  type Refusal,
  readSetup,
  type Setup,
  seatsOf,
  WINDOWS_OPTION,
} from '@kronika/kernel';
import { freshLayer } from '@kronika/lcg';
import * as z from 'zod';
import { factOf } from './cards/fact.ts';
import { l5rCatalogue } from './decks/catalogue.ts';
import { withClans } from './decks/clans.ts';
import { checkL5rDeck } from './decks/legality/check.ts';
import { READY_DECKS } from './decks/ready/decks.ts';
import { rounds } from './rules/round.ts';
import { setUp } from './rules/setup.ts';
import { L5R_SETUP } from './setup-form.ts';
import type { Placed } from './situation/notes.ts';
import { type SeatCards, tableWith } from './situation/table.ts';
import type { L5rState, Ring } from './state.ts';
import { FRESH_RECORD } from './verbs/table.ts';

/** What a match begins with: a deck for each seat, and how windows ask. */
export interface L5rSetup extends Setup {
  readonly decks: readonly BroughtDeck[];
  readonly windows: 'open' | 'brief';
}

const brought = tableDecks({
  ready: READY_DECKS,
  zoneOf: (printed) => l5rCatalogue.cards.find(({ id }) => id === printed)?.zone,
  check: (list) => checkL5rDeck(withClans(list)),
});

const decksSchema = z.object({ decks: z.array(brought.schema) });

export function parseSetup(input: unknown): L5rSetup | Refusal {
  const setup = readSetup(L5R_SETUP, input);
  if (isRefusal(setup)) return setup;
  const parsed = decksSchema.safeParse(setup);
  if (!parsed.success) return invalidBecause('the setup', parsed.error);
  const decks = parsed.data.decks.map(brought.broughtBy);
  const problems = brought.problemsOf(decks);
  if (problems.length > 0) return invalid('the setup', ...problems);
  return { seats: setup.seats, decks, windows: chosenIn(setup, WINDOWS_OPTION) };
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

/** The cards of a deck by where they belong. */
interface SortedDeck {
  readonly stronghold: readonly Placed[];
  readonly role: readonly Placed[];
  readonly provinces: readonly Placed[];
  readonly dynasty: readonly Placed[];
  readonly conflict: readonly Placed[];
}

/** The decks that were sorted before: values that never change, and many matches begin with the same ones. */
const sortedDecks = new WeakMap<BroughtDeck, SortedDeck>();

function sorted(deck: BroughtDeck): SortedDeck {
  const before = sortedDecks.get(deck);
  if (before !== undefined) return before;
  const all: readonly PrintedId[] = Object.entries(deck.cards).flatMap(([id, copies]) =>
    Array.from({ length: copies }, () => printedId(id)),
  );
  const those = (fits: (fact: ReturnType<typeof factOf>) => boolean): readonly Placed[] =>
    all.filter((id) => fits(factOf(id))).map((printed) => ({ printed, said: { marks: {} }, attachments: [] }));
  const found: SortedDeck = {
    stronghold: those(({ type }) => type === 'stronghold').slice(0, 1),
    role: those(({ type }) => type === 'role').slice(0, 1),
    provinces: those(({ type }) => type === 'province'),
    dynasty: those(({ side }) => side === 'dynasty'),
    conflict: those(({ side }) => side === 'conflict'),
  };
  sortedDecks.set(deck, found);
  return found;
}

/** The cards of a deck where they lie before the set-up. What is not seen is shuffled: no label tells what it is. */
function cardsOf(deck: BroughtDeck, random: Random): SeatCards {
  const { stronghold, role, provinces, dynasty, conflict } = sorted(deck);
  return {
    stronghold,
    role,
    unlaid: random.shuffled(provinces),
    dynastyDeck: random.shuffled(dynasty),
    conflictDeck: random.shuffled(conflict),
    hand: [],
    play: [],
    provinces: [],
    rows: [],
    conflictDiscard: [],
    dynastyDiscard: [],
    removed: [],
  };
}
