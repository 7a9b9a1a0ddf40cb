import type { CardFact, Suit } from '@kronika/oath';
import type { Composition } from '../../../cards/art/composition.ts';

/** The land and the sign of each suit. */
const OF_SUIT: Readonly<Record<Suit, Composition>> = {
  discord: { scene: 'court', subject: 'cloak-dagger' },
  arcane: { scene: 'hall', subject: 'crystal-eye' },
  order: { scene: 'keep', subject: 'castle' },
  hearth: { scene: 'hills', subject: 'village' },
  beast: { scene: 'forest', subject: 'paw-front' },
  nomad: { scene: 'field', subject: 'desert-camp' },
};

const RELIC: Composition = { scene: 'hall', subject: 'relic-blade' };
const VISION: Composition = { scene: 'night', subject: 'meditation' };
const EDIFICE: Composition = { scene: 'ridge', subject: 'watchtower' };

/** What a card shows. */
export function artOf({ back, suit }: Pick<CardFact, 'back' | 'suit'>): Composition {
  if (back === 'relic') return RELIC;
  if (back === 'vision') return VISION;
  if (back === 'edifice') return EDIFICE;
  return suit === null ? EDIFICE : OF_SUIT[suit];
}
