import { InvariantError, type PrintedId, printedId } from '@kronika/kernel';
import * as z from 'zod';
import entries from './facts.json' with { type: 'json' };
import { keywordSchema } from './keywords.ts';
import { TRAITS } from './traits.ts';

export const FACTIONS = [
  'stark',
  'lannister',
  'baratheon',
  'greyjoy',
  'tyrell',
  'martell',
  'targaryen',
  'thenightswatch',
] as const;
export type Faction = (typeof FACTIONS)[number];

/** The types of challenges, and the icons of characters, in the order they are printed. */
export const CHALLENGE_TYPES = ['military', 'intrigue', 'power'] as const;
export type ChallengeType = (typeof CHALLENGE_TYPES)[number];

const id = z.string().transform(printedId);

const common = {
  id,
  name: z.string(),
  /** How many copies one box holds. */
  quantity: z.int().min(1),
  loyal: z.literal(true).exactOptional(),
  unique: z.literal(true).exactOptional(),
  /** How many copies a deck may have; of a plot, two means that it may be the deck's repeated one (AGOT-DECK-b). */
  deckLimit: z.int().min(1),
  traits: z.array(z.literal(TRAITS)),
  keywords: z.array(keywordSchema),
};

/** The number of the pack and the number in it, as deck sites name cards. Faction cards have none. */
const code = z.string().regex(/^\d{5}$/);

const faction = z.literal([...FACTIONS, 'neutral']);

/** What a card adds to its controller's revealed plot. */
const modifiers = z
  .strictObject({ gold: z.int().default(0), initiative: z.int().default(0), reserve: z.int().default(0) })
  .prefault({});

/** What a card that stays in play has. */
const permanent = { ...common, code, faction, cost: z.int(), modifiers };

/** What an agenda asks of the deck (AGOT-DECK-i, -j). */
const deckRuleSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('banner'), faction: z.literal(FACTIONS), atLeast: z.int() }),
  z.strictObject({ is: z.literal('fealty'), neutralAtMost: z.int() }),
]);

/** Which characters an attachment may be on, besides what they say themselves. */
const attachesToSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('anyCharacter') }),
  z.strictObject({ is: z.literal('faction'), faction: z.literal(FACTIONS) }),
  /** Characters with at least one of these. */
  z.strictObject({ is: z.literal('traits'), traits: z.array(z.literal(TRAITS)).min(1) }),
]);

const factSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...common, type: z.literal('faction'), faction: z.literal(FACTIONS) }),
  z.strictObject({ ...common, code, type: z.literal('agenda'), faction, deckRule: deckRuleSchema }),
  z.strictObject({
    ...common,
    code,
    type: z.literal('plot'),
    faction,
    income: z.int(),
    initiative: z.int(),
    claim: z.int(),
    reserve: z.int(),
  }),
  z.strictObject({
    ...permanent,
    type: z.literal('character'),
    strength: z.int(),
    icons: z.array(z.literal(CHALLENGE_TYPES)),
  }),
  z.strictObject({ ...permanent, type: z.literal('attachment'), attachesTo: attachesToSchema }),
  z.strictObject({ ...permanent, type: z.literal('location') }),
  /** The text of an event that costs `X` says what X is. */
  z.strictObject({
    ...common,
    code,
    type: z.literal('event'),
    faction,
    cost: z.union([z.int(), z.literal('X')]),
  }),
  z.strictObject({
    ...common,
    code,
    type: z.literal('title'),
    faction: z.literal('neutral'),
    modifiers,
    supports: z.array(id),
    rivals: z.array(id),
    /** Strength for the holder in challenges of a type, or in the count of dominance (AGOT-TITLE-BONUS-a, -b). */
    bonus: z.strictObject({ to: z.literal([...CHALLENGE_TYPES, 'dominance']), amount: z.int() }).exactOptional(),
    /** What the title lets its holder do besides its bonus and its modifiers. */
    ability: z
      .literal(['claimAgainstMany', 'claimAgainstRivals', 'secondPowerChallenge', 'extraDraw', 'redirect'])
      .exactOptional(),
  }),
]);

/** What is printed on a card besides its text. */
export type Fact = z.infer<typeof factSchema>;
export type CardType = Fact['type'];
export type FactOf<T extends CardType> = Extract<Fact, { readonly type: T }>;

/** The types of the cards of a draw deck (AGOT-TYPE-a). */
export const DRAW_TYPES = ['character', 'attachment', 'location', 'event'] as const;
export type DrawType = (typeof DRAW_TYPES)[number];
export type DrawCard = FactOf<DrawType>;

export type DeckRule = z.infer<typeof deckRuleSchema>;
export type AttachesTo = z.infer<typeof attachesToSchema>;

/** All cards of the core set. */
export const FACTS: readonly Fact[] = z.array(factSchema).parse(entries);

const byId = new Map<PrintedId, Fact>(FACTS.map((fact) => [fact.id, fact]));

export function factOf(printed: PrintedId): Fact {
  const fact = byId.get(printed);
  if (fact === undefined) throw new InvariantError(`there is no card ${printed}`);
  return fact;
}

/**
 * What the rules ask of cards all the time, with everything written down: facts leave out what their type does not
 * have, so they differ in shape, and what differs in shape is read slowly.
 */
export interface Print {
  readonly type: CardType;
  readonly name: string;
  readonly faction: Fact['faction'];
  readonly unique: boolean;
  readonly loyal: boolean;
  readonly traits: Fact['traits'];
  readonly keywords: Fact['keywords'];
  /** What it costs to marshal or play; nothing for what is neither. */
  readonly cost: number | 'X' | undefined;
  /** The STR and the icons of a character; nothing is there for what has none. */
  readonly strength: number | undefined;
  readonly icons: readonly ChallengeType[];
  /** What it adds to the plot, if it can. */
  readonly modifiers: { readonly gold: number; readonly initiative: number; readonly reserve: number } | undefined;
}

const prints = new Map<PrintedId, Print>(
  FACTS.map((fact) => [
    fact.id,
    {
      type: fact.type,
      name: fact.name,
      faction: fact.faction,
      unique: fact.unique === true,
      loyal: fact.loyal === true,
      traits: fact.traits,
      keywords: fact.keywords,
      cost: 'cost' in fact ? fact.cost : undefined,
      strength: fact.type === 'character' ? fact.strength : undefined,
      icons: fact.type === 'character' ? fact.icons : [],
      modifiers: 'modifiers' in fact ? fact.modifiers : undefined,
    },
  ]),
);

export function printOf(printed: PrintedId): Print {
  const print = prints.get(printed);
  if (print === undefined) throw new InvariantError(`there is no card ${printed}`);
  return print;
}

export function isDrawCard(fact: Fact): fact is DrawCard {
  return DRAW_TYPES.some((type) => type === fact.type);
}
