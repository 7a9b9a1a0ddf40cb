import { InvariantError, type PrintedId, printedId } from '@kronika/kernel';
import * as z from 'zod';
import entries from './facts.json' with { type: 'json' };

export const CLANS = ['crab', 'crane', 'dragon', 'lion', 'phoenix', 'scorpion', 'unicorn'] as const;
export type Clan = (typeof CLANS)[number];

/** The elements of rings and provinces, in the order they are listed. */
export const ELEMENTS = ['air', 'earth', 'fire', 'water', 'void'] as const;
export type Element = (typeof ELEMENTS)[number];

/** The two types of conflict, and the two skills. */
export const CONFLICT_TYPES = ['military', 'political'] as const;
export type ConflictType = (typeof CONFLICT_TYPES)[number];

const common = {
  id: z.string().transform(printedId),
  name: z.string(),
  /** The collector number; the two sides of a role have a letter. */
  number: z.string(),
  /** How many copies one box holds. */
  quantity: z.int().min(1),
  clan: z.literal([...CLANS, 'neutral']),
  unique: z.literal(true).exactOptional(),
  deckLimit: z.int(),
  roleRestriction: z.literal(['keeper', 'seeker']).exactOptional(),
  influenceCost: z.int().exactOptional(),
  traits: z.array(z.string()),
  keywords: z.array(z.string()),
};

/** A skill; `null` is a printed dash, which is no number and cannot be modified. */
const skill = z.int().nullable();

/** A bonus of an attachment; `X` is worked out by its text. */
const bonus = z.union([z.int(), z.literal('X')]).nullable();

const factSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.literal('stronghold'),
    side: z.literal('province'),
    strengthBonus: z.int(),
    honor: z.int(),
    fate: z.int(),
    influence: z.int(),
  }),
  z.strictObject({
    ...common,
    type: z.literal('province'),
    side: z.literal('province'),
    strength: z.int(),
    element: z.literal(ELEMENTS),
  }),
  z.strictObject({ ...common, type: z.literal('role'), side: z.literal('role'), element: z.literal(ELEMENTS) }),
  z.strictObject({
    ...common,
    type: z.literal('character'),
    side: z.literal(['dynasty', 'conflict']),
    cost: z.int(),
    military: skill,
    political: skill,
    glory: z.int(),
  }),
  z.strictObject({ ...common, type: z.literal('holding'), side: z.literal('dynasty'), strengthBonus: z.int() }),
  z.strictObject({
    ...common,
    type: z.literal('attachment'),
    side: z.literal('conflict'),
    cost: z.int(),
    militaryBonus: bonus,
    politicalBonus: bonus,
  }),
  z.strictObject({ ...common, type: z.literal('event'), side: z.literal('conflict'), cost: z.int() }),
]);

/** What is printed on a card besides its text. */
export type Fact = z.infer<typeof factSchema>;
export type CardType = Fact['type'];
export type FactOf<T extends CardType> = Extract<Fact, { readonly type: T }>;

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
  readonly side: Fact['side'];
  readonly name: string;
  readonly unique: boolean;
  readonly keywords: readonly string[];
  readonly traits: readonly string[];
  /** What it costs to play; nothing for what is not played. */
  readonly cost: number | undefined;
  /** The skills of a character; `null` is a dash, and nothing is there for what has no skills. */
  readonly military: number | null | undefined;
  readonly political: number | null | undefined;
}

const prints = new Map<PrintedId, Print>(
  FACTS.map((fact) => [
    fact.id,
    {
      type: fact.type,
      side: fact.side,
      name: fact.name,
      unique: fact.unique === true,
      keywords: fact.keywords,
      traits: fact.traits,
      cost: 'cost' in fact ? fact.cost : undefined,
      military: fact.type === 'character' ? fact.military : undefined,
      political: fact.type === 'character' ? fact.political : undefined,
    },
  ]),
);

export function printOf(printed: PrintedId): Print {
  const print = prints.get(printed);
  if (print === undefined) throw new InvariantError(`there is no card ${printed}`);
  return print;
}
