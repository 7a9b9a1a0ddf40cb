import { type DeckRelic, siteFact } from '../facts/library.ts';
import type { Chronicle } from './record.ts';

/** The relics that each faceup site shows are filled up from the relic deck, as far as it lasts (OATH-8.6.2-a). */
export function relicsFilledUp(
  { map }: Pick<Chronicle, 'map'>,
  deck: readonly DeckRelic[],
): { readonly map: readonly (readonly DeckRelic[])[]; readonly left: readonly DeckRelic[] } {
  let left = deck;
  const filled = map.map(({ site, face, relics }) => {
    const shown = face === 'up' ? (siteFact(site).clue?.relics ?? 0) : 0;
    const dealt = left.slice(0, Math.max(0, shown - relics.length));
    left = left.slice(dealt.length);
    return [...relics, ...dealt];
  });
  return { map: filled, left };
}
