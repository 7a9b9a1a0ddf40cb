import type { PrintedId } from '@kronika/kernel';
import { CLAN_NAMES, factOf, READY_DECKS } from '@kronika/l5r';
import { CLAN_BADGES } from '../../l5r/badges.ts';
import type { ReadyDeck } from './ready-deck.ts';

const FACES = 4;

/** The ready decks of Legend of the Five Rings. */
export const L5R_DECKS: readonly ReadyDeck[] = READY_DECKS.map(({ id, clan, name, about, deck }) => ({
  id,
  name,
  about,
  badge: CLAN_BADGES[clan],
  side: CLAN_NAMES[clan],
  numbers: numbersOf(deck.cards.map((entry) => entry.id)),
  faces: facesOf(deck.cards.map((entry) => entry.id)),
}));

function numbersOf(cards: readonly PrintedId[]): ReadyDeck['numbers'] {
  const stronghold = cards.map(factOf).find((fact) => fact.type === 'stronghold');
  if (stronghold?.type !== 'stronghold') return [];
  return [
    { value: String(stronghold.honor), word: { pl: 'honor', en: 'honor' } },
    { value: String(stronghold.fate), word: { pl: 'los', en: 'fate' } },
    { value: `+${stronghold.strengthBonus}`, word: { pl: 'siła', en: 'strength' } },
    { value: String(stronghold.influence), word: { pl: 'wpływ', en: 'influence' } },
  ];
}

/** The leaders: the costliest characters. */
function facesOf(cards: readonly PrintedId[]): readonly PrintedId[] {
  const characters = cards.map(factOf).filter((fact) => fact.type === 'character');
  return characters
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, FACES)
    .map(({ id }) => id);
}
