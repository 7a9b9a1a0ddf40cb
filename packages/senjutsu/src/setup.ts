import { type BroughtDeck, tableDecks } from '@kronika/decks';
import {
  invalid,
  invalidBecause,
  isRefusal,
  type Position,
  type Problem,
  type Random,
  type Refusal,
  readSetup,
  type Setup,
} from '@kronika/kernel';
import * as z from 'zod';
import { HEROES } from './cards/fact.ts';
import { heroFact } from './cards/library.ts';
import { senjutsuCatalogue } from './decks/catalogue.ts';
import { DECK_FORMATS, DECK_SIZES, type DeckFormat } from './decks/format.ts';
import { partsOf } from './decks/hero-of.ts';
import { checkSenjutsuDeck } from './decks/legality/check.ts';
import { READY_DECKS } from './decks/ready/decks.ts';
import { turns } from './rules/turn.ts';
import { laidOut } from './setup/lay-out.ts';
import { planOf } from './setup/plan.ts';
import { setupForm } from './setup-form.ts';
import { FOE_KINDS, GUEST_HEROES } from './solo/foe.ts';
import { FORMATS, type Senjutsu } from './state.ts';

const zoneOf = (printed: string) => senjutsuCatalogue.cards.find(({ id }) => id === printed)?.zone;

/** The decks that a table allows; `any`: those of either size, as the deck is built. */
const DECKS_ALLOWED = ['any', ...DECK_FORMATS] as const;

function decksFor(allowed: (typeof DECKS_ALLOWED)[number]) {
  const format: DeckFormat | undefined = allowed === 'any' ? undefined : allowed;
  return tableDecks({ ready: READY_DECKS, zoneOf, check: (list) => checkSenjutsuDeck(list, format) });
}

const TABLE_DECKS = {
  any: decksFor('any'),
  quick: decksFor('quick'),
  full: decksFor('full'),
  tournament: decksFor('tournament'),
} as const;

/** What the form has checked already, typed. Options that a format does not have are not there. */
const schema = z.strictObject({
  seats: z.int(),
  format: z.literal(FORMATS),
  teams: z.array(z.int()).exactOptional(),
  board: z.string().exactOptional(),
  hordeBoard: z.string().exactOptional(),
  terrain: z.literal(['none', 'sparse', 'dense', 'placed']),
  placing: z.literal(['fixed', 'chosen']).exactOptional(),
  foeKind: z.literal([...FOE_KINDS, ...HEROES, ...GUEST_HEROES]).exactOptional(),
  foes: z.int().exactOptional(),
  foeLimit: z.int().exactOptional(),
  nightmare: z.int().exactOptional(),
  fallenLeader: z.boolean().exactOptional(),
  decksAllowed: z.literal(DECKS_ALLOWED),
  poisons: z.literal(['base', 'extended']),
  windows: z.literal(['open', 'brief']),
  endOfTurn: z.literal(['discardFirst', 'effectsFirst']),
  coreWeapons: z.literal(['afterTheirType', 'afterAllTypes']),
  foeStuns: z.literal(['setAside', 'allDealt']).exactOptional(),
  decks: z.array(z.strictObject({ hero: z.literal(HEROES), weapon: z.string(), deck: TABLE_DECKS.any.schema })),
});

type Formed = z.infer<typeof schema>;

/** What a seat brings: its hero, a core weapon or the one of the deck, and the deck with everything in it. */
export interface Brought {
  readonly hero: Formed['decks'][number]['hero'];
  readonly weapon: string;
  readonly deck: BroughtDeck;
}

/** What a match begins with. */
export type SenjutsuSetup = Setup & Omit<Formed, 'decks'> & { readonly decks: readonly Brought[] };

export function parseSetup(input: unknown): SenjutsuSetup | Refusal {
  const formed = readSetup(setupForm, input);
  if (isRefusal(formed)) return formed;
  const parsed = schema.safeParse(formed);
  if (!parsed.success) return invalidBecause('the setup', parsed.error);
  const { decks: brought, ...rest } = parsed.data;
  const { broughtBy, problemsOf } = TABLE_DECKS[rest.decksAllowed];
  const named = decksNamedIn(input);
  const decks = brought.map(({ hero, weapon, deck }, seat): Brought => {
    const own = named.has(seat) ? deck : (usualDeck(hero, rest.decksAllowed) ?? deck);
    return { hero, weapon, deck: broughtBy(own) };
  });
  const problems = problemsOf(decks.map(({ deck }) => deck));
  const wrong = problems.length > 0 ? problems : decks.flatMap(heroProblems);
  return wrong.length > 0 ? invalid('the setup', ...wrong) : { ...rest, decks };
}

const WITH_DECKS = z.object({ decks: z.array(z.unknown()) });
const WITH_DECK = z.object({ deck: z.unknown() });

/** The seats that say which deck they bring. */
function decksNamedIn(input: unknown): ReadonlySet<number> {
  const { success, data } = WITH_DECKS.safeParse(input);
  return new Set(success ? data.decks.map((one, seat) => (WITH_DECK.safeParse(one).success ? seat : -1)) : []);
}

/** The deck that a hero brings by itself to a table that asks for a size. */
function usualDeck(hero: Brought['hero'], allowed: Formed['decksAllowed']): string | undefined {
  if (allowed === 'any') return undefined;
  return READY_DECKS.find((ready) => ready.hero === hero && DECK_SIZES[ready.format] === DECK_SIZES[allowed])?.id;
}

/** A deck belongs to one hero. */
function heroProblems({ hero, deck }: Brought, seat: number): readonly Problem[] {
  const own = partsOf(deck).hero;
  if (own === hero) return [];
  const [of, wanted] = [heroFact(own).name.en, heroFact(hero).name.en];
  return [{ at: `decks.${seat}.deck`, problem: `this is a deck of the ${of}, and the hero is the ${wanted}` }];
}

/** Lays the table; what is left to decide comes with the first steps of the match (SEN-SETUP). */
export function start(setup: SenjutsuSetup, random: Random): Position<Senjutsu> {
  return { seats: setup.seats, state: laidOut(setup, random), stack: [turns({ plan: planOf(setup) })] };
}
