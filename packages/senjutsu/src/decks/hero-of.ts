import type { BroughtDeck } from '@kronika/decks';
import { type PrintedId, present, printedId } from '@kronika/kernel';
import type { HeroFact, HeroId } from '../cards/fact.ts';
import { heroFact } from '../cards/library.ts';
import { type DeckCard, type SenjutsuHoldings, senjutsuCatalogue } from './catalogue.ts';

/** The hero whose core ability the deck has; of several, the first. Without one nobody can tell. */
export function heroOf({ cards }: SenjutsuHoldings): HeroFact | undefined {
  for (const { card, zone } of cards)
    if (zone === 'hero' && card.fact.hero !== undefined) return heroFact(card.fact.hero);
  return undefined;
}

/** The core ability card of a hero. */
export function coreAbilityOf(hero: HeroId): DeckCard {
  return present(senjutsuCatalogue.card(printedId(heroFact(hero).coreAbility)), `the core ability of ${hero}`);
}

/** A legal deck, sorted into what lies where before the first turn. */
export interface DeckParts {
  readonly hero: HeroId;
  readonly coreAbility: PrintedId;
  readonly weapons: readonly PrintedId[];
  /** Every copy, in the order of the list. */
  readonly deck: readonly PrintedId[];
}

const known = new WeakMap<BroughtDeck, DeckParts>();

/** The parts of a deck that was checked before it was brought to the table. Memoized: ready decks are brought again. */
export function partsOf(brought: BroughtDeck): DeckParts {
  const found = known.get(brought);
  if (found !== undefined) return found;
  const parts = sorted(brought);
  known.set(brought, parts);
  return parts;
}

function sorted({ cards }: BroughtDeck): DeckParts {
  const copies = Object.entries(cards).flatMap(([id, quantity]) => {
    const card = present(senjutsuCatalogue.card(printedId(id)), `the card ${id}`);
    return Array.from({ length: quantity }, () => card);
  });
  const core = present(
    copies.find(({ zone }) => zone === 'hero'),
    'the core ability of a deck',
  );
  const idsIn = (zone: DeckCard['zone']): readonly PrintedId[] =>
    copies.filter((card) => card.zone === zone).map(({ id }) => id);
  return {
    hero: present(core.fact.hero, 'the hero of a core ability'),
    coreAbility: core.id,
    weapons: idsIn('weapon'),
    deck: idsIn('deck'),
  };
}
