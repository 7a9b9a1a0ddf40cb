import { type CardId, cardOf } from '@kronika/kernel';
import { forbid, type Verdict } from '@kronika/lcg';
import { type Fact, type FactOf, factOf } from '../cards/fact.ts';
import type { AgotState } from '../state.ts';
import { refuses, suits } from './attaching-facts.ts';

/** What setup cards may cost together (AGOT-SETUP-8-c). */
export const SETUP_GOLD = 8;

function factIn(state: AgotState, card: CardId): Fact {
  return factOf(cardOf(state.table, card).printed);
}

/** Whether the attachment could lie on that card, by what is printed on both: nothing else counts yet. */
function couldBeOn(attachment: FactOf<'attachment'>, host: Fact): boolean {
  if (host.type !== 'character') return false;
  const suited = suits(attachment.attachesTo, {
    hasAny: (traits) => traits.some((trait) => host.traits.includes(trait)),
    isOf: (faction) => host.faction === faction,
  });
  const hasAny = (traits: readonly (typeof attachment.traits)[number][]): boolean =>
    traits.some((trait) => attachment.traits.includes(trait));
  return suited && !host.keywords.some((keyword) => refuses(keyword, hasAny));
}

/** Whether a copy of the unique card is among the others: then it is a free duplicate (AGOT-SETUP-8-f, -g). */
function isFurtherCopy(fact: Fact, others: readonly Fact[]): boolean {
  return fact.unique === true && others.some(({ name }) => name === fact.name);
}

/** What these cards cost together; of each unique title only one copy counts. */
export function setupCost(state: AgotState, cards: readonly CardId[]): number {
  const facts = cards.map((card) => factIn(state, card));
  return facts.reduce((sum, fact, place) => {
    const isFree = isFurtherCopy(fact, facts.slice(0, place));
    return sum + (isFree || !('cost' in fact) || fact.cost === 'X' ? 0 : fact.cost);
  }, 0);
}

function isLimited({ keywords }: Fact): boolean {
  return keywords.some(({ is }) => is === 'limited');
}

/** What keeps the card from being added to those the player places (AGOT-SETUP-8-b to -j). */
export function placing(state: AgotState, card: CardId, placed: readonly CardId[]): Verdict {
  const fact = factIn(state, card);
  const others = placed.map((other) => factIn(state, other));
  if (fact.type !== 'character' && fact.type !== 'location' && fact.type !== 'attachment')
    return forbid('noSetupCard', 'AGOT-SETUP-8-b');
  if (setupCost(state, [...placed, card]) > SETUP_GOLD) return forbid('tooCostlyForSetup', 'AGOT-SETUP-8-c');
  if (isLimited(fact) && others.some(isLimited)) return forbid('limitedPlaced', 'AGOT-SETUP-8-d');
  const isHosted = fact.type !== 'attachment' || isFurtherCopy(fact, others);
  return isHosted || others.some((host) => couldBeOn(fact, host)) ? 'allowed' : forbid('noSetupHost', 'AGOT-SETUP-8-e');
}

/** Whether the card may be added to those the player places. */
export function mayPlace(state: AgotState, card: CardId, placed: readonly CardId[]): boolean {
  return placing(state, card, placed) === 'allowed';
}
