import type { ChallengeType, Fact, Faction } from '@kronika/agot';
import type { Badge } from '../../cards/Mon.tsx';

/** How the factions are told apart. */
export const FACTION_BADGES: Readonly<Record<Faction | 'neutral', Badge>> = {
  stark: { allegiance: 'stark', shape: 'shield', icon: 'wolf-head' },
  lannister: { allegiance: 'lannister', shape: 'banner', icon: 'lion' },
  baratheon: { allegiance: 'baratheon', shape: 'pent', icon: 'stag-head' },
  greyjoy: { allegiance: 'greyjoy', shape: 'drop', icon: 'giant-squid' },
  tyrell: { allegiance: 'tyrell', shape: 'rosette', icon: 'rose' },
  martell: { allegiance: 'martell', shape: 'circle', icon: 'sun-spear' },
  targaryen: { allegiance: 'targaryen', shape: 'tri', icon: 'spiked-dragon-head' },
  thenightswatch: { allegiance: 'watch', shape: 'square', icon: 'raven' },
  neutral: { allegiance: 'neutral', shape: 'octa', icon: 'crown' },
};

/** Whom a card belongs to. */
export function badgeOf({ faction }: Fact): Badge {
  return FACTION_BADGES[faction];
}

/** How the types of challenges are told apart: a blade's point, a half-round, a square. */
export const CHALLENGE_BADGES: Readonly<Record<ChallengeType, Badge>> = {
  military: { allegiance: 'military', shape: 'blade', icon: 'crossed-swords' },
  intrigue: { allegiance: 'intrigue', shape: 'half', icon: 'spy' },
  power: { allegiance: 'power', shape: 'square', icon: 'crown' },
};
