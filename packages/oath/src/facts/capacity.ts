import { EDIFICES } from './edifices.ts';
import { EDIFICE_NAMES, type SiteName, siteFact } from './library.ts';

const SALT_THE_EARTH = 'salt-the-earth';

/** How many cards a site with these cards takes (OATH-2.8.1-a). Salt the Earth leaves room for itself alone. */
export function capacityWith(site: SiteName, cards: readonly string[]): number {
  return cards.includes(SALT_THE_EARTH) ? 1 : siteFact(site).capacity;
}

/**
 * Whether these cards may lie at the site. Where Salt the Earth lay, an edifice built in its place stays, even if the site
 * takes no cards (OATH-8.3.1-a).
 */
export function isWithinCapacity(site: SiteName, cards: readonly string[]): boolean {
  const [only, ...others] = cards;
  const isBuilding = EDIFICE_NAMES.some((name) => name === only || EDIFICES[name].ruin === only);
  return cards.length <= capacityWith(site, cards) || (isBuilding && others.length === 0);
}
