import type { ChallengeType, Fact, FactOf } from '../cards/fact.ts';
import type { Keyword } from '../cards/keywords.ts';
import { definitionOf } from '../rules/card-definition.ts';
import type { SeatView } from '../view.ts';
import type { Board, Figure } from './board.ts';

/*
 * Everything is weighed in one unit: about the worth of 1 gold. 15 power win the game, so that power is worth more.
 */

/** What 1 power is worth; the nearer its holder is to 15, the more. */
export function powerWorth({ power }: SeatView): number {
  return power >= 12 ? 5 : 2.5;
}

/** A card in hand. */
export const CARD = 1.5;

const KEYWORDS: Readonly<Partial<Record<Keyword['is'], number>>> = {
  insight: 1.5,
  intimidate: 1.5,
  pillage: 0.5,
  renown: 2.5,
  stealth: 1.2,
};

function bodyWorth(strength: number, icons: readonly ChallengeType[], keywords: readonly string[]): number {
  const known = Object.entries(KEYWORDS).reduce((sum, [name, worth]) => sum + (keywords.includes(name) ? worth : 0), 0);
  return 0.3 + strength * (0.5 + 0.2 * icons.length) + 0.3 * icons.length + known;
}

/** What the text of a card is worth: whatever it says, it is in its cost. */
function textWorth({ id, cost }: FactOf<'character'>): number {
  return Object.keys(definitionOf(id).abilities).length === 0 ? 0 : 0.25 * cost;
}

/** What is lost where the text of a character does not count. */
export function blankingWorth({ seen, fact }: Figure): number {
  if (seen.blank) return 0;
  const keywords = fact.keywords.reduce((sum, { is }) => sum + (KEYWORDS[is] ?? 0), 0);
  return keywords + 1.5 * textWorth(fact);
}

/** What a character in play is worth to its controller. */
export function worth({ seen, fact }: Figure): number {
  const { gold, initiative, reserve } = fact.modifiers;
  return (
    bodyWorth(seen.strength, seen.icons, seen.keywords) +
    (seen.blank ? 0 : textWorth(fact)) +
    2 * seen.power +
    0.8 * seen.attachments.filter(({ controller }) => controller === seen.controller).length +
    seen.duplicates.length +
    1.5 * gold +
    0.2 * (initiative + reserve)
  );
}

/** What the loss of a character means: a duplicate takes its place. */
export function lossOf(figure: Figure): number {
  return figure.seen.duplicates.length > 0 ? 1.2 : worth(figure);
}

/** What a card is worth to have in play, by what is printed on it. */
export function printedWorth(fact: Fact): number {
  switch (fact.type) {
    case 'character': {
      const keywords = fact.keywords.map(({ is }) => is);
      return bodyWorth(fact.strength, fact.icons, keywords) + 0.25 * fact.cost + 1.5 * fact.modifiers.gold;
    }
    case 'location':
      return 1 + fact.cost + 2 * fact.modifiers.gold + (fact.keywords.some(({ is }) => is === 'limited') ? 1.2 : 0);
    case 'attachment':
      return 1 + 0.8 * fact.cost;
    case 'event':
      return 1.6;
    default:
      return 0;
  }
}

/** What a card in the own hand is worth: what cannot be paid soon, and what lies in play already, is worth less. */
export function handWorth({ me }: Board, fact: Fact): number {
  const isInPlay =
    fact.unique === true &&
    [...me.characters, ...me.locations].some(({ sight }) => sight.face === 'up' && sight.printed === fact.id);
  const isLost = fact.unique === true && me.dead.some((sight) => sight.face === 'up' && sight.printed === fact.id);
  if (isLost) return 0;
  return isInPlay ? 1.4 : printedWorth(fact);
}
