import type { PrintedId, RuleId } from '@kronika/kernel';
import type { CardName, CatalogueCard } from '../catalogue.ts';
import type { Holding, Holdings } from '../holdings.ts';
import type { DeckProblem, Noun, ProblemMessage } from './problem.ts';

/** A deck-building rule: finds everything in a deck that breaks it. */
export interface DeckRule<C extends CatalogueCard> {
  readonly id: RuleId;
  readonly problems: (deck: Holdings<C>) => readonly DeckProblem[];
}

/** Some of a deck's cards, and the word for them. */
export interface CardGroup<C extends CatalogueCard> {
  readonly noun: Noun;
  readonly holds: (holding: Holding<C>, deck: Holdings<C>) => boolean;
}

/** A value that is fixed, or that a card of the deck changes. */
export type DeckAmount<C extends CatalogueCard> = number | ((deck: Holdings<C>) => number);

/** The cards of a zone. */
export function zoneCards<C extends CatalogueCard>(zone: string, noun: Noun): CardGroup<C> {
  return { noun, holds: (holding) => holding.zone === zone };
}

/** The cards of a group that also fit. */
export function those<C extends CatalogueCard>(
  group: CardGroup<C>,
  noun: Noun,
  fit: (card: C, deck: Holdings<C>) => boolean,
): CardGroup<C> {
  return { noun, holds: (holding, deck) => group.holds(holding, deck) && fit(holding.card, deck) };
}

/** The rule, which binds only the decks that fit the condition: those with a certain agenda, of a certain format. */
export function onlyIf<C extends CatalogueCard>(
  condition: (deck: Holdings<C>) => boolean,
  rule: DeckRule<C>,
): DeckRule<C> {
  return { id: rule.id, problems: (deck) => (condition(deck) ? rule.problems(deck) : []) };
}

/** The cards of the group that are in the deck. */
export function groupIn<C extends CatalogueCard>(deck: Holdings<C>, group: CardGroup<C>): readonly Holding<C>[] {
  return deck.cards.filter((holding) => group.holds(holding, deck));
}

/** The amount for this deck. */
export function amountIn<C extends CatalogueCard>(deck: Holdings<C>, amount: DeckAmount<C>): number {
  return typeof amount === 'number' ? amount : amount(deck);
}

/** A problem about these cards. */
export function problem<C extends CatalogueCard>(
  rule: RuleId,
  message: ProblemMessage,
  holdings: readonly Holding<C>[],
): DeckProblem {
  return { rule, message, cards: idsOf(holdings) };
}

/** The names of the cards, each once. */
export function namesOf<C extends CatalogueCard>(holdings: readonly Holding<C>[]): readonly CardName[] {
  return [...new Map(holdings.map(({ card }) => [card.name.en, card.name])).values()];
}

function idsOf<C extends CatalogueCard>(holdings: readonly Holding<C>[]): readonly PrintedId[] {
  return [...new Set(holdings.map(({ card }) => card.id))];
}
