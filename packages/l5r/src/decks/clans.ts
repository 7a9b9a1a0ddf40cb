import { type DeckList, type Holding, holdingsOf } from '@kronika/decks';
import type { Clan, FactOf } from '../cards/fact.ts';
import { type L5rCard, type L5rHoldings, l5rCatalogue } from './catalogue.ts';

/** The deck's stronghold; of several, the first. */
export function strongholdOf({ cards }: L5rHoldings): FactOf<'stronghold'> | undefined {
  for (const { card, zone } of cards) if (zone === 'stronghold' && card.fact.type === 'stronghold') return card.fact;
  return undefined;
}

/** The deck's role; of several, the first. */
export function roleOf({ cards }: L5rHoldings): FactOf<'role'> | undefined {
  for (const { card, zone } of cards) if (zone === 'role' && card.fact.type === 'role') return card.fact;
  return undefined;
}

/** The clan the stronghold fixes (L5R-CLAN-a); none without a stronghold. */
export function clanOf(deck: L5rHoldings): Clan | undefined {
  const clan = strongholdOf(deck)?.clan;
  return clan === 'neutral' ? undefined : clan;
}

/** Whether the card is of another clan than the deck (L5R-CLAN-c). Without a stronghold nobody can tell. */
export function isOutOfClan({ fact }: L5rCard, deck: L5rHoldings): boolean {
  const clan = clanOf(deck);
  return clan !== undefined && fact.clan !== clan && fact.clan !== 'neutral';
}

/** The one other clan whose conflict cards are in the deck; none if there are several. */
export function splashOf(deck: L5rHoldings): Clan | undefined {
  const [clan, ...more] = new Set(deck.cards.flatMap((holding) => boughtFrom(holding, deck)));
  return more.length === 0 ? clan : undefined;
}

function boughtFrom({ card, zone }: Holding<L5rCard>, deck: L5rHoldings): readonly Clan[] {
  const { clan } = card.fact;
  return zone === 'conflict' && clan !== 'neutral' && isOutOfClan(card, deck) ? [clan] : [];
}

/** The deck with the clans its cards tell of; where they tell nothing, what was said before stays. */
export function withClans(deck: DeckList): DeckList {
  const holdings = holdingsOf(deck, l5rCatalogue);
  const clan = clanOf(holdings);
  const splash = splashOf(holdings);
  const told = { ...(clan === undefined ? {} : { clan }), ...(splash === undefined ? {} : { splash }) };
  return { ...deck, meta: { ...deck.meta, ...told } };
}
