import type { Clan, Element } from '@kronika/l5r';
import type { Badge } from '../../cards/Mon.tsx';

/** How the clans are told apart. */
export const CLAN_BADGES: Readonly<Record<Clan | 'neutral', Badge>> = {
  crab: { allegiance: 'crab', shape: 'hex', icon: 'crab' },
  crane: { allegiance: 'crane', shape: 'circle', icon: 'heron' },
  dragon: { allegiance: 'dragon', shape: 'tri', icon: 'dragon-spiral' },
  lion: { allegiance: 'lion', shape: 'shield', icon: 'lion' },
  phoenix: { allegiance: 'phoenix', shape: 'drop', icon: 'fire-tail' },
  scorpion: { allegiance: 'scorpion', shape: 'rhomb', icon: 'scorpion-tail' },
  unicorn: { allegiance: 'unicorn', shape: 'arch', icon: 'unicorn' },
  neutral: { allegiance: 'neutral', shape: 'octa', icon: 'queen-crown' },
};

/** How the rings and elements are told apart: the five stones of a gorintō. */
export const ELEMENT_BADGES: Readonly<Record<Element, Badge>> = {
  air: { allegiance: 'air', shape: 'crescent', icon: 'windy-stripes' },
  earth: { allegiance: 'earth', shape: 'square', icon: 'peaks' },
  fire: { allegiance: 'fire', shape: 'tri', icon: 'flame' },
  water: { allegiance: 'water', shape: 'circle', icon: 'big-wave' },
  void: { allegiance: 'void', shape: 'jewel', icon: 'x-enso' },
};
