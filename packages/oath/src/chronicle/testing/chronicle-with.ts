import { randomOf } from '@kronika/kernel';
import { EDIFICES } from '../../facts/edifices.ts';
import { SUITS } from '../../facts/fact.ts';
import { DENIZEN_FACTS, EDIFICE_NAMES, SITE_NAMES, type SiteName } from '../../facts/library.ts';
import { firstChronicle } from '../first-game.ts';
import type { Chronicle } from '../record.ts';

/** A place of the map, as a test needs it. */
interface GivenPlace {
  readonly site: SiteName;
  readonly face?: 'up' | 'down';
  readonly cards?: readonly string[];
  readonly relics?: Chronicle['relics'];
}

/** What a test says of a chronicle; everything else is as in a first game. */
export interface GivenChronicle extends Partial<Omit<Chronicle, 'map'>> {
  /** By place; the others hold what they hold in a first game. */
  readonly map?: Readonly<Partial<Record<number, GivenPlace>>>;
}

/** A chronicle in which each card is once, wherever the test puts it. */
export function chronicleWith({ map = {}, ...given }: GivenChronicle): Chronicle {
  const usual = firstChronicle(randomOf('chronicle'));
  const named = new Set<string>(Object.values(map).flatMap((place) => (place === undefined ? [] : [place.site])));
  const free = SITE_NAMES.filter((site) => !named.has(site));
  const kept = usual.map.map(({ site }, place) => map[place] === undefined && !named.has(site));
  const taken = new Set(usual.map.filter((_, place) => kept[place]).map(({ site }) => site));
  const others = free.filter((site) => !taken.has(site));
  const places = usual.map.map((place, at) => {
    const said = map[at];
    if (said !== undefined)
      return {
        site: said.site,
        face: said.face ?? 'up',
        cards: [...(said.cards ?? [])],
        relics: [...(said.relics ?? [])],
      };
    if (kept[at] === true) return place;
    return { site: others.shift() ?? 'plains', face: 'down' as const, cards: [], relics: [] };
  });
  const onMap = new Set(places.flatMap(({ cards }) => cards));
  const inWorld = new Set(given.world ?? usual.world.filter((name) => !onMap.has(name)));
  const gone = new Set(given.dispossessed ?? []);
  const relicsOnMap = new Set<string>(places.flatMap(({ relics }) => relics));
  return {
    ...usual,
    map: places,
    sites: others,
    world: [...inWorld].filter((name) => !gone.has(name)),
    relics: usual.relics.filter((name) => !relicsOnMap.has(name) && !(given.relicsFirst ?? []).includes(name)),
    archive: Object.fromEntries(
      SUITS.map((suit) => [
        suit,
        DENIZEN_FACTS.filter(
          ({ name, suit: own }) => own === suit && !inWorld.has(name) && !onMap.has(name) && !gone.has(name),
        ).map(({ name }): string => name),
      ]),
    ),
    edifices: EDIFICE_NAMES.filter((name) => !onMap.has(name) && !onMap.has(EDIFICES[name].ruin)),
    ...given,
  };
}
