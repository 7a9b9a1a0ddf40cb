import type { CardType, Fact, HeroId, Kamae } from '@kronika/senjutsu';
import type { Badge } from '../../cards/Mon.tsx';
import type { IconName } from '../../sprite/names.ts';

/** The positions of the Kamae tree. */
export const KAMAE_BADGES: Readonly<Record<Kamae, Badge>> = {
  neutral: { allegiance: 'kneutral', shape: 'octa', icon: 'x-enso' },
  aggression: { allegiance: 'aggression', shape: 'tri', icon: 'flame' },
  balance: { allegiance: 'balance', shape: 'circle', icon: 'yin-yang' },
  determination: { allegiance: 'determination', shape: 'square', icon: 'peaks' },
};

const hero = (id: string, icon: IconName): Badge => ({ allegiance: `hero-${id}`, shape: 'circle', icon });

/** The heroes by their crests. */
export const HERO_BADGES: Readonly<Record<HeroId, Badge>> = {
  master: hero('master', 'meditation'),
  student: hero('student', 'lotus'),
  warrior: hero('warrior', 'fire-tail'),
  ronin: hero('ronin', 'wolf-head'),
  assassin: hero('assassin', 'scorpion-tail'),
  ninja: hero('ninja', 'ninja-heroic-stance'),
  'onna-bugeisha': hero('onna-bugeisha', 'rose'),
  ashigaru: hero('ashigaru', 'flying-flag'),
  monk: hero('monk', 'sun'),
  sailor: hero('sailor', 'anchor'),
  wakou: hero('wakou', 'giant-squid'),
  yasuke: hero('yasuke', 'lion'),
  yojimbo: hero('yojimbo', 'padlock'),
};

/** What a card is, where there is room for a picture. */
export const TYPE_ICONS: Readonly<Record<CardType | 'core', IconName>> = {
  attack: 'crossed-swords',
  defence: 'shield',
  meditation: 'meditation',
  core: 'samurai-helmet',
};

/** Cards that a hero alone may use bear its crest, the others show what they are. */
export function badgeOf(fact: Fact): Badge {
  switch (fact.is) {
    case 'ability':
      return fact.hero === undefined ? plain(TYPE_ICONS[fact.type]) : HERO_BADGES[fact.hero];
    case 'solo':
      return plain(TYPE_ICONS[fact.type]);
    case 'poison':
      return plain('scorpion-tail');
  }
}

function plain(icon: IconName): Badge {
  return { allegiance: 'neutral', shape: 'rhomb', icon };
}
