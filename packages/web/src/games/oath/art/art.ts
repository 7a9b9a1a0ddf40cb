import type { CardFact } from '@kronika/oath';
import type { Composition, Compositions } from '../../../cards/art/composition.ts';
import { arcaneArt } from './arcane.ts';
import { beastArt } from './beast.ts';
import { discordArt } from './discord.ts';
import { edificesArt } from './edifices.ts';
import { hearthArt } from './hearth.ts';
import { nomadArt } from './nomad.ts';
import { orderArt } from './order.ts';
import { relicsArt } from './relics.ts';
import { visionsArt } from './visions.ts';

/** What is drawn on every card that is no site; a site has a view of its own. */
export const OATH_ART: Compositions = {
  ...discordArt,
  ...arcaneArt,
  ...orderArt,
  ...hearthArt,
  ...beastArt,
  ...nomadArt,
  ...edificesArt,
  ...relicsArt,
  ...visionsArt,
};

/** For a card that nobody has drawn yet. */
const BLANK: Composition = { scene: 'ridge', subject: 'open-book' };

/** What a card shows. */
export function artOf({ name }: Pick<CardFact, 'name'>): Composition {
  return OATH_ART[name] ?? BLANK;
}
