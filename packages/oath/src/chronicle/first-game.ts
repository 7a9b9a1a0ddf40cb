import type { Random } from '@kronika/kernel';
import { SUITS } from '../facts/fact.ts';
import { DECK_RELICS, DENIZEN_FACTS, EDIFICE_NAMES, SITE_NAMES, type SiteName } from '../facts/library.ts';
import type { Chronicle } from './record.ts';

/** The sites that lie open in a first game, with their denizens, by their places (OATH-1-25). */
const OPEN: Readonly<Record<number, { readonly site: SiteName; readonly card: string }>> = {
  0: { site: 'plains', card: 'longbows' },
  2: { site: 'mountain', card: 'taming-charm' },
  5: { site: 'rocky-coast', card: 'elders' },
};

const PLACES = 8;

/** The denizens of a first game (OATH-1-26). */
export function firstWorld(): readonly string[] {
  return DENIZEN_FACTS.filter(({ firstGame }) => firstGame).map(({ name }) => name);
}

/** The chronicle of a world that has no history yet (OATH-1-25, OATH-1-26). */
export function firstChronicle(random: Random): Chronicle {
  const open = Object.values(OPEN).map(({ site }) => site);
  const hidden = random.shuffled(SITE_NAMES.filter((site) => !open.includes(site)));
  const onMap = Object.values(OPEN).map(({ card }) => card);
  let next = 0;
  const map = Array.from({ length: PLACES }, (_, place) => {
    const fixed = OPEN[place];
    if (fixed !== undefined) return { site: fixed.site, face: 'up' as const, cards: [fixed.card], relics: [] };
    const site = hidden[next] ?? 'steppe';
    next += 1;
    return { site, face: 'down' as const, cards: [], relics: [] };
  });
  return {
    game: 1,
    goal: 'supremacy',
    citizens: [],
    map,
    world: firstWorld().filter((name) => !onMap.includes(name)),
    relicsFirst: [],
    relics: [...DECK_RELICS],
    sites: hidden.slice(next),
    dispossessed: [],
    archive: Object.fromEntries(
      SUITS.map((suit) => [
        suit,
        DENIZEN_FACTS.filter((fact) => fact.suit === suit && !fact.firstGame).map(({ name }): string => name),
      ]),
    ),
    edifices: [...EDIFICE_NAMES],
  };
}
